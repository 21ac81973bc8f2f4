import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage } from '../../../shared/graphql/connection.ts';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { toFilter, type AuditSearch } from '../audit-search.ts';
import { AuditEntriesDocument, type AuditEntriesQuery } from '../documents.generated.ts';

const PAGE_SIZE = 50;
/** How often to check for newer entries, in milliseconds. */
const POLL_MS = 5_000;

type AuditPage = AuditEntriesQuery['auditEntries'];

export type AuditEntry = AuditPage['edges'][number]['node'];

async function read(
  search: AuditSearch,
  place: { readonly first: number; readonly after: string | null },
  signal: AbortSignal,
): Promise<AuditPage> {
  const variables = { ...place, filter: toFilter(search, pageClock.now()) };
  const nowOf = ({ auditEntries }: AuditEntriesQuery) => auditEntries.now;
  return (await request(AuditEntriesDocument, variables, { signal, nowOf })).auditEntries;
}

/** The loaded entries that match, newest first. They are not polled. */
export function useAuditEntries(search: AuditSearch) {
  return useInfiniteQuery({
    queryKey: queryKeys.auditEntries(search),
    queryFn: ({ pageParam, signal }) =>
      read(search, { first: PAGE_SIZE, after: pageParam }, signal),
    ...pageByPage,
    select: ({ pages }) => ({
      entries: nodesOf(pages),
      scanned: pages.reduce((total, { scannedCount }) => total + scannedCount, 0),
    }),
  });
}

/** The newest matching entry, polled separately: rows must not move under the pointer. */
export function useNewestEntry(search: AuditSearch) {
  return useQuery({
    queryKey: queryKeys.auditNewest(search),
    queryFn: async ({ signal }) => {
      const { edges } = await read(search, { first: 1, after: null }, signal);
      return edges[0]?.node ?? null;
    },
    refetchInterval: pollEvery(POLL_MS),
  });
}
