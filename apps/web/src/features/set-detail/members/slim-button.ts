/** Three buttons fit beside the title of a panel on a phone. */
export const SLIM = 'max-sm:px-2.5!';
