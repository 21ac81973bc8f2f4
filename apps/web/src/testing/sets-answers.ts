/** On Redis's clock, for the duration of a test. */
export const now = '2026-01-01T12:00:00.000Z';

interface Listed {
  readonly name: string;
  readonly strategy?: string;
  readonly countIsExact?: boolean;
  readonly nextExpiresAt?: string | null;
}

/** The API's answer for the list of sets. */
export function setsAnswer(sets: readonly Listed[], totalCount = sets.length) {
  return {
    expiringSets: {
      now,
      totalCount,
      consideredCount: sets.length,
      consideredAll: sets.length === totalCount,
      edges: sets.map((set) => ({
        node: {
          strategy: 'SORTED',
          count: 3,
          countIsExact: true,
          nextExpiresAt: '2026-01-01T12:03:07.000Z',
          defaultTtlMs: 300_000,
          createdAt: now,
          ...set,
        },
      })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  };
}

/** All answers for the page of sets, with sets of these names. */
export const setsPageAnswers = (
  names: readonly string[],
  sample = { active: false, available: false },
) => ({
  Now: () => ({ now }),
  Sets: () => setsAnswer(names.map((name) => ({ name }))),
  DemoData: () => ({ demoData: sample }),
  AdoptedSets: () => ({
    adoptedSets: {
      now,
      totalCount: 0,
      edges: [] as object[],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }),
  AdoptedSummary: () => ({
    adoptedSet: {
      summary: { count: 7, expiredCount: 2, nextExpiresAt: null, keyExpiresAt: null, now },
    },
  }),
});
