import { CONSTRAINTS, MayflyError } from '@mayfly/core';

/** A page of the groups of a set, by name. Redis reports all groups at once. `INVALID_PAGE`. */
export function pageOfGroups<Group extends { readonly name: string }>(
  groups: readonly Group[],
  { first, after = '' }: { readonly first: number; readonly after: string | undefined },
) {
  if (first < 1 || first > CONSTRAINTS.pageEntries) {
    const message = `first must be 1 to ${CONSTRAINTS.pageEntries}`;
    throw new MayflyError('INVALID_PAGE', message, { field: 'first' });
  }
  const byName = groups.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const later = byName.filter(({ name }) => name > after);
  return {
    entries: later.slice(0, first),
    hasNext: later.length > first,
    totalCount: groups.length,
  };
}
