import { randomUUID } from 'node:crypto';
import type { MayflyError } from '../errors.ts';
import { toMayflyError } from '../redis/errors.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import type { RedisSession } from '../redis/session.ts';

const FLUSH_MS = 1000;
const NAMES_AT_ONCE = 16;

/** What a process has counted for one name since its last batch. */
interface Counted {
  /** The number of calls. */
  readonly total: number;
}

/** Identifies a batch: Redis adds each once, even if it is sent again. */
export interface BatchId {
  readonly process: string;
  readonly number: number;
}

/** A batch in flight. It is sent again unchanged until Redis has it. */
interface Batch<Tally> {
  readonly number: number;
  readonly tally: Tally;
}

interface Options<Tally> {
  readonly create: () => Tally;
  /** Adds a batch to the counts in Redis. */
  readonly write: (name: string, tally: Tally, id: BatchId) => Promise<void>;
  /** Before each flush. */
  readonly onFlush?: () => void;
}

/**
 * Counts in memory by name, and writes to Redis every second if there is something to write. Counts that Redis did
 * not take are kept and sent again; they count at the time when Redis takes them.
 */
export class Batches<Tally extends Counted> {
  readonly #session: RedisSession;
  readonly #options: Options<Tally>;
  readonly #process = randomUUID();
  readonly #batches = new Map<string, Batch<Tally>>();
  readonly #tallies = new Map<string, Tally>();
  #lastNumber = 0;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(session: RedisSession, options: Options<Tally>) {
    this.#session = session;
    this.#options = options;
  }

  /** The counts of a name, to add to. They are written within a second. In memory, O(1). */
  of(name: string): Tally {
    this.#isClosed = false;
    let tally = this.#tallies.get(name);
    if (tally === undefined) {
      tally = this.#options.create();
      this.#tallies.set(name, tally);
    }
    this.#schedule();
    return tally;
  }

  /** Drops the counts of a name that are not written. In memory, O(1). */
  drop(name: string): void {
    this.#tallies.delete(name);
    this.#batches.delete(name);
  }

  /** Writes all counts until now: one command for each name. */
  flush(): Promise<void> {
    this.#isClosed = false;
    this.#unschedule();
    const flushed = this.#flushing.then(() => this.#flush());
    // Failed batches are kept, and sent the next time.
    this.#flushing = flushed.catch(() => this.#schedule());
    return flushed;
  }

  /**
   * Writes the remaining counts, and stops; after `timeoutMs` also if Redis hangs. Resolves to the number of
   * calls that Redis has not confirmed. They are kept, and sent if more are recorded later.
   */
  async close(): Promise<number> {
    await this.#session.inTime(this.flush().catch(() => undefined));
    this.#isClosed = true;
    this.#unschedule();
    const unsent = [...this.#tallies.values(), ...[...this.#batches.values()].map((b) => b.tally)];
    return unsent.reduce((sum, { total }) => sum + total, 0);
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.flush().catch(() => undefined);
    }, FLUSH_MS);
    this.#timer.unref();
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #flush(): Promise<void> {
    this.#options.onFlush?.();
    const failures = await this.#send([...this.#batches]);
    const fresh: [string, Batch<Tally>][] = [];
    for (const [name, tally] of this.#tallies) {
      // A name has one batch in flight. Counts that are collected meanwhile go into the next one.
      if (this.#batches.has(name)) continue;
      this.#tallies.delete(name);
      this.#lastNumber += 1;
      fresh.push([name, { number: this.#lastNumber, tally }]);
    }
    for (const [name, batch] of fresh) this.#batches.set(name, batch);
    failures.push(...(await this.#send(fresh)));
    const [failure] = failures;
    if (failure !== undefined) throw failure;
  }

  /** Resolves to the errors. Failed batches are kept. */
  async #send(batches: readonly (readonly [string, Batch<Tally>])[]): Promise<MayflyError[]> {
    const failures: MayflyError[] = [];
    await mapConcurrently(batches, NAMES_AT_ONCE, async ([name, { number, tally }]) => {
      if (this.#isClosed) return;
      try {
        await this.#options.write(name, tally, { process: this.#process, number });
        // It may have been dropped, and the name may have a later one.
        if (this.#batches.get(name)?.number === number) this.#batches.delete(name);
      } catch (error) {
        failures.push(toMayflyError(error));
      }
    });
    return failures;
  }
}
