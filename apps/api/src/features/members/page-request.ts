import { MayflyError, type PageRequest } from '@mayfly/core';
import type { ListCursors } from '../../graphql/list-cursor.ts';
import type { ExpiringSetMembersArgs } from '../../graphql/types.generated.ts';

/** The position of a page of members. `INVALID_PAGE` unless exactly one is given, `INVALID_CURSOR`. */
export function toPageRequest(
  { first, after, last, before, fromRank, fromMoment }: ExpiringSetMembersArgs,
  cursors: ListCursors,
): PageRequest {
  const starts = [after, fromRank, fromMoment].filter((start) => start != null);
  if (first != null && last == null && before == null && starts.length < 2) {
    if (fromRank != null) return { first, fromRank };
    if (fromMoment != null) return { first, fromMoment };
    return { first, after: cursors.take(after) };
  }
  if (last != null && first == null && starts.length === 0) {
    return { last, before: cursors.take(before, 'before') };
  }
  throw new MayflyError(
    'INVALID_PAGE',
    'Either first, with at most one of after, fromRank and fromMoment, or last, optionally with before',
    { field: last == null ? 'first' : 'last' },
  );
}
