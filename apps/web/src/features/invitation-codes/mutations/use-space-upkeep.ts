import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import {
  DeleteInvitationSpaceDocument,
  SweepInvitationCodesDocument,
} from '../documents.generated.ts';

export function useDeleteSpace(space: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(DeleteInvitationSpaceDocument, { input: { space } })).deleteInvitationSpace
        .status,
    onSuccess: (status) => {
      if (status === 'DELETED') notify('done', `The space ${space} is deleted.`);
      else notify('failed', `There was no space ${space} any more.`);
    },
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpaces(), exact: true }),
  });
}

/** Frees the memory of codes that are over, some ten thousand at a time. */
export function useSweep(space: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(SweepInvitationCodesDocument, { input: { space } })).sweepInvitationCodes,
    onSuccess: ({ sweptCount, leftCount }) => {
      const swept = wholeNumber.format(sweptCount ?? 0);
      const left = leftCount ? ` ${wholeNumber.format(leftCount)} are left: sweep again.` : '';
      notify('done', `${swept} codes that were over are freed.${left}`);
    },
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpace(space) }),
  });
}
