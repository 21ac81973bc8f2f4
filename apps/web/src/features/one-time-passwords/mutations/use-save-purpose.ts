import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  ChangeOneTimePasswordPurposeDocument,
  CreateOneTimePasswordPurposeDocument,
  type ChangeOneTimePasswordPurposeInput,
  type CreateOneTimePasswordPurposeInput,
} from '../documents.generated.ts';

/** Resolves to whether the purpose is new, or there was one of that name already. */
export function useCreatePurpose() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: CreateOneTimePasswordPurposeInput) =>
      (await request(CreateOneTimePasswordPurposeDocument, { input })).createOneTimePasswordPurpose
        .status,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.purposes() }),
  });
}

/** Changes what it is given and leaves the rest: of two who change a purpose at once, none is lost. */
export function useChangePurpose() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: ChangeOneTimePasswordPurposeInput) => {
      await request(ChangeOneTimePasswordPurposeDocument, { input });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.purposes() }),
  });
}
