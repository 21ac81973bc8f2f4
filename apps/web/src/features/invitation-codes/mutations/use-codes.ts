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

function useReadAgain(space: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.invitationSpace(space) });
}

/** The code of an id. It is in the result of this mutation and nowhere else; it goes with the page. */
export function useGetOrCreateCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (id: string) =>
      (await request(GetOrCreateInvitationCodeDocument, { input: { space, id } }))
        .getOrCreateInvitationCode,
    onSettled: useReadAgain(space),
  });
}

interface CodeCall {
  readonly code: string;
  readonly caller?: string;
}

/** Looks up what a code stands for, without a use. A miss counts. */
export function useLookUpCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: CodeCall) =>
      (await request(LookUpInvitationCodeDocument, { input: { space, ...call } }))
        .lookUpInvitationCode,
  });
}

/** Uses a code once, as a guest who types it does. */
export function useResolveCode(space: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: CodeCall) =>
      (await request(ResolveInvitationCodeDocument, { input: { space, ...call } }))
        .resolveInvitationCode,
    onSettled: useReadAgain(space),
  });
}

/** Shows the code of an id, which the audit log keeps. */
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
      if (status === 'REVOKED') notify('done', `The code of ${id} is revoked.`);
      else notify('failed', `${id} had no live code any more.`);
    },
    onSettled: useReadAgain(space),
  });
}
