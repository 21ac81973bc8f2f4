import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wholeNumber } from '../../../numbers/whole-number.ts';
import { ClearSetDocument } from '../documents.generated.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { readSetAgain } from '../queries/read-set-again.ts';

/** Permanently removes all members of a set, of any number, in one step. */
export function useClearSet(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(ClearSetDocument, { input: { set } })).clearExpiringSet.clearedCount,
    onSuccess: (count) => {
      const all = count === null ? 'All' : wholeNumber.format(count);
      notify('done', `${all} members removed.`);
    },
    onSettled: () => readSetAgain(queryClient, set),
  });
}
