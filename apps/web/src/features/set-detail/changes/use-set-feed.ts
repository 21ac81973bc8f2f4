import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { frameBatch } from '../../../shared/live/frame-batch.ts';
import type { LiveSource } from '../../../shared/live/live.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { useSubscription } from '../../../shared/live/use-subscription.ts';
import {
  SetChangesDocument,
  type SetChangesSubscription,
  type SetChangesSubscriptionVariables,
} from '../documents.generated.ts';
import { addToLog, EMPTY_FEED_LOG, type FeedLog, type FeedPayload } from './feed-log.ts';
import { refetchSoon } from '../refetch-soon.ts';

/** The page removes expired rows by the clock. Only the ranks of the others change. */
const EXPIRIES_GAP_MS = 250;
/** More often no one reads the log. */
const LOG_GAP_MS = 100;

const changesRows = ({ gap, changes }: FeedPayload) =>
  gap || changes.some(({ kind }) => kind !== 'EXPIRED');

/**
 * Subscribes to the feed of a set. The latest changes go to its log. The shown data of the set is refetched
 * immediately after the first change, and at intervals during a burst.
 */
export function useSetFeed(name: string, open: boolean): void {
  const client = useQueryClient();
  const source = useMemo((): LiveSource<
    SetChangesSubscription,
    SetChangesSubscriptionVariables
  > | null => {
    if (!open) return null;
    const key = queryKeys.setFeed(name);
    const place: { cursor: string | null } = { cursor: null };
    const again = refetchSoon(client, name);
    const againSlowly = refetchSoon(client, name, EXPIRIES_GAP_MS);
    const batch = frameBatch<FeedPayload>((payloads) => {
      if (payloads.some(changesRows)) again();
      else if (payloads.some(({ changes }) => changes.length > 0)) againSlowly();
    });
    const log = frameBatch<FeedPayload>((payloads) => {
      client.setQueryData<FeedLog>(key, (known) => addToLog(known ?? EMPTY_FEED_LOG, payloads));
    }, LOG_GAP_MS);
    return {
      document: SetChangesDocument,
      variables: () => ({ set: name, after: place.cursor }),
      onResult: ({ setChanges }) => {
        place.cursor = setChanges.cursor;
        batch.add(setChanges);
        log.add(setChanges);
      },
      // Turned off, deleted, or the cursor is invalid: the summary shows which.
      onFailure: () => {
        place.cursor = null;
        void client.invalidateQueries({ queryKey: queryKeys.set(name) });
      },
    };
  }, [client, name, open]);
  useSubscription(source);
}

/** The latest changes; undefined until the subscription has started. */
export function useFeedLog(name: string): FeedLog | undefined {
  const { data } = useQuery<FeedLog>({ queryKey: queryKeys.setFeed(name), queryFn: skipToken });
  return data;
}
