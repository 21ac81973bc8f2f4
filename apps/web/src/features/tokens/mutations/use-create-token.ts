import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { CreateTokenDocument, type CreateTokenInput } from '../documents.generated.ts';

/** Resolves to the token itself, which is never available again. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateTokenInput) => {
      const { createToken } = await request(CreateTokenDocument, { input });
      return createToken.secret ?? '';
    },
    // The token is not cached: it disappears with its dialog.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tokens() }),
  });
}
