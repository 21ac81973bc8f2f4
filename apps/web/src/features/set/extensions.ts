/** The durations by which a single press extends a member. */
export const EXTENSIONS = [60_000, 600_000, 3_600_000] as const;
