import type { SetSummary } from '@mayfly/core';

/** A set as a query sees it; its members are read when they are asked for. */
export type ExpiringSetModel = SetSummary | SetOfMembers;

/** One of which a query asks for nothing that is in the summary, so that this need not be read. */
export type SetOfMembers = Pick<SetSummary, 'name' | 'strategy'>;

export function summaryIn(set: ExpiringSetModel): SetSummary {
  if ('count' in set) return set;
  throw new TypeError('The summary of the set was not read');
}
