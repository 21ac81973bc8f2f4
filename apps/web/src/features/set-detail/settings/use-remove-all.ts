import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { tellOutcome } from '../editing/change-outcome.ts';
import { namesOfAll } from '../selection/names-of-all.ts';
import { refetchSet } from '../refetch-set.ts';
import { MOST_UNDOABLE, offerRestoration } from '../editing/offer-restoration.ts';
import { sendChange } from '../editing/send-change.ts';

/**
 * Removes all members of a set by their names, so that they can be brought back for ten seconds. Resolves to
 * 'TOO_MANY', with nothing removed, where they are more than can be.
 */
export function useRemoveAll(set: string) {
  const client = useQueryClient();
  const readAgain = () => refetchSet(client, set);
  return useMutation({
    mutationFn: async (): Promise<'DONE' | 'TOO_MANY'> => {
      const members = await namesOfAll(set, MOST_UNDOABLE);
      if (members === null) return 'TOO_MANY';
      const change = { kind: 'remove', members } as const;
      const outcome = await sendChange(set, change);
      const { changed, failure } = outcome;
      if (failure !== null) notify('failed', changeErrorMessage(failure));
      const text = tellOutcome(change, outcome);
      if (changed.length > 0) offerRestoration(set, text, changed, readAgain);
      else notify('done', 'There was no live member any more.');
      return 'DONE';
    },
    onSettled: readAgain,
  });
}
