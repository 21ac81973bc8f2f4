import { queryOptions, useQuery } from '@tanstack/react-query';
import { DemoDataDocument } from '../documents.generated.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';

const POLL_MS = 5_000;

export const demoDataQuery = queryOptions({
  queryKey: queryKeys.demoData(),
  queryFn: async ({ signal }) => (await request(DemoDataDocument, {}, { signal })).demoData,
  refetchInterval: pollEvery(POLL_MS),
});

/** Whether the demo data is active, and whether it is available. Another tab can change this. */
export function useDemoData() {
  return useQuery(demoDataQuery);
}
