import { checkKept } from '../events/expiry-events.ts';
import { checkOptions, checkSignal } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { untilAborted } from './until-aborted.ts';
import type { Change } from './change.ts';
import { decodeFeedCursor, encodeFeedCursor } from './feed-cursor.ts';
import type { FeedSource } from './feed-source.ts';
import type { FeedTails } from './feed-tails.ts';
import type { FeedReading } from './merge-streams.ts';

export type FeedPage =
  | {
      readonly status: 'ok';
      /** In their order; in a sharded set, in the order of each shard. */
      readonly changes: readonly Change[];
      /** The position for the next call: pass it as `after`. */
      readonly cursor: string;
      readonly hasMore: boolean;
      readonly now: number;
    }
  /**
   * Some changes after the cursor were dropped, or a sharded set was cleared. Read the set again, and continue from
   * `cursor`.
   */
  | { readonly status: 'gap'; readonly cursor: string; readonly now: number };

/**
 * The changes of a set, without gaps: the script that makes a change also writes it. Off until it is opened.
 * `expired` appears when the member is removed, so a sweeper must run in some process.
 *
 * A sharded set has a stream for each shard. Its cursor has a position in each, and is up to 10 kB long, usually less
 * than 3. All changes of a member are in one stream, in their order. There is no order between shards. A `clear` is a
 * gap, because the shards are cleared one by one.
 */
export class ChangeFeed {
  readonly #source: FeedSource;
  readonly #tails: FeedTails;

  /** Available as `feed` of sorted and sharded sets. */
  constructor(source: FeedSource, tails: FeedTails) {
    this.#source = source;
    this.#tails = tails;
  }

  /**
   * Opens the feed, or changes how many changes it keeps: 1000 to ten million; 100,000 by default.
   * Each shard of a sharded set keeps its share, at least 1000. `INVALID_OPTION`.
   */
  async open(options: { readonly kept?: number | undefined } = {}): Promise<{
    readonly status: 'opened' | 'open';
  }> {
    const { kept } = checkOptions(options, { kept: true });
    checkKept(kept);
    const opened = await this.#source.open(kept ?? CONSTRAINTS.eventsKeptByDefault);
    return { status: opened ? 'opened' : 'open' };
  }

  /** Closes the feed and drops its changes. */
  async close(): Promise<{ readonly status: 'closed' | 'absent' }> {
    return { status: (await this.#source.close()) ? 'closed' : 'absent' };
  }

  /**
   * The current end of the feed. A reader that reads the set after this call, and then follows, misses no
   * change. `FEED_OFF`.
   */
  async cursor(): Promise<string> {
    return encodeFeedCursor((await this.#source.read()).end);
  }

  /**
   * The changes after a cursor, of less than 16 scripts plus one for each shard. A script makes at most 1000 changes.
   * `FEED_OFF`, `INVALID_CURSOR`. O(changes + shards).
   */
  async read(after: string): Promise<FeedPage> {
    return toPage(await this.#source.read(decodeFeedCursor(after)));
  }

  /**
   * The changes after a cursor, or from now on, as they happen; ends when the signal aborts. Pages are never
   * empty. All followers of a set in one Mayfly share one reader of its feed, and a slow follower delays no
   * other. The signal ends it immediately, even if Redis hangs. Throws the errors of `read`: then continue
   * with `after`, the last cursor.
   * `INVALID_OPTION`, `INVALID_CURSOR`.
   */
  async *follow(
    options: {
      readonly after?: string | undefined;
      readonly signal?: AbortSignal | undefined;
    } = {},
  ): AsyncGenerator<FeedPage, void> {
    const { after, signal } = checkOptions(options, { after: true, signal: true });
    checkSignal(signal);
    const given = after === undefined ? undefined : decodeFeedCursor(after);
    const tail = this.#tails.join(this.#source);
    try {
      let position = given ?? (await untilAborted(this.#source.read(), signal))?.end;
      while (position !== undefined) {
        const reading = await tail.next(position, signal);
        if (reading === undefined) return;
        position = reading.end;
        yield toPage(reading);
      }
    } finally {
      this.#tails.leave(this.#source);
    }
  }
}

function toPage({ isWhole, entries, end, hasMore, now }: FeedReading): FeedPage {
  const cursor = encodeFeedCursor(end);
  if (!isWhole) return { status: 'gap', cursor, now };
  return { status: 'ok', changes: entries.flatMap(({ changes }) => changes), cursor, hasMore, now };
}
