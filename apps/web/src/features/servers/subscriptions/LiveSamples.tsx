import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { frameBatch } from '../../../shared/live/frame-batch.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { useSubscription } from '../../../shared/live/use-subscription.ts';
import { extendHistory, type LiveBatch, type ServerHistory } from '../history.ts';
import type { Range } from '../../../shared/charts/time-range.ts';
import { instanceSource, redisSource } from './live-sources.ts';

/** Delay before a rejected subscription is retried, with a new history. */
const RETRY_MS = 5_000;

interface LiveSamplesProps {
  readonly range: Range;
  readonly ids: readonly string[];
  /** The history to extend, and the time from which samples are new. */
  readonly readAt: number;
  readonly since: number;
}

/** Adds new samples to the history of a range. Renders nothing. */
export function LiveSamples({ range, ids, readAt, since }: LiveSamplesProps) {
  const queryClient = useQueryClient();
  const batch = useMemo(
    () =>
      frameBatch((batches: readonly LiveBatch[]) => {
        const key = queryKeys.serverHistory(range, ids);
        queryClient.setQueryData<ServerHistory>(key, (history) =>
          // A newer history has separate subscriptions.
          history?.readAt === readAt ? extendHistory(history, batches) : history,
        );
      }),
    [queryClient, range, ids, readAt],
  );
  const retry = useMemo(
    () =>
      later(() => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.serverHistory(range, ids) });
      }, RETRY_MS),
    [queryClient, range, ids],
  );
  useEffect(() => () => batch.cancel(), [batch]);
  useEffect(() => () => retry.cancel(), [retry]);

  const common = { since, add: batch.add, onFailure: retry.start };
  return (
    <>
      {ids.map((id) => (
        <InstanceSamples key={id} instance={id} {...common} />
      ))}
      <RedisSamples {...common} />
    </>
  );
}

/** Runs a function a while after its last call (debounce). */
function later(run: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const start = () => {
    cancel();
    timer = setTimeout(run, ms);
  };
  return { start, cancel };
}

interface SourceProps {
  readonly since: number;
  readonly add: (batch: LiveBatch) => void;
  readonly onFailure: () => void;
}

function InstanceSamples({ instance, since, add, onFailure }: SourceProps & { instance: string }) {
  useSubscription(
    useMemo(
      () => instanceSource(instance, { since, add, onFailure }),
      [instance, since, add, onFailure],
    ),
  );
  return null;
}

function RedisSamples({ since, add, onFailure }: SourceProps) {
  useSubscription(useMemo(() => redisSource({ since, add, onFailure }), [since, add, onFailure]));
  return null;
}
