import type { Keys } from '../keys.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { readChanges, type Change } from './change.ts';
import type { StreamPosition } from './feed-cursor.ts';

/** The changes of one script. */
export interface StreamEntry {
  readonly id: string;
  readonly changes: readonly Change[];
}

export interface StreamReading {
  /** Whether the stream still has all changes after the position. */
  readonly isWhole: boolean;
  readonly entries: readonly StreamEntry[];
  /** The position after the read changes; the end of the stream if it has a gap. */
  readonly end: StreamPosition;
  readonly hasMore: boolean;
  readonly now: number;
}

const readScript = defineScript(new URL('./read-feed.lua', import.meta.url));

/** Reads the changes of a stream after a position, or only its end without a position. */
export async function readStream(
  { session, keys }: { readonly session: RedisSession; readonly keys: Keys },
  set: string,
  after: StreamPosition | undefined,
  atMost: number,
): Promise<StreamReading> {
  const { meta, changes } = keys.set(set);
  const reply = await session.run(
    readScript,
    [meta, changes],
    [after?.createdAt ?? '', after?.entry ?? '', atMost],
  );
  const now = reply.integer();
  const createdAt = reply.integer();
  const isWhole = reply.flag();
  const end = { createdAt, entry: reply.string() };
  const hasMore = reply.flag();
  const entries = reply.rest((row) => ({ id: row.string(), changes: readChanges(row.string()) }));
  return { isWhole, entries, end, hasMore, now };
}
