import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { failureCode } from '../../graphql/api-error.ts';
import { errorMessage } from '../../graphql/error-messages.ts';
import { useStandingError } from '../../graphql/use-standing-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../queries/session-query.ts';
import { viewerQuery } from '../queries/viewer-query.ts';
import { postToken } from '../session-api.ts';

/** Resolves to whether the token was accepted. */
function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: postToken,
    onSuccess: async (accepted) => {
      if (!accepted) return;
      await queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 });
      queryClient.setQueryData(sessionQuery.queryKey, 'signed-in');
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
      });
    },
  });
}

const REFUSED = 'This token was not accepted. Copy it again, without spaces around it.';
/** The message when Redis is full. */
export const FULL =
  'Redis is full: Mayfly cannot open a session. Raise maxmemory, or remove members through the API.';

interface SignInFormProps {
  /** Shown before the first attempt. */
  readonly problem?: string | undefined;
}

export function SignInForm({ problem }: SignInFormProps) {
  const [token, setToken] = useState('');
  const [emptyTried, setEmptyTried] = useState(false);
  const signIn = useSignIn();
  const error = useStandingError(signIn.error);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = token.trim();
    setEmptyTried(trimmed === '');
    if (trimmed !== '' && !signIn.isPending) signIn.mutate(trimmed);
  };

  const failed = failureCode(error) === 'REDIS_FULL' ? FULL : errorMessage(error);
  const tried = signIn.data === false ? REFUSED : error && failed;
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label="Token"
        name="token"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={token}
        onChange={(event) => setToken(event.target.value)}
        problem={emptyTried ? 'Enter the token.' : (tried ?? problem)}
        hint="The part after #token= of the link, or the value of MAYFLY_TOKEN."
      />
      <Button type="submit" look="primary" busy={signIn.isPending}>
        Sign in
      </Button>
    </form>
  );
}
