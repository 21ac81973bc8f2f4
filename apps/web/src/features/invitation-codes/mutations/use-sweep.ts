import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { SweepInvitationCodesDocument } from '../documents.generated.ts';

/** Frees the memory of ended codes, about ten thousand at a time. */
export function useSweep(space: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(SweepInvitationCodesDocument, { input: { space } })).sweepInvitationCodes,
    onSuccess: ({ sweptCount, leftCount }) => {
      const swept = wholeNumber.format(sweptCount ?? 0);
      const left = leftCount ? ` ${wholeNumber.format(leftCount)} are left: sweep again.` : '';
      notify('done', `${swept} ended codes freed.${left}`);
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpace(space) }),
  });
}
