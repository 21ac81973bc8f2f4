import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wholeNumber } from '../../../numbers/whole-number.ts';
import { ClearSetDocument } from '../documents.generated.ts';
import { request } from '../../../graphql/request.ts';
import { notify } from '../../../notices/notify.ts';
import { readSetAgain } from '../queries/read-set-again.ts';

export function useClearSet(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(ClearSetDocument, { input: { set } })).clearExpiringSet.clearedCount ?? 0,
    onSuccess: (cleared) => notify('done', `${wholeNumber.format(cleared)} members are dropped.`),
    onSettled: () => readSetAgain(queryClient, set),
  });
}
