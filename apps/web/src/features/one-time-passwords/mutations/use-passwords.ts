import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import {
  IssueOneTimePasswordDocument,
  ResetOneTimePasswordAttemptsDocument,
  RevokeOneTimePasswordsDocument,
  VerifyOneTimePasswordDocument,
} from '../documents.generated.ts';

/** The subject of a password, and the caller. */
export interface SubjectCall {
  readonly subject: string;
  readonly caller?: string;
}

/** Refetches the status of a subject. */
function useRefetchStatus(purpose: string) {
  const queryClient = useQueryClient();
  return (subject: string) =>
    queryClient.invalidateQueries({ queryKey: queryKeys.subjectStatus(purpose, subject) });
}

/** The password is only in the result of this mutation, which is dropped with the page. */
export function useIssue(purpose: string) {
  const refetch = useRefetchStatus(purpose);
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: SubjectCall) =>
      (await request(IssueOneTimePasswordDocument, { input: { purpose, ...call } }))
        .issueOneTimePassword,
    onSettled: (_result, _error, { subject }) => refetch(subject),
  });
}

export function useVerify(purpose: string) {
  const refetch = useRefetchStatus(purpose);
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: SubjectCall & { readonly code: string }) =>
      (await request(VerifyOneTimePasswordDocument, { input: { purpose, ...call } }))
        .verifyOneTimePassword,
    onSettled: (_result, _error, { subject }) => refetch(subject),
  });
}

export function useRevoke(purpose: string) {
  const refetch = useRefetchStatus(purpose);
  return useMutation({
    mutationFn: async (subject: string) =>
      (await request(RevokeOneTimePasswordsDocument, { input: { purpose, subject } }))
        .revokeOneTimePasswords.revokedCount ?? 0,
    onSuccess: (count) =>
      notify('done', count === 1 ? 'One password revoked.' : `${count} passwords revoked.`),
    onSettled: (_result, _error, subject) => refetch(subject),
  });
}

export function useResetAttempts(purpose: string) {
  const refetch = useRefetchStatus(purpose);
  return useMutation({
    mutationFn: async (subject: string) =>
      (await request(ResetOneTimePasswordAttemptsDocument, { input: { purpose, subject } }))
        .resetOneTimePasswordAttempts.forgottenCount ?? 0,
    onSuccess: (count) =>
      notify('done', count === 1 ? 'One attempt reset.' : `${count} attempts reset.`),
    onSettled: (_result, _error, subject) => refetch(subject),
  });
}
