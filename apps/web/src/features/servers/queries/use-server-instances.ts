import { queryOptions, useQuery } from '@tanstack/react-query';
import { ServerInstancesDocument, type ServerInstancesQuery } from '../documents.generated.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

/** Instances come and go rarely. */
const POLL_MS = 15_000;

const instancesQuery = queryOptions({
  queryKey: queryKeys.serverInstances(),
  queryFn: async ({ signal }) => {
    const nowOf = (result: ServerInstancesQuery) => result.serverStats.now;
    return (await request(ServerInstancesDocument, {}, { signal, nowOf })).serverStats;
  },
  refetchInterval: pollEvery(POLL_MS),
});

/** The instances that were sampled within the last hour, and how they are sampled. */
export function useServerInstances() {
  return useQuery(instancesQuery);
}

const toIds = ({ instances }: ServerInstancesQuery['serverStats']): readonly string[] =>
  instances.map(({ id }) => id);

const NO_IDS: readonly string[] = [];

/** Their ids: the same list for as long as it says the same, so that nothing is drawn anew. */
export function useServerIds(): readonly string[] {
  return useQuery({ ...instancesQuery, select: toIds }).data ?? NO_IDS;
}
