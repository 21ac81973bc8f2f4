import { useInfiniteQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { SessionsDocument, type SessionsQuery } from '../documents.generated.ts';

const PAGE_SIZE = 100;
const POLL_MS = 10_000;

type SessionsPage = SessionsQuery['sessions'];

export type Session = SessionsPage['edges'][number]['node'];

/** The sessions, last used first. */
export function useSessions() {
  return useInfiniteQuery({
    queryKey: queryKeys.sessions(),
    queryFn: async ({ pageParam, signal }) => {
      const nowOf = ({ sessions }: SessionsQuery) => sessions.now;
      const variables = { first: PAGE_SIZE, after: pageParam };
      return (await request(SessionsDocument, variables, { signal, nowOf })).sessions;
    },
    ...pageByPage,
    select: ({ pages }) => nodesOf(pages),
    refetchInterval: pollPagesEvery(POLL_MS),
  });
}
