import { useQuery } from '@tanstack/react-query';
import { retryAfterOutage } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { AboutDocument } from '../documents.generated.ts';

/** Which versions of Mayfly and of Redis answer. */
export function useAbout() {
  return useQuery({
    queryKey: queryKeys.about(),
    queryFn: async ({ signal }) => (await request(AboutDocument, {}, { signal })).about,
    refetchInterval: retryAfterOutage,
  });
}
