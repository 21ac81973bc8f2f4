import type { Notifications } from '../redis/notifications.ts';
import type { Consumer } from './consumer.ts';

/** What the hub needs of a consumer, whatever the values of its set. */
type AnyConsumer = Pick<Consumer<never>, 'set' | 'wake' | 'audit'>;

/** Between two looks at what should have been rung for: one command each. */
const AUDIT_MS = 2500;

/**
 * All consumers of one Mayfly: one connection that receives the notifications, however many sets are listened to.
 * Consumers are audited in turn, one every few seconds, in case a notification was lost.
 */
export class ConsumerHub {
  readonly #notifications: Notifications;
  /** To what ends their listening. */
  readonly #consumers = new Map<AnyConsumer, () => void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(notifications: Notifications) {
    this.#notifications = notifications;
  }

  add(consumer: AnyConsumer): void {
    const hangUp = this.#notifications.listen({
      topic: `expired:${consumer.set}`,
      onNotification: () => consumer.wake(),
      onListening: () => consumer.wake(),
    });
    this.#consumers.set(consumer, hangUp);
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
    // Maps keep the order of insertion: it goes to the end of the line.
    this.#consumers.delete(next[0]);
    this.#consumers.set(next[0], next[1]);
    next[0].audit();
  }
}
