/** The schema promises that the names of demo sets begin with it. */
export const SAMPLE_PREFIX = 'sample:';
