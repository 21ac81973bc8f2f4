import type { CountKeys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { Batches } from './batches.ts';
import {
  clearCounts,
  readCounts,
  recordCounts,
  type Counts,
  type TrafficRequest,
} from './counts.ts';

/** Outcomes of calls by name, over the last hour. It keeps numbers only: no codes, subjects or callers. */
export class Activity<Outcome extends string> {
  readonly #session: RedisSession;
  readonly #keysOf: (name: string) => CountKeys;
  readonly #outcomes: readonly [Outcome, ...Outcome[]];
  readonly #batches: Batches<Outcomes>;

  constructor(
    session: RedisSession,
    keysOf: (name: string) => CountKeys,
    outcomes: readonly [Outcome, ...Outcome[]],
  ) {
    this.#session = session;
    this.#keysOf = keysOf;
    this.#outcomes = outcomes;
    this.#batches = new Batches(session, {
      create: () => new Outcomes(),
      write: (name, { counts }, id) =>
        recordCounts(session, keysOf(name), id, Object.fromEntries(counts)),
    });
  }

  /** In memory, O(1). */
  record(name: string, outcome: Outcome): void {
    this.#batches.of(name).add(outcome);
  }

  /** `INVALID_OPTION`. */
  read(name: string, request: TrafficRequest): Promise<Counts<Outcome>> {
    return readCounts(this.#session, this.#keysOf(name), this.#outcomes, request);
  }

  /** Deletes the counts of a name. Another process can add those of its last second afterwards. */
  clear(name: string): Promise<void> {
    this.#batches.drop(name);
    return clearCounts(this.#session, this.#keysOf(name), this.#outcomes);
  }

  flush(): Promise<void> {
    return this.#batches.flush();
  }

  close(): Promise<number> {
    return this.#batches.close();
  }
}

class Outcomes {
  readonly counts = new Map<string, number>();
  total = 0;

  add(outcome: string): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
    this.total += 1;
  }
}
