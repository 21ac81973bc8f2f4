import type { SetChangesSubscription } from '../documents.generated.ts';

export type FeedPayload = SetChangesSubscription['setChanges'];

export interface FeedEntry {
  /** Counts up, so that each has a key of its own. */
  readonly id: number;
  readonly kind: FeedPayload['changes'][number]['kind'];
  readonly member: string | null;
  /** The expiry that the member has now, or had; null for never. */
  readonly expiresAt: number | null;
  readonly clearedCount: number | null;
  /** The server's time at which the change was told. */
  readonly toldAt: number;
}

/** What was heard of a set lately. */
export interface FeedLog {
  /** The latest first. */
  readonly entries: readonly FeedEntry[];
  readonly heardCount: number;
}

export const EMPTY_FEED_LOG: FeedLog = { entries: [], heardCount: 0 };

/** What is older than this many changes nobody scrolls back to while more come in. */
const MOST_ENTRIES = 100;

export function addToLog(log: FeedLog, payloads: readonly FeedPayload[]): FeedLog {
  const heard = payloads.flatMap(({ changes, now }) =>
    changes.map((change) => ({ change, toldAt: Date.parse(now) })),
  );
  if (heard.length === 0) return log;
  const fresh = heard
    .map(({ change, toldAt }, index): FeedEntry => {
      const { kind, member, expiresAt, clearedCount } = change;
      return {
        id: log.heardCount + index,
        kind,
        member,
        expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
        clearedCount,
        toldAt,
      };
    })
    .slice(-MOST_ENTRIES)
    .reverse();
  return {
    entries: [...fresh, ...log.entries].slice(0, MOST_ENTRIES),
    heardCount: log.heardCount + heard.length,
  };
}
