import { checkKept } from '../events/expiry-events.ts';
import type { Keys } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { defineScript, STREAM_IDS } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { defineJournalled, journalled } from '../sets/sorted/scripts.ts';
import type { Doorbell } from '../sweep/doorbell.ts';
import { readChanges, type Change } from './change.ts';
import { decodeFeedCursor, encodeFeedCursor } from './feed-cursor.ts';

export type FeedPage =
  | {
      readonly status: 'ok';
      /** In the order in which they happened. */
      readonly changes: readonly Change[];
      /** Where to go on: pass it as `after`. */
      readonly cursor: string;
      readonly hasMore: boolean;
      readonly now: number;
    }
  /** What came after the cursor is no longer all there: read the set anew, and go on from `cursor`. */
  | { readonly status: 'gap'; readonly cursor: string; readonly now: number };

interface FeedContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly doorbell: Doorbell;
  /** Sends ahead what was asked of the set earlier in this turn. */
  readonly flush: () => void;
}

/** Entries of one script's changes each that are read at once: some thousand changes at most. */
const READ_ENTRIES = 16;

/** Entries that are dropped at once when a feed is closed. */
const DROPPED_ENTRIES = 1000;

/** A follower looks by itself this often, in case a ring was lost. */
const LOOK_MS = 5000;

const openScript = defineJournalled(new URL('./open-feed.lua', import.meta.url));
const closeScript = defineScript(new URL('./close-feed.lua', import.meta.url), 2);
const readScript = defineScript(new URL('./read-feed.lua', import.meta.url), 2, [STREAM_IDS]);

/**
 * What happens to a set, change by change, without gaps: each is written by the script that makes it.
 * Off until it is opened. `expired` comes when the member is ended, so a sweeper must run somewhere.
 */
export class ChangeFeed {
  readonly #context: FeedContext;
  readonly #set: string;

  /** Handed out as `SortedSet.feed`. */
  constructor(context: FeedContext, set: string) {
    this.#context = context;
    this.#set = set;
  }

  /**
   * Opens the feed, or changes how many changes it keeps: 1000 to ten million, 100,000 where it is left
   * out. `INVALID_OPTION`.
   */
  async open({ kept }: { readonly kept?: number | undefined } = {}): Promise<{
    readonly status: 'opened' | 'open';
  }> {
    checkKept(kept);
    const { session, keys, flush } = this.#context;
    const written = journalled(keys, this.#set);
    flush();
    const reply = await session.run(openScript, written.keys, [
      ...written.args,
      kept ?? LIMITS.eventsKeptByDefault,
    ]);
    return { status: reply.flag() ? 'opened' : 'open' };
  }

  /** Closes the feed and drops what it holds. */
  async close(): Promise<{ readonly status: 'closed' | 'absent' }> {
    const { session, keys, flush } = this.#context;
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
    return { status };
  }

  /** Where the feed ends now. Whoever reads the set after this and then follows misses nothing. `FEED_OFF`. */
  async cursor(): Promise<string> {
    return (await this.#read('', '')).cursor;
  }

  /** What happened after a cursor, some thousand changes at most. `FEED_OFF`, `INVALID_CURSOR`. O(changes). */
  async read(after: string): Promise<FeedPage> {
    const { createdAt, entry } = decodeFeedCursor(after);
    return this.#read(createdAt, entry);
  }

  /**
   * What happens after a cursor, or from now on, as it happens; ends when the signal aborts. Pages are
   * never empty. Throws what `read` throws: whoever goes on does so from the last cursor.
   */
  async *follow({
    after,
    signal,
  }: {
    readonly after?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  } = {}): AsyncGenerator<FeedPage> {
    const bell = new Bell();
    const stopListening = this.#context.doorbell.listen({
      topic: `changed:${this.#set}`,
      onRing: () => bell.ring(),
      onListening: () => bell.ring(),
    });
    const onAbort = () => bell.ring();
    signal?.addEventListener('abort', onAbort);
    try {
      let cursor = after ?? (await this.cursor());
      for (;;) {
        if (signal?.aborted === true) return;
        bell.hush();
        const page = await this.read(cursor);
        ({ cursor } = page);
        if (page.status === 'gap' || page.changes.length > 0) yield page;
        else await bell.rung();
      }
    } finally {
      signal?.removeEventListener('abort', onAbort);
      stopListening();
      bell.ring();
    }
  }

  async #read(createdAt: number | '', entry: string): Promise<FeedPage> {
    const { session, keys, flush } = this.#context;
    const { meta, changes } = keys.set(this.#set);
    flush();
    const reply = await session.run(readScript, [meta, changes], [createdAt, entry, READ_ENTRIES]);
    const now = reply.integer();
    const madeAt = reply.integer();
    const isWhole = reply.flag();
    const cursor = encodeFeedCursor({ createdAt: madeAt, entry: reply.string() });
    const hasMore = reply.flag();
    if (!isWhole) return { status: 'gap', cursor, now };
    const read = reply.rest((row) => readChanges(row.string())).flat();
    return { status: 'ok', changes: read, cursor, hasMore, now };
  }
}

/** Lets one waiter know that something has happened since it hushed the bell, or that it is time to look. */
class Bell {
  #hasRung = false;
  #resolve: (() => void) | undefined;

  hush(): void {
    this.#hasRung = false;
  }

  ring(): void {
    this.#hasRung = true;
    this.#resolve?.();
  }

  /** Resolves at once if it has rung, at the next ring, or after a while. */
  async rung(): Promise<void> {
    if (this.#hasRung) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_MS);
      timer.unref();
      this.#resolve = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
