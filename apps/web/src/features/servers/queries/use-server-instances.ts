import { useQuery } from '@tanstack/react-query';
import { ServerInstancesDocument, type ServerInstancesQuery } from '../documents.generated.ts';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';

/** Instances come and go rarely. */
const POLL_MS = 15_000;

/** The instances that were sampled within the last hour, and how they are sampled. */
export function useServerInstances() {
  return useQuery({
    queryKey: queryKeys.serverInstances(),
    queryFn: async ({ signal }) => {
      const nowOf = (result: ServerInstancesQuery) => result.serverStats.now;
      return (await request(ServerInstancesDocument, {}, { signal, nowOf })).serverStats;
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}
