import type { Notifications } from '../redis/notifications.ts';
import type { Consumer } from './consumer.ts';

/** The methods of a consumer that the hub calls, for any type of values. */
type AnyConsumer = Pick<Consumer<never>, 'set' | 'wake' | 'audit'>;

/** The interval of polling for lost notifications, with one command. */
const AUDIT_MS = 2500;

/**
 * All consumers of one Mayfly. They share one connection for notifications, for any number of sets. They are
 * polled in turn, one every few seconds, in case a notification was lost.
 */
export class ConsumerHub {
  readonly #notifications: Notifications;
  /** Each consumer with the function that ends its listening. */
  readonly #consumers = new Map<AnyConsumer, () => void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  add(consumer: AnyConsumer): void {
    const stopListening = this.#notifications.listen({
      topic: `expired:${consumer.set}`,
      onNotification: () => consumer.wake(),
      onListening: () => consumer.wake(),
    });
    this.#consumers.set(consumer, stopListening);
    consumer.wake();
    if (this.#timer !== undefined) return;
    this.#timer = setInterval(() => this.#auditNext(), AUDIT_MS);
    this.#timer.unref();
  }

  remove(consumer: AnyConsumer): void {
    this.#consumers.get(consumer)?.();
    this.#consumers.delete(consumer);
    if (this.#consumers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #auditNext(): void {
    const [next] = this.#consumers;
    if (next === undefined) return;
    // A map keeps the order of insertion, so the consumer becomes the last one.
    this.#consumers.delete(next[0]);
    this.#consumers.set(next[0], next[1]);
    next[0].audit();
  }
}
