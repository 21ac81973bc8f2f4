import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../queries/session-query.ts';
import { viewerQuery } from '../queries/viewer-query.ts';
import { postToken } from '../session-api.ts';

/** Resolves to whether the token was accepted. */
export function useSignIn() {
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
