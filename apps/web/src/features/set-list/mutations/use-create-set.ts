import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreateSetDocument, type CreateExpiringSetInput } from '../documents.generated.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

/** Resolves to whether the set is new, or there was one of that name already. */
export function useCreateSet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateExpiringSetInput) => {
      const { createExpiringSet } = await request(CreateSetDocument, { input });
      return createExpiringSet.status;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sets() }),
  });
}
