import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import type { Notifications } from '../redis/notifications.ts';
import { ResetEvent } from '../reset-event.ts';
import { untilAborted } from './until-aborted.ts';
import { idPrecedes, type FeedPosition } from './feed-cursor.ts';
import { READ_ENTRIES, readFeed, type FeedEntry, type FeedReading } from './read-feed.ts';

interface TailContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly notifications: Notifications;
}

/** Changes that a tail keeps for followers that are slightly behind; each has up to a kilobyte. */
const KEPT_CHANGES = 2000;

/** The interval of polling, in case a notification was lost. */
const LOOK_MS = 5000;

/**
 * The end of one set's feed, read once for all followers in one Mayfly. Followers that are further behind
 * read the stream directly until they have caught up.
 */
class FeedTail {
  readonly #context: TailContext;
  readonly #set: string;
  readonly #changed = new ResetEvent();
  readonly #waiting = new Set<(error?: unknown) => void>();
  readonly #stopListening: () => void;
  /** The changes between `#start` and `#end`; undefined before the first read. */
  #entries: FeedEntry[] = [];
  #keptChanges = 0;
  #start: FeedPosition | undefined;
  #end: FeedPosition | undefined;
  #now = 0;
  /** Counts the reads with changes. */
  #news = 0;
  #stopped = false;

  constructor(context: TailContext, set: string) {
    this.#context = context;
    this.#set = set;
    this.#stopListening = context.notifications.listen({
      topic: `changed:${set}`,
      onNotification: () => this.#changed.set(),
      onListening: () => this.#changed.set(),
    });
    void this.#run();
  }

  stop(): void {
    this.#stopped = true;
    this.#stopListening();
    this.#changed.set();
  }

  /** The changes after a position, as soon as there are some; undefined if the signal aborts. */
  async next(after: FeedPosition, signal?: AbortSignal): Promise<FeedReading | undefined> {
    for (;;) {
      if (signal?.aborted === true) return undefined;
      const seen = this.#news;
      const reading = this.#kept(after) ?? (await untilAborted(this.#read(after), signal));
      if (reading === undefined) return undefined;
      if (!reading.isWhole || reading.entries.length > 0) return reading;
      if (this.#news === seen) await this.#wait(signal);
    }
  }

  #read(after?: FeedPosition): Promise<FeedReading> {
    return readFeed(this.#context.session, this.#context.keys, this.#set, after);
  }

  /** The kept changes after a position, or undefined if some of them are no longer kept. */
  #kept(after: FeedPosition): FeedReading | undefined {
    const [start, end] = [this.#start, this.#end];
    if (start === undefined || end === undefined) return undefined;
    const isOutside =
      after.createdAt !== end.createdAt ||
      idPrecedes(after.entry, start.entry) ||
      idPrecedes(end.entry, after.entry);
    if (isOutside) return undefined;
    const seen = this.#entries.findLastIndex(({ id }) => !idPrecedes(after.entry, id));
    const entries = this.#entries.slice(seen + 1, seen + 1 + READ_ENTRIES);
    const entry = entries.at(-1)?.id ?? end.entry;
    return {
      isWhole: true,
      entries,
      end: { createdAt: end.createdAt, entry },
      hasMore: entry !== end.entry,
      now: this.#now,
    };
  }

  /** Waits for the next read with changes. Throws if the next read fails. */
  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: unknown) => {
        this.#waiting.delete(done);
        signal?.removeEventListener('abort', onAbort);
        if (error instanceof Error) reject(error);
        else resolve();
      };
      const onAbort = () => done();
      this.#waiting.add(done);
      if (signal?.aborted === true) done();
      else signal?.addEventListener('abort', onAbort);
    });
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#changed.reset();
      let hasMore = false;
      try {
        const reading = await this.#read(this.#end);
        ({ hasMore } = reading);
        this.#take(reading);
      } catch (error) {
        for (const done of this.#waiting) done(error);
      }
      if (!hasMore) await this.#changed.wait(LOOK_MS);
    }
  }

  #take({ isWhole, entries, end, now }: FeedReading): void {
    const isFirst = this.#end === undefined;
    this.#now = now;
    this.#end = end;
    if (isFirst || !isWhole) {
      this.#start = end;
      this.#entries = [];
      this.#keptChanges = 0;
    } else if (entries.length === 0) {
      return;
    }
    this.#entries.push(...entries);
    this.#keptChanges += countChanges(entries);
    this.#trim(end.createdAt);
    this.#news += 1;
    for (const done of this.#waiting) done();
  }

  #trim(createdAt: number): void {
    let dropped = 0;
    while (this.#keptChanges > KEPT_CHANGES && dropped < this.#entries.length - 1) {
      const oldest = this.#entries.slice(dropped, dropped + 1);
      this.#keptChanges -= countChanges(oldest);
      this.#start = { createdAt, entry: oldest[0]?.id ?? '' };
      dropped += 1;
    }
    this.#entries.splice(0, dropped);
  }
}

function countChanges(entries: readonly FeedEntry[]): number {
  return entries.reduce((sum, { changes }) => sum + changes.length, 0);
}

/** The tails of all followed feeds of one Mayfly. */
export class FeedTails {
  readonly #context: TailContext;
  readonly #tails = new Map<string, { readonly tail: FeedTail; followers: number }>();

  constructor(context: TailContext) {
    this.#context = context;
  }

  /** The tail of a set's feed. It stays until `leave` was called as often as this method. */
  join(set: string): Pick<FeedTail, 'next'> {
    const shared = this.#tails.get(set) ?? {
      tail: new FeedTail(this.#context, set),
      followers: 0,
    };
    shared.followers += 1;
    this.#tails.set(set, shared);
    return shared.tail;
  }

  leave(set: string): void {
    const shared = this.#tails.get(set);
    if (shared === undefined) return;
    shared.followers -= 1;
    if (shared.followers > 0) return;
    shared.tail.stop();
    this.#tails.delete(set);
  }
}
