import type { SetSummary } from '@mayfly/core';

/** A set of a query. Resolvers of its fields read its members. */
export type ExpiringSetModel = SetSummary | SetOfMembers;

/** A set whose query selects nothing of the summary, so the summary was not read. */
export type SetOfMembers = Pick<SetSummary, 'name' | 'strategy'>;

export function summaryIn(set: ExpiringSetModel): SetSummary {
  if ('count' in set) return set;
  throw new TypeError('The summary of the set was not read');
}
