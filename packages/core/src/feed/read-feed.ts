import type { Keys } from '../keys.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { readChanges, type Change } from './change.ts';
import type { FeedPosition } from './feed-cursor.ts';

/** The changes of one script. */
export interface FeedEntry {
  readonly id: string;
  readonly changes: readonly Change[];
}

export interface FeedReading {
  /** Whether the feed still has all changes after the position. */
  readonly isWhole: boolean;
  readonly entries: readonly FeedEntry[];
  /** The position after the read changes; the end of the feed if it has a gap. */
  readonly end: FeedPosition;
  readonly hasMore: boolean;
  readonly now: number;
}

/** Entries that are read at a time, each with the changes of one script: at most some thousand changes. */
export const READ_ENTRIES = 16;

const readScript = defineScript(new URL('./read-feed.lua', import.meta.url));

/** Reads the changes after a position, or only the end of the feed without a position. */
export async function readFeed(
  session: RedisSession,
  keys: Keys,
  set: string,
  after?: FeedPosition,
): Promise<FeedReading> {
  const { meta, changes } = keys.set(set);
  const reply = await session.run(
    readScript,
    [meta, changes],
    [after?.createdAt ?? '', after?.entry ?? '', READ_ENTRIES],
  );
  const now = reply.integer();
  const createdAt = reply.integer();
  const isWhole = reply.flag();
  const end = { createdAt, entry: reply.string() };
  const hasMore = reply.flag();
  const entries = reply.rest((row) => ({ id: row.string(), changes: readChanges(row.string()) }));
  return { isWhole, entries, end, hasMore, now };
}
