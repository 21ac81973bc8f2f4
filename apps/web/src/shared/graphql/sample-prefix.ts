/** The schema promises that the sample's sets bear names that begin so. */
export const SAMPLE_PREFIX = 'sample:';
