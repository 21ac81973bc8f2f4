import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { frameBatch } from '../../../shared/live/frame-batch.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { useSubscription } from '../../../shared/live/use-subscription.ts';
import { LimitDecisionsDocument, type LimitDecisionsSubscription } from '../documents.generated.ts';

/** The number of shown samples. */
const MAX_SHOWN = 40;

type Samples = LimitDecisionsSubscription['limitDecisions'];

/** A sampled call, with an id. */
export type SampledDecision = Samples['decisions'][number] & { readonly id: number };

interface Feed {
  /** Newest first. */
  readonly decisions: readonly SampledDecision[];
  /** The number of decisions since the page opened. */
  readonly decidedCount: number;
  readonly sampledCount: number;
}

const EMPTY: Feed = { decisions: [], decidedCount: 0, sampledCount: 0 };

/** Adds new samples, newest first. */
export function addSamples(feed: Feed, batch: readonly Samples[]): Feed {
  let id = feed.sampledCount;
  const fresh = batch.flatMap(({ decisions }) =>
    decisions.map((decision) => ({ ...decision, id: (id += 1) })),
  );
  return {
    decisions: [...fresh.toReversed(), ...feed.decisions].slice(0, MAX_SHOWN),
    decidedCount:
      feed.decidedCount + batch.reduce((sum, { decidedCount }) => sum + decidedCount, 0),
    sampledCount: id,
  };
}

/** Live samples of the decisions of a policy. */
export function useDecisions(policy: string): Feed {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.limitDecisions(policy);
  const { data = EMPTY } = useQuery<Feed>({ queryKey, queryFn: skipToken });
  const batch = useMemo(
    () =>
      frameBatch<Samples>((samples) => {
        queryClient.setQueryData<Feed>(queryKeys.limitDecisions(policy), (feed = EMPTY) =>
          addSamples(feed, samples),
        );
      }),
    [queryClient, policy],
  );
  useEffect(() => batch.cancel, [batch]);
  useSubscription(
    useMemo(
      () => ({
        document: LimitDecisionsDocument,
        variables: () => ({ policy }),
        onResult: ({ limitDecisions }: LimitDecisionsSubscription) => batch.add(limitDecisions),
      }),
      [batch, policy],
    ),
  );
  return data;
}
