import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { tellOutcome, type ChangeOutcome } from './change-outcome.ts';
import { isMemberChange, type MemberChange } from './member-change.ts';
import { refetchSet } from '../refetch-set.ts';
import { offerRestoration } from './offer-restoration.ts';
import { sendChange } from './send-change.ts';

/**
 * Changes members. While it is pending the list shows it as done; it stays pending until the set was read
 * again, so that the list never falls back in between. For ten seconds it can be undone.
 */
export function useChangeMembers(set: string) {
  const client = useQueryClient();
  const readAgain = () => refetchSet(client, set);
  return useMutation({
    mutationKey: queryKeys.memberChanges(set),
    mutationFn: (change: MemberChange) => sendChange(set, change),
    onSuccess: (outcome, change) => {
      const { changed, failure } = outcome;
      const text = tellOutcome(change, outcome);
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

/** The changes of members that are on their way. */
export function usePendingChanges(set: string): readonly MemberChange[] {
  const variables = useMutationState({
    filters: { mutationKey: queryKeys.memberChanges(set), status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return useMemo(() => variables.filter(isMemberChange), [variables]);
}

const isOutcome = (data: unknown): data is ChangeOutcome =>
  typeof data === 'object' && data !== null && 'changed' in data;

/** When members that were changed from here expire, as the API told. */
export function useToldExpiries(set: string): ReadonlyMap<string, number | null> {
  const outcomes = useMutationState({
    filters: { mutationKey: queryKeys.memberChanges(set), status: 'success' },
    select: ({ state }) => state.data,
  });
  return useMemo(() => {
    const told = new Map<string, number | null>();
    for (const { changed } of outcomes.filter(isOutcome)) {
      for (const each of changed) {
        if ('removedValue' in each) told.delete(each.member);
        else told.set(each.member, each.expiresAt === null ? null : Date.parse(each.expiresAt));
      }
    }
    return told;
  }, [outcomes]);
}
