import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../graphql/error-messages.ts';
import { notify } from '../../../notices/notify.ts';
import { tellOutcome } from '../change-outcome.ts';
import { namesOfAll } from '../queries/names-of-all.ts';
import { readSetAgain } from '../queries/read-set-again.ts';
import { MOST_UNDOABLE, offerRestoration } from './offer-restoration.ts';
import { sendChange } from './send-change.ts';

/**
 * Removes all members of a set by name, so that they can be restored for ten seconds. If there are too many
 * for this, it removes nothing and resolves to 'TOO_MANY'.
 */
export function useRemoveAll(set: string) {
  const client = useQueryClient();
  const readAgain = () => readSetAgain(client, set);
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
      else notify('done', 'There were no live members.');
      return 'DONE';
    },
    onSettled: readAgain,
  });
}
