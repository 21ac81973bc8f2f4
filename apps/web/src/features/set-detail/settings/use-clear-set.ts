import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { ClearSetDocument } from '../documents.generated.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { refetchSet } from '../refetch-set.ts';

/** Drops all members of a set at once, however many, and for good. */
export function useClearSet(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(ClearSetDocument, { input: { set } })).clearExpiringSet.clearedCount,
    onSuccess: (count) => {
      const all = count === null ? 'All' : wholeNumber.format(count);
      notify('done', `${all} members are removed.`);
    },
    onSettled: () => refetchSet(queryClient, set),
  });
}
