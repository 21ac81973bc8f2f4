import { queryOptions, useQuery } from '@tanstack/react-query';
import { SampleDocument } from '../documents.generated.ts';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';

const POLL_MS = 5_000;

export const sampleQuery = queryOptions({
  queryKey: queryKeys.sample(),
  queryFn: async ({ signal }) => (await request(SampleDocument, {}, { signal })).sample,
  refetchInterval: pollEvery(POLL_MS),
});

/** Whether the demo data is active, and whether it is available. Another tab can change this. */
export function useSample() {
  return useQuery(sampleQuery);
}
