import { useQuery } from '@tanstack/react-query';
import { retryAfterOutage } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { AboutDocument } from '../documents.generated.ts';

/** The versions of Mayfly and Redis. */
function useAbout() {
  return useQuery({
    queryKey: queryKeys.about(),
    queryFn: async ({ signal }) => (await request(AboutDocument, {}, { signal })).about,
    refetchInterval: retryAfterOutage,
  });
}

/** The versions to state in a support request. */
export function Versions() {
  const { data } = useAbout();
  return (
    <p className="min-h-5 text-sm text-ink-2">
      {data && `Mayfly ${data.version}`}
      {data?.redisVersion && ` · Redis ${data.redisVersion}`}
    </p>
  );
}
