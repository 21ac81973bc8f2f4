import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { CreateTokenDocument, type CreateTokenInput } from '../documents.generated.ts';

/** Resolves to the token itself, which cannot be had again. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateTokenInput) => {
      const { createToken } = await request(CreateTokenDocument, { input });
      return createToken.secret ?? '';
    },
    // Nothing keeps it once the dialog that shows it is closed.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.tokens() }),
  });
}
