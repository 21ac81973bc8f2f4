import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { SetWindowDocument } from '../documents.generated.ts';
import { pollEvery } from '../../../graphql/polling.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { request } from '../../../graphql/request.ts';
import { pageSizeAfter, readPages, type SetPage } from '../set-window.ts';

/** Pages that are kept. Those before and after are read again when one scrolls back to them. */
const MOST_PAGES = 4;

type PageParam = { readonly after: string | null } | { readonly before: string };

const FROM_THE_START: PageParam = { after: null };

function toVariables(param: PageParam, size: number) {
  return 'before' in param
    ? { last: size, before: param.before }
    : { first: size, after: param.after };
}

function nextParam({ members }: SetPage, param: PageParam): PageParam | null {
  const { hasNextPage, endCursor } = members.pageInfo;
  if (hasNextPage && endCursor !== null) return { after: endCursor };
  // All that lay before this cursor has expired: the set now begins where this page was to end.
  if (members.edges.length === 0 && 'before' in param) return FROM_THE_START;
  return null;
}

function previousParam({ members }: SetPage, param: PageParam): PageParam | null {
  const isHead = 'after' in param && param.after === null;
  const { hasPreviousPage, startCursor } = members.pageInfo;
  return isHead || !hasPreviousPage || startCursor === null ? null : { before: startCursor };
}

/**
 * A window over the members of a set, soonest expiry first. A set may hold a million: the window
 * keeps four pages of 100 at most, or of 500 where members expire fast, and reading it again costs
 * one request for each page in it, of which there is one until somebody scrolls.
 */
export function setWindowQuery(name: string, everyMs: number) {
  return infiniteQueryOptions({
    queryKey: queryKeys.setWindow(name),
    queryFn: async ({ pageParam, signal, client }): Promise<SetPage> => {
      const known = client.getQueryData<InfiniteData<SetPage>>(queryKeys.setWindow(name));
      const size = pageSizeAfter(known?.pages[0]);
      const variables = { name, ...toVariables(pageParam, size) };
      const nowOf = (result: { expiringSet: SetPage }) => result.expiringSet.now;
      return (await request(SetWindowDocument, variables, { signal, nowOf })).expiringSet;
    },
    initialPageParam: FROM_THE_START,
    getNextPageParam: (page, _pages, param) => nextParam(page, param),
    getPreviousPageParam: (page, _pages, param) => previousParam(page, param),
    maxPages: MOST_PAGES,
    select: ({ pages }) => readPages(pages),
    refetchInterval: pollEvery(everyMs),
  });
}
