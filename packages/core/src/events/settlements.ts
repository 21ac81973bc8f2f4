import { toError } from '../user-callback.ts';
import type { Settlement } from './event-stream.ts';
import type { Range } from './expired-event.ts';

/** Parts that are settled in one script. */
const SENT_AT_ONCE = 100;

interface Context {
  /** Resolves to whether the consumer still had each of the parts. */
  readonly send: (settlements: readonly Settlement[]) => Promise<boolean[]>;
  /** Another consumer has taken over a part. */
  readonly onLost: (settlement: Settlement) => void;
  readonly onError: (error: Error) => void;
}

/**
 * The settlements of a consumer, in order. One script is in flight at a time, and later settlements go into
 * the next one together.
 */
export class Settlements {
  readonly #context: Context;
  #unsent: Settlement[] = [];
  #sending: Promise<void> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Events that are finished or given back, but not yet in Redis. */
  get unsentEvents(): number {
    const size = ({ from, to }: Range) => to - from;
    const unsent = this.#unsent.map((settlement) => {
      const kept = settlement.ranges.filter(({ as }) => as === 'kept');
      return kept.reduce((left, range) => left - size(range), size(settlement));
    });
    return unsent.reduce((sum, events) => sum + events, 0);
  }

  add(settlement: Settlement): void {
    this.#unsent.push(settlement);
    void this.send();
  }

  /** Sends all settlements. Those that fail are kept, and sent by the next call. */
  send(): Promise<void> {
    this.#sending ??= this.#send();
    return this.#sending;
  }

  async #send(): Promise<void> {
    // Settlements of this turn of the event loop go together.
    await Promise.resolve();
    try {
      while (this.#unsent.length > 0) {
        const some = this.#unsent.slice(0, SENT_AT_ONCE);
        const had = await this.#context.send(some);
        this.#unsent.splice(0, some.length);
        for (const [i, settlement] of some.entries()) {
          if (had[i] === false) this.#context.onLost(settlement);
        }
      }
    } catch (error) {
      this.#context.onError(toError(error));
    } finally {
      // In the same turn as the last look at the list, so that a later settlement is sent.
      this.#sending = undefined;
    }
  }
}
