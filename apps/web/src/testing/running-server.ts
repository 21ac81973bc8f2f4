export const START = Date.parse('2026-01-01T12:00:00.000Z');
/** The address of the set's page. */
export const ADDRESS = '/sets/a%2Fb';

export const iso = (at: number) => new Date(at).toISOString();

/** A server with one set, whose clock differs from the browser's. */
export function runningServer(members: Record<string, number | null>, strategy = 'SORTED') {
  const startedAt = performance.now();
  const now = () => START + (performance.now() - startedAt);
  const live = () =>
    Object.entries(members)
      .filter(([, left]) => left === null || START + left > now())
      .map(([member, left]) => ({
        member,
        value: { n: 1 },
        expiresAt: left === null ? null : iso(START + left),
      }));
  return {
    SetSummary: () => ({
      expiringSet: {
        name: 'a/b',
        strategy,
        count: live().length,
        countIsExact: true,
        nextExpiresAt: null,
        defaultTtlMs: 60_000,
        createdAt: iso(START),
        now: iso(now()),
        handOver: strategy === 'SORTED' ? { isOn: false, waitingCount: 0 } : null,
        details: {
          memoryBytes: 2_048,
          memoryIsEstimated: false,
          sweepLagMs: 0,
          blockMs: null,
          partitions: null,
          shards: null,
          feed: null,
        },
      },
    }),
    MemberWindow: () => ({
      expiringSet: {
        members: {
          now: iso(now()),
          startRank: 0,
          totalCount: live().length,
          edges: live().map((node) => ({ node })),
          pageInfo: { startCursor: 's', endCursor: 'e', hasNextPage: false },
        },
      },
    }),
    SearchMembers: () => ({
      expiringSet: {
        searchMembers: {
          now: iso(now()),
          endCursor: null,
          scannedCount: 9_000,
          totalCount: 9_000,
          matches: live(),
        },
      },
    }),
    OneMember: ({ member }: Record<string, unknown>) => ({
      expiringSet: {
        now: iso(now()),
        member: live().find((each) => each.member === member) ?? null,
        memberRank: { rank: 6, totalCount: 9_000 },
      },
    }),
    SetHistory: () => ({
      expiringSet: {
        history: {
          from: iso(START - 30_000),
          stepMs: 10_000,
          live: [1, 3, null],
          addedPerSecond: [null, 0.2, null],
          expiredPerSecond: [null, 0.1, null],
          now: iso(now()),
        },
      },
    }),
    TimeLeft: () => ({
      expiringSet: {
        timeLeft: {
          now: iso(now()),
          spanMs: 60_000,
          beyond: 4,
          never: 2,
          buckets: [{ fromMs: 0, toMs: 60_000, count: 7 }],
        },
      },
    }),
  };
}
