import { queryOptions, useQuery } from '@tanstack/react-query';
import { SampleDocument } from '../documents.generated.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

const POLL_MS = 5_000;

export const sampleQuery = queryOptions({
  queryKey: queryKeys.sample(),
  queryFn: async ({ signal }) => (await request(SampleDocument, {}, { signal })).demoData,
  refetchInterval: pollEvery(POLL_MS),
});

/** Whether the sample runs, and whether it could. Another tab may start or remove it. */
export function useSample() {
  return useQuery(sampleQuery);
}
