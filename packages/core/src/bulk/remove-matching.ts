import { MayflyError } from '../errors.ts';
import type { JsonValue } from '../input.ts';
import type { AnySet } from '../sets/registry/any-set.ts';
import type { Expiring } from '../sets/expiring-set.ts';
import type { RemoveResult, TakeResult } from '../sets/results.ts';
import {
  checkFilter,
  type MemberFilter,
  type SearchPage,
  type SearchRequest,
} from '../sets/reading/search.ts';
import { removeMany } from './remove-many.ts';

/** A member as it was when it was removed. */
export interface RemovedMember extends Expiring<string> {
  readonly value: JsonValue | null;
}

/**
 * Removes the members of a set of whatever strategy that match, in bounded steps as `search` goes: to cancel
 * is not to go on. Of `sorted` and `sharded` sets what matches is judged by the script that removes it. In
 * others members are found by one script and removed by another: by their names, which do not change, so
 * `expiresBy` is `WRONG_STRATEGY` there; and those without an order may remove some hundred more than
 * `first`. A filter that says nothing is `INVALID_OPTION`: that would be `clear`.
 *
 * `INVALID_MEMBER`, `INVALID_EXPIRY`, `INVALID_PAGE`, `INVALID_CURSOR`.
 */
export async function removeMatching(
  set: AnySet,
  filter: MemberFilter,
  request: SearchRequest,
): Promise<SearchPage<RemovedMember>> {
  const { prefix, contains, expiresBy } = checkFilter(filter);
  if (prefix === '' && contains === '' && expiresBy === undefined) {
    throw new MayflyError('INVALID_OPTION', 'filter says what is to be removed', {
      field: 'filter',
    });
  }
  if (set.strategy === 'sorted' || set.strategy === 'sharded') {
    return set.removeMatching(filter, request);
  }
  if (expiresBy !== undefined) {
    throw new MayflyError(
      'WRONG_STRATEGY',
      'Only sorted and sharded sets remove by what members have left',
      { field: 'expiresBy' },
    );
  }
  if (set.strategy === 'window') {
    const { matches, ...page } = await set.search(filter, request);
    const names = matches.map(({ value }) => value);
    return withoutRemoved(page, await removeNamed(set, names));
  }
  const page = await set.search(filter, request);
  const names = new Set(page.matches.map(({ member }) => member));
  return withoutRemoved(page, await removeNamed(set, [...names]));
}

async function removeNamed(
  set: { remove(member: string): Promise<RemoveResult | TakeResult<JsonValue>> },
  names: readonly string[],
): Promise<RemovedMember[]> {
  if (names.length === 0) return [];
  const results = await removeMany(set, names);
  return results.flatMap((result, index) => {
    const member = names[index];
    if (result.status === 'absent' || member === undefined) return [];
    const value = 'value' in result ? result.value : null;
    return [{ member, expiresAt: result.expiresAt, value }];
  });
}

function withoutRemoved(
  { cursor, scanned, total, now }: Omit<SearchPage<unknown>, 'matches'>,
  removed: readonly RemovedMember[],
): SearchPage<RemovedMember> {
  return {
    matches: removed,
    cursor,
    scanned: scanned - removed.length,
    total: total - removed.length,
    now,
  };
}
