import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import {
  GetOrCreateInvitationCodeDocument,
  LookUpInvitationCodeDocument,
  ResolveInvitationCodeDocument,
  RevealInvitationCodeDocument,
  RevokeInvitationCodeDocument,
} from '../documents.generated.ts';

function useRefetchSpace(space: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpace(space) });
}

/** The code is only in the result of this mutation, which is dropped with the page. */
export function useGetOrCreateCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (id: string) =>
      (await request(GetOrCreateInvitationCodeDocument, { input: { space, id } }))
        .getOrCreateInvitationCode,
    onSettled: useRefetchSpace(space),
  });
}

interface CodeCall {
  readonly code: string;
  readonly caller?: string;
}

/** Looks up the id of a code, without counting a use. A failed attempt counts. */
export function useLookUpCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: CodeCall) =>
      (await request(LookUpInvitationCodeDocument, { input: { space, ...call } }))
        .lookUpInvitationCode,
  });
}

/** Uses a code once. */
export function useResolveCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: CodeCall) =>
      (await request(ResolveInvitationCodeDocument, { input: { space, ...call } }))
        .resolveInvitationCode,
    onSettled: useRefetchSpace(space),
  });
}

/** Shows the code of an id. The audit log records it. */
export function useRevealCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (id: string) =>
      (await request(RevealInvitationCodeDocument, { input: { space, id } })).revealInvitationCode,
  });
}

export function useRevokeCode(space: string) {
  return useMutation({
    mutationFn: async (id: string) =>
      (await request(RevokeInvitationCodeDocument, { input: { space, target: { id } } }))
        .revokeInvitationCode.status,
    onSuccess: (status, id) => {
      if (status === 'REVOKED') notify('done', `Code of ${id} revoked.`);
      else notify('failed', `${id} no longer has a live code.`);
    },
    onSettled: useRefetchSpace(space),
  });
}
