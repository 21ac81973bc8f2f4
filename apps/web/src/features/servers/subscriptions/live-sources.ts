import type { LiveSource } from '../../../shared/live/live.ts';
import {
  RedisSamplesDocument,
  ServerSamplesDocument,
  type RedisSamplesSubscription,
  type RedisSamplesSubscriptionVariables,
  type ServerSamplesSubscription,
  type ServerSamplesSubscriptionVariables,
} from '../documents.generated.ts';
import type { LiveBatch } from '../history.ts';

interface Listener {
  /** Samples from this time on. */
  readonly since: number;
  readonly add: (batch: LiveBatch) => void;
  readonly onFailure: () => void;
}

/** The start of a subscription: a time, and after a lost connection the cursor. */
const startAt = (since: number, cursor: string | null) =>
  cursor === null ? { since: new Date(since).toISOString() } : { after: cursor };

/** The samples of an instance. */
export function instanceSource(
  instance: string,
  { since, add, onFailure }: Listener,
): LiveSource<ServerSamplesSubscription, ServerSamplesSubscriptionVariables> {
  let cursor: string | null = null;
  return {
    document: ServerSamplesDocument,
    variables: () => ({ instance, ...startAt(since, cursor) }),
    onResult: ({ serverSamples }) => {
      ({ cursor } = serverSamples);
      add({ instance, samples: serverSamples.samples });
    },
    onFailure,
  };
}

/** The samples of Redis. */
export function redisSource({
  since,
  add,
  onFailure,
}: Listener): LiveSource<RedisSamplesSubscription, RedisSamplesSubscriptionVariables> {
  let cursor: string | null = null;
  return {
    document: RedisSamplesDocument,
    variables: () => startAt(since, cursor),
    onResult: ({ redisSamples }) => {
      ({ cursor } = redisSamples);
      add({ instance: null, samples: redisSamples.samples });
    },
    onFailure,
  };
}
