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

/** Whom a password is for, and who asks. */
export interface SubjectCall {
  readonly subject: string;
  readonly caller?: string;
}

/** Reads what a subject has anew after something was done about it. */
function useReadAgain(purpose: string) {
  const queryClient = useQueryClient();
  return (subject: string) =>
    queryClient.invalidateQueries({ queryKey: queryKeys.subjectStatus(purpose, subject) });
}

/** What is told once is in the result of this mutation and nowhere else; it goes with the page. */
export function useIssue(purpose: string) {
  const readAgain = useReadAgain(purpose);
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: SubjectCall) =>
      (await request(IssueOneTimePasswordDocument, { input: { purpose, ...call } }))
        .issueOneTimePassword,
    onSettled: (_result, _error, { subject }) => readAgain(subject),
  });
}

export function useVerify(purpose: string) {
  const readAgain = useReadAgain(purpose);
  return useMutation({
    gcTime: 0,
    mutationFn: async (call: SubjectCall & { readonly code: string }) =>
      (await request(VerifyOneTimePasswordDocument, { input: { purpose, ...call } }))
        .verifyOneTimePassword,
    onSettled: (_result, _error, { subject }) => readAgain(subject),
  });
}

export function useRevoke(purpose: string) {
  const readAgain = useReadAgain(purpose);
  return useMutation({
    mutationFn: async (subject: string) =>
      (await request(RevokeOneTimePasswordsDocument, { input: { purpose, subject } }))
        .revokeOneTimePasswords.revokedCount ?? 0,
    onSuccess: (count) =>
      notify('done', count === 1 ? 'One password is revoked.' : `${count} passwords are revoked.`),
    onSettled: (_result, _error, subject) => readAgain(subject),
  });
}

export function useResetAttempts(purpose: string) {
  const readAgain = useReadAgain(purpose);
  return useMutation({
    mutationFn: async (subject: string) =>
      (await request(ResetOneTimePasswordAttemptsDocument, { input: { purpose, subject } }))
        .resetOneTimePasswordAttempts.forgottenCount ?? 0,
    onSuccess: (count) =>
      notify(
        'done',
        count === 1 ? 'One attempt is forgotten.' : `${count} attempts are forgotten.`,
      ),
    onSettled: (_result, _error, subject) => readAgain(subject),
  });
}
