/** Members for a set, whose names are in the order of their numbers. */
export const numbered = (count: number, ttlMs: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    member: `m${String(index).padStart(4, '0')}`,
    ttlMs: ttlMs(index),
    value: { index },
  }));
