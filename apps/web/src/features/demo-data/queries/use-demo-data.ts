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

/** Whether demo data is active, or available. Another tab can add or remove it. */
export function useDemoData() {
  return useQuery(demoDataQuery);
}
