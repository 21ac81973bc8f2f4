import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { offerUndo } from '../../../shared/undo/offer-undo.ts';
import {
  AdoptSetDocument,
  ForgetAdoptedSetDocument,
  type AdoptSetInput,
} from '../documents.generated.ts';
import type { AdoptedSet } from '../queries/use-adopted-sets.ts';

/** Resolves to whether the set was adopted, or the name already exists. */
export function useAdopt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: AdoptSetInput) =>
      (await request(AdoptSetDocument, { input })).adoptSet.status,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.adoptedSets() }),
  });
}

/** Forgets an adopted set. The set itself stays, so this can be undone. */
export function useForget() {
  const queryClient = useQueryClient();
  const reread = () => queryClient.invalidateQueries({ queryKey: queryKeys.adoptedSets() });
  return useMutation({
    mutationFn: (set: AdoptedSet) =>
      request(ForgetAdoptedSetDocument, { input: { set: set.name } }),
    onSuccess: (_result, set) =>
      offerUndo({
        text: `${set.name} forgotten. Its key is unchanged.`,
        restored: `${set.name} adopted again.`,
        restore: async () => {
          await request(AdoptSetDocument, { input: toInput(set) });
          await reread();
        },
      }),
    onError: (error) => notify('failed', changeErrorMessage(error)),
    onSettled: reread,
  });
}

function toInput({ name, key, score, unit, memberFormat, windowMs }: AdoptedSet): AdoptSetInput {
  return {
    name,
    key,
    layout: { score, unit, memberFormat, ...(windowMs !== null && { windowMs }) },
  };
}
