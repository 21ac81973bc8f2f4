import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreateSetDocument, type CreateExpiringSetInput } from '../documents.generated.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';

/** Resolves to whether the set was created, or the name already exists. */
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
