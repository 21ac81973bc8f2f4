import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { frameBatch } from '../../../graphql/frame-batch.ts';
import { useSubscription } from '../../../graphql/use-subscription.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { RedisSamplesDocument, ServerSamplesDocument } from '../documents.generated.ts';
import { extendHistory, type LiveBatch, type ServerHistory } from '../history.ts';
import type { Range } from '../range.ts';

/** How soon a subscription that was refused is tried again, with what is read anew. */
const RETRY_MS = 5_000;

interface LiveSamplesProps {
  readonly range: Range;
  readonly ids: readonly string[];
  /** The history that samples are added to. */
  readonly readAt: number;
  readonly since: number;
}

/** Adds samples to the history of a range as they are recorded. Shows nothing itself. */
export function LiveSamples({ range, ids, readAt, since }: LiveSamplesProps) {
  const queryClient = useQueryClient();
  const batch = useMemo(
    () =>
      frameBatch((batches: readonly LiveBatch[]) => {
        const key = queryKeys.serverHistory(range, ids);
        queryClient.setQueryData<ServerHistory>(key, (history) =>
          // What was read anew meanwhile has subscriptions of its own.
          history?.readAt === readAt ? extendHistory(history, batches) : history,
        );
      }),
    [queryClient, range, ids, readAt],
  );
  const failure = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      cancel: () => clearTimeout(timer),
      tell: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.serverHistory(range, ids) });
        }, RETRY_MS);
      },
    };
  }, [queryClient, range, ids]);
  useEffect(() => () => batch.cancel(), [batch]);
  useEffect(() => () => failure.cancel(), [failure]);

  const common = { since, add: batch.add, onFailure: failure.tell };
  return (
    <>
      {ids.map((id) => (
        <InstanceSamples key={id} instance={id} {...common} />
      ))}
      <RedisSamples {...common} />
    </>
  );
}

interface SourceProps {
  readonly since: number;
  readonly add: (batch: LiveBatch) => void;
  readonly onFailure: () => void;
}

/** Where a subscription begins: at a moment, and after a lost connection where it was. */
const startAt = (since: number, cursor: string | null) =>
  cursor === null ? { since: new Date(since).toISOString() } : { after: cursor };

function InstanceSamples({ instance, since, add, onFailure }: SourceProps & { instance: string }) {
  useSubscription(
    useMemo(() => {
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
    }, [instance, since, add, onFailure]),
  );
  return null;
}

function RedisSamples({ since, add, onFailure }: SourceProps) {
  useSubscription(
    useMemo(() => {
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
    }, [since, add, onFailure]),
  );
  return null;
}
