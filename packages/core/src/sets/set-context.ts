import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';

/** What the sets of one connection share. */
export interface SetContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly queue: TurnQueue;
}
