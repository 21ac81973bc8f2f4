import { ConsumerHub } from '../events/consumer-hub.ts';
import { FeedTails } from '../feed/feed-tails.ts';
import type { Keys } from '../keys.ts';
import type { RedisClient } from '../redis/client.ts';
import type { Clock, RedisSession } from '../redis/session.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';
import { DeadlineIndex } from '../sweep/deadline-index.ts';
import { Notifications } from '../redis/notifications.ts';

/** What the sets of one connection share. */
export interface SetContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly queue: TurnQueue;
  readonly deadlines: DeadlineIndex;
  readonly notifications: Notifications;
  readonly consumers: ConsumerHub;
  readonly feedTails: FeedTails;
  /** For tests. */
  readonly clock?: Clock | undefined;
}

export function createSetContext({
  redis,
  session,
  keys,
  queue,
  clock,
}: Pick<SetContext, 'session' | 'keys' | 'queue' | 'clock'> & {
  readonly redis: RedisClient;
}): SetContext {
  const deadlines = new DeadlineIndex(session, keys);
  const notifications = new Notifications(redis, keys.notifications);
  const consumers = new ConsumerHub(notifications);
  const feedTails = new FeedTails(notifications);
  return { session, keys, queue, deadlines, notifications, consumers, feedTails, clock };
}
