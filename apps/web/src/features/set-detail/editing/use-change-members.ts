import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { outcomeText, type ChangeOutcome } from './change-outcome.ts';
import { isMemberChange, type MemberChange } from './member-change.ts';
import { refetchSet } from '../refetch-set.ts';
import { offerRestoration } from './offer-restoration.ts';
import { sendChange } from './send-change.ts';

/**
 * Changes members. The list shows the result while the change is pending. It stays pending until the set has
 * been refetched, so that the list never falls back in between. It can be undone for ten seconds.
 */
export function useChangeMembers(set: string) {
  const client = useQueryClient();
  const readAgain = () => refetchSet(client, set);
  return useMutation({
    mutationKey: queryKeys.memberChanges(set),
    mutationFn: (change: MemberChange) => sendChange(set, change),
    onSuccess: (outcome, change) => {
      const { changed, failure } = outcome;
      const text = outcomeText(change, outcome);
      if (failure !== null) notify('failed', changeErrorMessage(failure));
      if (changed.length === 0) {
        notify('failed', text);
        return;
      }
      offerRestoration(set, text, changed, readAgain);
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: readAgain,
  });
}

/** The pending changes of members. */
export function usePendingChanges(set: string): readonly MemberChange[] {
  const variables = useMutationState({
    filters: { mutationKey: queryKeys.memberChanges(set), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return useMemo(() => variables.filter(isMemberChange), [variables]);
}

const isOutcome = (data: unknown): data is ChangeOutcome =>
  typeof data === 'object' && data !== null && 'changed' in data;

/** The expiries of members that this page has changed, from the API's responses. */
export function useConfirmedExpiries(set: string): ReadonlyMap<string, number | null> {
  const outcomes = useMutationState({
    filters: { mutationKey: queryKeys.memberChanges(set), status: 'success' },
    select: ({ state }) => state.data,
  });
  return useMemo(() => {
    const expiries = new Map<string, number | null>();
    for (const { changed } of outcomes.filter(isOutcome)) {
      for (const each of changed) {
        if ('removedValue' in each) expiries.delete(each.member);
        else expiries.set(each.member, each.expiresAt === null ? null : Date.parse(each.expiresAt));
      }
    }
    return expiries;
  }, [outcomes]);
}
