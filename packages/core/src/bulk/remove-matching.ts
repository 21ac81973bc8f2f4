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
 * Removes the members that match a filter from a set of any strategy, in bounded steps as `search` goes. To
 * cancel, do not continue. In `sorted` and `sharded` sets, one script matches and removes. In others, one
 * script finds members and another removes them by name, so `expiresBy` is `WRONG_STRATEGY` there;
 * strategies without an order may remove some hundred more than `first`. An empty filter is
 * `INVALID_OPTION`: use `clear`.
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
    throw new MayflyError('INVALID_OPTION', 'filter must have a condition', {
      field: 'filter',
    });
  }
  if (set.strategy === 'sorted' || set.strategy === 'sharded') {
    return set.removeMatching(filter, request);
  }
  if (expiresBy !== undefined) {
    throw new MayflyError('WRONG_STRATEGY', 'Only sorted and sharded sets support expiresBy', {
      field: 'expiresBy',
    });
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
