import { checkKept } from '../events/expiry-events.ts';
import { checkOptions, checkSignal } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { runWithChangeLog } from '../sets/strategies/sorted/scripts.ts';
import type { Notifications } from '../redis/notifications.ts';
import { untilAborted } from './until-aborted.ts';
import type { Change } from './change.ts';
import { decodeFeedCursor, encodeFeedCursor, type FeedPosition } from './feed-cursor.ts';
import type { FeedTails } from './feed-tail.ts';
import { readFeed, type FeedReading } from './read-feed.ts';

export type FeedPage =
  | {
      readonly status: 'ok';
      /** In their order. */
      readonly changes: readonly Change[];
      /** The position for the next call: pass it as `after`. */
      readonly cursor: string;
      readonly hasMore: boolean;
      readonly now: number;
    }
  /** Some changes after the cursor were dropped. Read the set again, and continue from `cursor`. */
  | { readonly status: 'gap'; readonly cursor: string; readonly now: number };

interface FeedContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly notifications: Notifications;
  readonly feedTails: FeedTails;
  /** Sends the earlier calls of this turn on the set. */
  readonly flush: () => void;
}

/** Entries that are dropped at a time when a feed is closed. */
const DROPPED_ENTRIES = 1000;

const openScript = defineScript(new URL('./open-feed.lua', import.meta.url));
const closeScript = defineScript(new URL('./close-feed.lua', import.meta.url));

/**
 * The changes of a set, without gaps: the script that makes a change also writes it. Off until it is opened.
 * `expired` appears when the member is removed, so a sweeper must run in some process.
 */
export class ChangeFeed {
  readonly #context: FeedContext;
  readonly #set: string;

  /** Available as `SortedSet.feed`. */
  constructor(context: FeedContext, set: string) {
    this.#context = context;
    this.#set = set;
  }

  /**
   * Opens the feed, or changes how many changes it keeps: 1000 to ten million; 100,000 by default.
   * `INVALID_OPTION`.
   */
  async open(options: { readonly kept?: number | undefined } = {}): Promise<{
    readonly status: 'opened' | 'open';
  }> {
    const { kept } = checkOptions(options, { kept: true });
    checkKept(kept);
    this.#context.flush();
    const reply = await runWithChangeLog(this.#context, openScript, this.#set, [
      kept ?? CONSTRAINTS.eventsKeptByDefault,
    ]);
    return { status: reply.flag() ? 'opened' : 'open' };
  }

  /** Closes the feed and drops its changes. */
  async close(): Promise<{ readonly status: 'closed' | 'absent' }> {
    const { session, keys, notifications, flush } = this.#context;
    const { meta, changes } = keys.set(this.#set);
    flush();
    const reply = await session.run(closeScript, [meta, changes], [DROPPED_ENTRIES]);
    const status = reply.flag() ? 'closed' : 'absent';
    let left = reply.integer();
    while (left > 0) {
      const again = await session.run(closeScript, [meta, changes], [DROPPED_ENTRIES]);
      again.flag();
      left = again.integer();
    }
    notifications.publish(`changed:${this.#set}`);
    return { status };
  }

  /**
   * The current end of the feed. A reader that reads the set after this call, and then follows, misses no
   * change. `FEED_OFF`.
   */
  async cursor(): Promise<string> {
    return encodeFeedCursor((await this.#read()).end);
  }

  /** The changes after a cursor, at most some thousand. `FEED_OFF`, `INVALID_CURSOR`. O(changes). */
  async read(after: string): Promise<FeedPage> {
    return toPage(await this.#read(decodeFeedCursor(after)));
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
    const tail = this.#context.feedTails.join(this.#set);
    try {
      let position = given ?? (await untilAborted(this.#read(), signal))?.end;
      while (position !== undefined) {
        const reading = await tail.next(position, signal);
        if (reading === undefined) return;
        position = reading.end;
        yield toPage(reading);
      }
    } finally {
      this.#context.feedTails.leave(this.#set);
    }
  }

  #read(after?: FeedPosition): Promise<FeedReading> {
    const { session, keys, flush } = this.#context;
    flush();
    return readFeed(session, keys, this.#set, after);
  }
}

function toPage({ isWhole, entries, end, hasMore, now }: FeedReading): FeedPage {
  const cursor = encodeFeedCursor(end);
  if (!isWhole) return { status: 'gap', cursor, now };
  return { status: 'ok', changes: entries.flatMap(({ changes }) => changes), cursor, hasMore, now };
}
