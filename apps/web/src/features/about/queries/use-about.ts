import { useQuery } from '@tanstack/react-query';
import { retryAfterOutage } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { AboutDocument } from '../documents.generated.ts';

/** The versions of Mayfly and Redis. */
export function useAbout() {
  return useQuery({
    queryKey: queryKeys.about(),
    queryFn: async ({ signal }) => (await request(AboutDocument, {}, { signal })).about,
    refetchInterval: retryAfterOutage,
  });
}
