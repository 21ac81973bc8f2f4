import { skipToken, useQuery } from '@tanstack/react-query';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import type { Decision } from '../call-marks.ts';
import { PeekLimitDocument } from '../documents.generated.ts';

/** While calls count, capacity returns continuously. */
const USED_MS = 1_000;
const IDLE_MS = 5_000;

const isUntouched = ({ limits, reason }: Decision) =>
  reason === null && limits.every(({ remaining, limit }) => remaining >= limit);

/** The decision that a call of a key would have now. It does not count. */
export function usePeek(policy: string, key: string | undefined, cost: number) {
  return useQuery({
    queryKey: queryKeys.limitPeek(policy, key ?? '', cost),
    queryFn:
      key === undefined
        ? skipToken
        : async ({ signal }) => {
            const input = { policy, key, cost };
            return (await request(PeekLimitDocument, { input }, { signal })).peekLimit;
          },
    // The decision for another cost is nearly right; for another key it is wrong.
    placeholderData: (last, query) => (query?.queryKey[3] === key ? last : undefined),
    refetchInterval: (query) => {
      const { data } = query.state;
      return pollEvery(data && isUntouched(data) ? IDLE_MS : USED_MS)(query);
    },
  });
}
