import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LiveSource } from '../../shared/live/live.ts';
import { queryKeys } from '../../shared/graphql/query-keys.ts';
import { useSubscription } from '../../shared/live/use-subscription.ts';
import {
  SetStatesDocument,
  type SetStatesSubscription,
  type SetStatesSubscriptionVariables,
} from './documents.generated.ts';
import type { SetSummary } from './use-set-summary.ts';
import { refetchSoon } from './refetch-soon.ts';

/** Keeps the figures of a set without a feed current within a second, for every strategy. */
export function useSetState(name: string, wanted: boolean): void {
  const client = useQueryClient();
  const source = useMemo((): LiveSource<
    SetStatesSubscription,
    SetStatesSubscriptionVariables
  > | null => {
    if (!wanted) return null;
    const key = queryKeys.setSummary(name);
    const again = refetchSoon(client, name);
    return {
      document: SetStatesDocument,
      variables: () => ({ sets: [name] }),
      onResult: ({ setStates: { missing, states } }) => {
        if (missing.includes(name)) void client.invalidateQueries({ queryKey: key });
        for (const { isExact, ...state } of states) {
          client.setQueryData<SetSummary>(
            key,
            (known) => known && { ...known, ...state, countIsExact: isExact },
          );
          again();
        }
      },
    };
  }, [client, name, wanted]);
  useSubscription(source);
}
