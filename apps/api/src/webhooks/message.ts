import { randomUUID } from 'node:crypto';
import type { Message } from './queue.ts';
import type { WebhookChange } from './webhook.ts';

/** A change as receivers get it. */
export interface WebhookEvent {
  /** The same at each delivery of the change. */
  readonly id: string;
  /** `gap`: changes of the set were lost, because its feed keeps a limited number. */
  readonly change: WebhookChange | 'gap';
  readonly set: string;
  readonly member: string | null;
  /** The value of an expired member; absent for other changes, which do not have it. */
  readonly value?: unknown;
  /** ISO 8601; null for never. */
  readonly expiresAt: string | null;
}

/** A batch has at most this many events, and about this many characters. */
export const BATCH_EVENTS = 100;
export const BATCH_CHARACTERS = 200_000;

/** Cuts changes of a feed, which have no values: so the number of events bounds the characters. */
export function inBatches(events: readonly WebhookEvent[]): readonly (readonly WebhookEvent[])[] {
  const count = Math.ceil(events.length / BATCH_EVENTS);
  return Array.from({ length: count }, (_, i) =>
    events.slice(i * BATCH_EVENTS, (i + 1) * BATCH_EVENTS),
  );
}

/** The message of a batch, in the form that Standard Webhooks recommends. `now`: epoch ms. */
export function toMessage(
  type: 'mayfly.changes' | 'mayfly.test',
  events: readonly WebhookEvent[],
  now: number,
): Message {
  const timestamp = new Date(now).toISOString();
  const body = JSON.stringify({ type, timestamp, data: { events } });
  return { id: `msg_${randomUUID()}`, eventCount: events.length, body };
}

/** ISO 8601; null for never. */
export function toIso(expiresAt: number): string | null {
  return expiresAt === Infinity ? null : new Date(expiresAt).toISOString();
}
