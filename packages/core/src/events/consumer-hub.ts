import type { Doorbell } from '../sweep/doorbell.ts';
import type { Consumer } from './consumer.ts';

/** What the hub needs of a consumer, whatever the values of its set. */
type AnyConsumer = Pick<Consumer<never>, 'set' | 'leaseMs' | 'wake' | 'tick'>;

/** Between two looks at what should have been rung for: one command each. */
const AUDIT_MS = 2500;

const LONGEST_TICK_MS = 1000;

/** A set that was rung for may have left consumers that crashed with its events for so many leases. */
const WATCHED_LEASES = 20;

/**
 * All consumers of one Mayfly: one timer, and one connection that hears the doorbell, however many sets
 * are listened to. Sets of which nothing was heard for long are looked at in turn, one each few seconds.
 */
export class ConsumerHub {
  readonly #doorbell: Doorbell;
  readonly #watches = new Map<AnyConsumer, Watch>();
  #timer: NodeJS.Timeout | undefined;
  #tickMs = LONGEST_TICK_MS;
  #auditAt = 0;

  constructor(doorbell: Doorbell) {
    this.#doorbell = doorbell;
  }

  add(consumer: AnyConsumer): void {
    const hangUp = this.#doorbell.listen({
      topic: `expired:${consumer.set}`,
      onRing: () => {
        const watch = this.#watches.get(consumer);
        if (watch !== undefined) watch.until = watchedUntil(consumer);
        consumer.wake();
      },
      onListening: () => consumer.wake({ claims: true }),
    });
    const claimAt = performance.now() + consumer.leaseMs / 2;
    this.#watches.set(consumer, { claimAt, until: watchedUntil(consumer), hangUp });
    consumer.wake({ claims: true });
    this.#tickWithin(consumer.leaseMs);
  }

  remove(consumer: AnyConsumer): void {
    this.#watches.get(consumer)?.hangUp();
    this.#watches.delete(consumer);
    if (this.#watches.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Leases that are short want renewing soon: the shortest that there was since there were any. */
  #tickWithin(leaseMs: number): void {
    const tickMs = Math.min(Math.floor(leaseMs / 4), LONGEST_TICK_MS);
    if (this.#timer !== undefined && tickMs >= this.#tickMs) return;
    clearInterval(this.#timer);
    this.#tickMs = tickMs;
    this.#timer = setInterval(() => this.#tick(), tickMs);
    this.#timer.unref();
  }

  #tick(): void {
    const now = performance.now();
    for (const [consumer, watch] of this.#watches) {
      consumer.tick();
      if (now >= watch.claimAt && now < watch.until) {
        watch.claimAt = now + consumer.leaseMs / 2;
        consumer.wake({ claims: true });
      }
    }
    if (now < this.#auditAt) return;
    this.#auditAt = now + AUDIT_MS;
    const [next] = this.#watches;
    if (next === undefined) return;
    // Maps keep the order of insertion: to the end of the line with it.
    this.#watches.delete(next[0]);
    this.#watches.set(next[0], next[1]);
    next[0].wake({ claims: true });
  }
}

interface Watch {
  /** On the monotonic clock. */
  claimAt: number;
  /** On the monotonic clock. */
  until: number;
  readonly hangUp: () => void;
}

function watchedUntil({ leaseMs }: AnyConsumer): number {
  return performance.now() + WATCHED_LEASES * leaseMs;
}
