/** The times by which a member can be extended with one press. */
export const EXTENSIONS = [60_000, 600_000, 3_600_000] as const;
