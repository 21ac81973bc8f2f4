import type { ConsumerHub } from '../events/consumer-hub.ts';
import type { FeedTails } from '../feed/feed-tail.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';
import type { DeadlineIndex } from '../sweep/deadline-index.ts';
import type { Notifications } from '../redis/notifications.ts';

/** What the sets of one connection share. */
export interface SetContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly queue: TurnQueue;
  readonly deadlines: DeadlineIndex;
  readonly notifications: Notifications;
  readonly consumers: ConsumerHub;
  readonly feedTails: FeedTails;
}
