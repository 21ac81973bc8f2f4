import type { SetChangesSubscription } from '../documents.generated.ts';

export type FeedPayload = SetChangesSubscription['setChanges'];

export interface FeedEntry {
  /** Increases, as a unique key. */
  readonly id: number;
  readonly kind: FeedPayload['changes'][number]['kind'];
  readonly member: string | null;
  /** The member's expiry, or its last one; null for never. */
  readonly expiresAt: number | null;
  readonly clearedCount: number | null;
  /** The server's time when the change was reported. */
  readonly toldAt: number;
}

/** The latest changes of a set. */
export interface FeedLog {
  /** Latest first. */
  readonly entries: readonly FeedEntry[];
  readonly heardCount: number;
}

export const EMPTY_FEED_LOG: FeedLog = { entries: [], heardCount: 0 };

/** The maximum number of kept changes: no one scrolls back further while more arrive. */
const MAX_ENTRIES = 50;

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
    .slice(-MAX_ENTRIES)
    .reverse();
  return {
    entries: [...fresh, ...log.entries].slice(0, MAX_ENTRIES),
    heardCount: log.heardCount + heard.length,
  };
}
