import { queryOptions, useQuery } from '@tanstack/react-query';
import { ServerInstancesDocument, type ServerInstancesQuery } from '../documents.generated.ts';
import { fittingRange, type Range } from '../../../shared/charts/time-range.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

/** Instances change rarely. */
const POLL_MS = 15_000;

const instancesQuery = queryOptions({
  queryKey: queryKeys.serverInstances(),
  queryFn: async ({ signal }) => {
    const nowOf = (result: ServerInstancesQuery) => result.serverStats.now;
    return (await request(ServerInstancesDocument, {}, { signal, nowOf })).serverStats;
  },
  refetchInterval: pollEvery(POLL_MS),
});

/** The shortest range with the oldest sample of all instances. */
export function rangeOfInstances({ now, instances }: ServerInstancesQuery['serverStats']): Range {
  const first = instances.flatMap(({ samples }) =>
    samples.nodes.map(({ sampledAt }) => Date.parse(sampledAt)),
  );
  return fittingRange(Date.parse(now) - Math.min(...first));
}

/** The instances with samples in the last hour, and the sample interval. */
export function useServerInstances() {
  return useQuery(instancesQuery);
}

const toIds = ({ instances }: ServerInstancesQuery['serverStats']): readonly string[] =>
  instances.map(({ id }) => id);

const NO_IDS: readonly string[] = [];

/** Their ids. An equal list stays the same object, so that nothing renders again. */
export function useServerIds(): readonly string[] {
  return useQuery({ ...instancesQuery, select: toIds }).data ?? NO_IDS;
}
