import { MayflyError, type PageRequest } from '@mayfly/core';
import type { ExpiringSetMembersArgs } from '../../graphql/types.generated.ts';

/** Where a page of members lies. `INVALID_PAGE` unless that is said in one way. */
export function toPageRequest({
  first,
  after,
  last,
  before,
  fromRank,
  fromMoment,
}: ExpiringSetMembersArgs): PageRequest {
  const starts = [after, fromRank, fromMoment].filter((start) => start != null);
  if (first != null && last == null && before == null && starts.length < 2) {
    if (fromRank != null) return { first, fromRank };
    if (fromMoment != null) return { first, fromMoment };
    return { first, after: after ?? undefined };
  }
  if (last != null && first == null && starts.length === 0) {
    return { last, before: before ?? undefined };
  }
  throw new MayflyError(
    'INVALID_PAGE',
    'Either first, with one of after, fromRank and fromMoment or none, or last, with or without before',
    { field: last == null ? 'first' : 'last' },
  );
}
