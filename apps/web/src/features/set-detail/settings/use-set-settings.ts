import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { CloseFeedDocument, OpenFeedDocument, UpdateSetDocument } from '../documents.generated.ts';

/** The default time to live of new members. */
export function useDefaultTtl(set: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (defaultTtlMs: number) =>
      request(UpdateSetDocument, { input: { set, defaultTtlMs } }),
    onSuccess: () => notify('done', 'Default time to live saved.'),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.set(set) }),
  });
}

/** How many changes a feed keeps when it is turned on here: as many as that of a new set. */
export const KEPT_CHANGES = 10_000;

/** How many changes the feed keeps; null turns it off. */
export function useFeedSwitch(set: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (kept: number | null) => {
      if (kept === null) await request(CloseFeedDocument, { input: { set } });
      else await request(OpenFeedDocument, { input: { set, kept } });
    },
    onSuccess: (_result, kept) =>
      notify('done', kept === null ? 'Change feed turned off.' : 'Change feed turned on.'),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.set(set) }),
  });
}
