import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { nodesOf, pageByPage, totalOf } from '../../../shared/graphql/connection.ts';
import { pollPagesEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import {
  ConfiguredTokensDocument,
  TokensDocument,
  type ConfiguredTokensQuery,
  type TokensQuery,
} from '../documents.generated.ts';

const PAGE_SIZE = 100;
const POLL_MS = 10_000;

type TokensPage = TokensQuery['tokens'];

export type Token = TokensPage['edges'][number]['node'];
export type ConfiguredToken = ConfiguredTokensQuery['configuredTokens'][number];

/** The created tokens, soonest expiry first. */
export function useTokens() {
  return useInfiniteQuery({
    queryKey: queryKeys.tokens(),
    queryFn: async ({ pageParam, signal }) => {
      const nowOf = ({ tokens }: TokensQuery) => tokens.now;
      const variables = { first: PAGE_SIZE, after: pageParam };
      return (await request(TokensDocument, variables, { signal, nowOf })).tokens;
    },
    ...pageByPage,
    select: ({ pages }) => ({
      tokens: nodesOf(pages),
      totalCount: totalOf(pages),
    }),
    refetchInterval: pollPagesEvery(POLL_MS),
  });
}

/** The configured tokens. They only change with a restart. */
export function useConfiguredTokens() {
  return useQuery({
    queryKey: queryKeys.configuredTokens(),
    queryFn: async ({ signal }) =>
      (await request(ConfiguredTokensDocument, {}, { signal })).configuredTokens,
  });
}
