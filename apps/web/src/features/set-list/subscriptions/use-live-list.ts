import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { frameBatch } from '../../../shared/live/frame-batch.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { useSubscription } from '../../../shared/live/use-subscription.ts';
import {
  ListChangesDocument,
  ListStatesDocument,
  type ListChangesSubscription,
} from '../documents.generated.ts';
import { patchStates, type SetStates } from '../patch-states.ts';
import { setsQuery } from '../queries/use-sets.ts';
import type { SetsView } from '../sets-view.ts';

/** The minimum interval of refetches of the list, for any number of changes. */
const SETTLE_MS = 500;

/** Combines all calls within an interval into one. */
function settled(run: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void run();
      }, SETTLE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Keeps the shown list and the counts of the rows in view current. */
export function useLiveList(view: SetsView, visible: readonly string[]): void {
  const queryClient = useQueryClient();

  const changes = useMemo(() => {
    const reread = settled(() => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }));
    return {
      document: ListChangesDocument,
      variables: () => ({}),
      onResult: ({ setsChanged }: ListChangesSubscription) => {
        if (!setsChanged.gap && setsChanged.created.length + setsChanged.deleted.length === 0)
          return;
        reread.ask();
      },
      stop: reread.stop,
    };
  }, [queryClient]);
  useEffect(() => changes.stop, [changes]);
  useSubscription(changes);

  const states = useMemo(() => {
    if (visible.length === 0) return null;
    const { queryKey } = setsQuery(view);
    const batch = frameBatch<SetStates>((all) => {
      queryClient.setQueryData(queryKey, (list) => list && patchStates(list, all.flat()));
    });
    return {
      document: ListStatesDocument,
      variables: () => ({ sets: [...visible] }),
      onResult: ({ setStates }: { setStates: { states: SetStates } }) =>
        batch.add(setStates.states),
      stop: batch.cancel,
    };
  }, [queryClient, view, visible]);
  useEffect(() => states?.stop, [states]);
  useSubscription(states);
}
