import type { Notifications } from '../redis/notifications.ts';
import { ResetEvent } from '../reset-event.ts';
import { untilAborted } from './until-aborted.ts';
import { idPrecedes, type FeedPosition } from './feed-cursor.ts';
import type { FeedSource } from './feed-source.ts';
import { advance, READ_ENTRIES, type FeedEntry, type FeedReading } from './merge-streams.ts';

/** Changes that a tail keeps for followers that are slightly behind; each has up to a kilobyte. */
const KEPT_CHANGES = 2000;

/** The interval of polling, in case a notification was lost. */
const LOOK_MS = 5000;

/**
 * The end of one set's feed, read once for all followers in one Mayfly. Followers that are further behind
 * read the stream directly until they have caught up.
 */
export class FeedTail {
  readonly #source: FeedSource;
  readonly #changed = new ResetEvent();
  /** Details of notifications since the last read; undefined if all streams must be read. */
  #noted: Set<string> | undefined;
  readonly #waiting = new Set<(error?: unknown) => void>();
  readonly #stopListening: () => void;
  /** The changes between `#start` and `#end`; undefined before the first read. */
  #entries: FeedEntry[] = [];
  #keptChanges = 0;
  /** Entries that were dropped, and gaps. */
  #dropped = 0;
  /** Where followers that read from here are: the number of entries and gaps before their position. */
  readonly #places = new WeakMap<FeedPosition, number>();
  #start: FeedPosition | undefined;
  #end: FeedPosition | undefined;
  #now = 0;
  /** Counts the reads with changes. */
  #news = 0;
  #stopped = false;

  constructor(notifications: Notifications, source: FeedSource) {
    this.#source = source;
    this.#stopListening = notifications.listen({
      topic: `changed:${source.set}`,
      onNotification: (detail) => {
        this.#noted?.add(detail);
        this.#changed.set();
      },
      onListening: () => {
        this.#noted = undefined;
        this.#changed.set();
      },
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
      const reading = this.#kept(after) ?? (await untilAborted(this.#source.read(after), signal));
      if (reading === undefined) return undefined;
      if (!reading.isWhole || reading.entries.length > 0) return reading;
      if (this.#news === seen) await this.#wait(signal);
    }
  }

  /** The kept changes after a position, or undefined if some of them are no longer kept. */
  #kept(after: FeedPosition): FeedReading | undefined {
    const end = this.#end;
    if (end === undefined) return undefined;
    const place = this.#places.get(after);
    const unseen = place === undefined ? this.#keptAfter(after, end) : this.#keptFrom(place);
    if (unseen === undefined) return undefined;
    const entries = unseen.slice(0, READ_ENTRIES);
    const hasMore = unseen.length > READ_ENTRIES;
    const reached = hasMore ? advance(after, entries) : end;
    if (hasMore && place !== undefined) this.#places.set(reached, place + READ_ENTRIES);
    return { isWhole: true, entries, end: reached, hasMore, now: this.#now };
  }

  #keptFrom(place: number): readonly FeedEntry[] | undefined {
    const seen = place - this.#dropped;
    return seen < 0 ? undefined : this.#entries.slice(seen, seen + READ_ENTRIES + 1);
  }

  #keptAfter(after: FeedPosition, end: FeedPosition): readonly FeedEntry[] | undefined {
    const start = this.#start ?? end;
    const isWithin = end.every(({ createdAt, entry }, stream) => {
      const [from, own] = [start[stream], after[stream]];
      return (
        own?.createdAt === createdAt &&
        !idPrecedes(own.entry, from?.entry ?? entry) &&
        !idPrecedes(entry, own.entry)
      );
    });
    if (!isWithin || after.length !== end.length) return undefined;
    return this.#entries.filter(({ stream, id }) => idPrecedes(after[stream]?.entry ?? '', id));
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
    let lookAt = 0;
    while (!this.#stopped) {
      this.#changed.reset();
      const noted = performance.now() < lookAt ? this.#noted : undefined;
      if (noted === undefined) lookAt = performance.now() + LOOK_MS;
      this.#noted = new Set();
      let hasMore = false;
      try {
        const reading = await this.#source.read(this.#end, noted);
        ({ hasMore } = reading);
        this.#take(reading);
      } catch (error) {
        this.#noted = undefined;
        for (const done of this.#waiting) done(error);
      }
      if (hasMore) this.#noted = undefined;
      else await this.#changed.wait(LOOK_MS);
    }
  }

  #take({ isWhole, entries, end, now }: FeedReading): void {
    const isFirst = this.#end === undefined;
    this.#now = now;
    if (isFirst || !isWhole) {
      this.#start = end;
      this.#dropped += this.#entries.length + 1;
      this.#entries = [];
      this.#keptChanges = 0;
    } else if (entries.length === 0) {
      return;
    }
    this.#end = end;
    this.#entries.push(...entries);
    this.#keptChanges += countChanges(entries);
    this.#trim();
    this.#places.set(end, this.#dropped + this.#entries.length);
    this.#news += 1;
    for (const done of this.#waiting) done();
  }

  #trim(): void {
    let excess = 0;
    while (this.#keptChanges > KEPT_CHANGES && excess < this.#entries.length - 1) {
      this.#keptChanges -= countChanges(this.#entries.slice(excess, excess + 1));
      excess += 1;
    }
    if (excess === 0) return;
    this.#start = advance(this.#start ?? [], this.#entries.splice(0, excess));
    this.#dropped += excess;
  }
}

function countChanges(entries: readonly FeedEntry[]): number {
  return entries.reduce((sum, { changes }) => sum + changes.length, 0);
}
