import { isNoSuchSet } from '../../../errors.ts';
import type { ExpiryHandler } from '../../../events/consumer.ts';
import type {
  ExpirySubscription,
  ExpirySubscriptionOptions,
} from '../../../events/expiry-events.ts';
import type { JsonValue } from '../../../input.ts';
import type { Notifications } from '../../../redis/notifications.ts';
import { guardErrorCallback, toError } from '../../../user-callback.ts';
import { eventOfSet } from './event-of-set.ts';
import type { Layout } from './layouts.ts';
import type { ShardCalls } from './shard-calls.ts';

interface Context<Value extends JsonValue> {
  readonly calls: ShardCalls<Value>;
  readonly notifications: Notifications;
  readonly set: string;
  readonly group: string;
  readonly handler: ExpiryHandler<Value>;
  readonly options: ExpirySubscriptionOptions<Value>;
}

/** A subscription of each shard of one incarnation of a set. */
interface Opened {
  readonly incarnation: string;
  readonly parts: readonly ExpirySubscription[];
}

/** Subscribes to the shards of a set, and again to those of each later incarnation. */
export async function subscribeToShards<Value extends JsonValue>({
  calls,
  notifications,
  set,
  group,
  handler,
  options,
}: Context<Value>): Promise<ExpirySubscription> {
  const { kept, maxTries } = options;
  const onError = guardErrorCallback(options.onError ?? (() => undefined));
  let isActive = false;
  let renewing: Promise<void> | undefined;
  let ending: Promise<unknown> = Promise.resolve();
  let opened = await calls.byLayout(open);
  isActive = true;
  const stopListening = notifications.listen({
    topic: 'sets',
    onNotification(detail) {
      // A renewal that is running may have read the set before.
      if (detail === `created:${set}`) void Promise.resolve(renewing).then(renew);
    },
    // The consumers notice a lost notification, because they poll.
    onListening: () => undefined,
  });
  return {
    group,
    async stop() {
      isActive = false;
      stopListening();
      await renewing;
      const [unfinished] = await Promise.all([stopAll(opened.parts), ending]);
      return { unfinished };
    },
  };

  function renew(): void {
    if (!isActive) return;
    renewing ??= calls
      .byLayout(async (layout) => {
        // Fails if the layout is outdated.
        await calls.toEach(layout, (shard) => shard.expiry.createGroup(group, { kept, maxTries }));
        return layout.incarnation === opened.incarnation ? opened : open(layout);
      })
      .then((next) => {
        if (next !== opened) ending = Promise.all([ending, stopAll(opened.parts)]);
        opened = next;
      })
      .catch((error: unknown) => onError(toError(error)))
      .finally(() => {
        renewing = undefined;
      });
  }

  async function open(layout: Layout<Value>): Promise<Opened> {
    const results = await Promise.allSettled(
      layout.shards.map((_, index) =>
        calls.toShard(layout, index, (shard) =>
          shard.onExpired(group, (event) => handler(eventOfSet(set, event)), {
            ...options,
            onError(error, event) {
              if (event === undefined && isNoSuchSet(error)) renew();
              else onError(error, event && eventOfSet(set, event));
            },
          }),
        ),
      ),
    );
    const parts = results.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
    const failed = results.find((part) => part.status === 'rejected');
    if (failed === undefined) return { incarnation: layout.incarnation, parts };
    await stopAll(parts);
    throw failed.reason;
  }
}

/** Resolves to the number of unfinished events. */
async function stopAll(parts: readonly ExpirySubscription[]): Promise<number> {
  const stopped = await Promise.all(parts.map((part) => part.stop()));
  return stopped.reduce((sum, { unfinished }) => sum + unfinished, 0);
}
