import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../graphql/error-messages.ts';
import { notify } from '../../notices/notify.ts';
import { sessionQuery } from '../queries/session-query.ts';
import { deleteSession } from '../session-api.ts';

/** Ends the session and clears all loaded data. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteSession,
    onSuccess: () => {
      queryClient.setQueryData(sessionQuery.queryKey, 'signed-out');
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
      });
    },
    onError: (error) => notify('failed', `You are still signed in. ${changeErrorMessage(error)}`),
  });
}
