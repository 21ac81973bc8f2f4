import { useList } from '../../../shared/graphql/connection.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { LimitOverridesDocument, type LimitOverridesQuery } from '../documents.generated.ts';

const POLL_MS = 5_000;

type OverridesPage = NonNullable<LimitOverridesQuery['limitPolicy']['overrides']>;

/** The overridden limits of one key. */
export type Override = OverridesPage['edges'][number]['node'];

const NONE: OverridesPage = {
  now: new Date(0).toISOString(),
  totalCount: 0,
  edges: [],
  pageInfo: { endCursor: null, hasNextPage: false },
};

/** The keys that have their own limits, soonest to expire first. */
export function useOverrides(name: string) {
  return useList({
    queryKey: queryKeys.limitOverrides(name),
    pollMs: POLL_MS,
    load: async (page, signal): Promise<OverridesPage> => {
      const { limitPolicy } = await request(LimitOverridesDocument, { name, ...page }, { signal });
      return limitPolicy.overrides ?? NONE;
    },
  });
}
