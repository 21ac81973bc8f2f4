import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  ChangeInvitationSpaceDocument,
  CreateInvitationSpaceDocument,
  type ChangeInvitationSpaceInput,
  type CreateInvitationSpaceInput,
} from '../documents.generated.ts';

/** Resolves to whether the space is new, or there was one of that name already. */
export function useCreateSpace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateInvitationSpaceInput) =>
      (await request(CreateInvitationSpaceDocument, { input })).createInvitationSpace.status,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpaces() }),
  });
}

/** Changes what it is given and leaves the rest: of two who change a space at once, none is lost. */
export function useChangeSpace() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: ChangeInvitationSpaceInput) => {
      await request(ChangeInvitationSpaceDocument, { input });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpaces() }),
  });
}
