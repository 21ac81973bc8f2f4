/** Names of demo sets begin with it. */
export const DEMO_PREFIX = 'sample:';
