import type { Keys } from '../keys.ts';
import type { Notifications } from '../redis/notifications.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { runWithChangeLog } from '../sets/strategies/sorted/scripts.ts';
import type { FeedPosition, StreamPosition } from './feed-cursor.ts';
import type { FeedSource } from './feed-source.ts';
import { mergeStreams, type FeedReading } from './merge-streams.ts';
import { readStream, type StreamReading } from './read-stream.ts';

export interface SetFeedContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly notifications: Notifications;
  /** Queues the calls of a turn on each set. */
  readonly queue: { flush(set: string): void };
}

/** Entries that are dropped at a time when a feed is closed. */
const DROPPED_ENTRIES = 1000;

const openScript = defineScript(new URL('./open-feed.lua', import.meta.url));
const closeScript = defineScript(new URL('./close-feed.lua', import.meta.url));

/** The changes of a sorted set, which can be a shard: one stream. */
export class SetFeed implements FeedSource {
  readonly strategy = 'sorted';
  readonly set: string;
  readonly #context: SetFeedContext;

  constructor(context: SetFeedContext, set: string) {
    this.#context = context;
    this.set = set;
  }

  async open(kept: number): Promise<boolean> {
    this.#context.queue.flush(this.set);
    return (await runWithChangeLog(this.#context, openScript, this.set, [kept])).flag();
  }

  async close(): Promise<boolean> {
    const { session, keys, notifications, queue } = this.#context;
    const { meta, changes } = keys.set(this.set);
    queue.flush(this.set);
    const reply = await session.run(closeScript, [meta, changes], [DROPPED_ENTRIES]);
    const wasOpen = reply.flag();
    let left = reply.integer();
    while (left > 0) {
      const again = await session.run(closeScript, [meta, changes], [DROPPED_ENTRIES]);
      again.flag();
      left = again.integer();
    }
    notifications.publish(`changed:${this.set}`);
    return wasOpen;
  }

  read(after?: FeedPosition): Promise<FeedReading> {
    return mergeStreams({ count: 1, after }, (_, ...request) => this.readStream(...request));
  }

  readStream(after: StreamPosition | undefined, atMost: number): Promise<StreamReading> {
    this.#context.queue.flush(this.set);
    return readStream(this.#context, this.set, after, atMost);
  }
}
