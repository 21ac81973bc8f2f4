import { checkOptions } from '../input.ts';
import type { Expiring } from '../sets/expiring-set.ts';
import type { ExpiresAt } from '../sets/results.ts';
import {
  checkOperands,
  COMBINE_OPTIONS,
  combiner,
  type Combinable,
  type CombineOptions,
} from './operand.ts';
import { inChunks, namesOf } from './chunks.ts';

/**
 * The members that are live in any of 2 to 64 sets, each with its latest expiry, or with its earliest if
 * `expiry: 'min'`.
 *
 * The sets are read during iteration, 500 members at a time and each set at a separate time: the result is
 * not a snapshot. Each result was live in one of the sets when that was read. A member that is live in one
 * of them throughout, and written in none meanwhile, appears exactly once. (It appears at least once if the
 * iteration of the set in which it lives longest guarantees no more, or if the clocks of the masters differ
 * by its time to live.) A member that is written meanwhile may appear again, or not at all.
 *
 * `bulkAdd(set, union(sets))` stores it. `INVALID_BATCH`, `INVALID_OPTION`. O(members of all sets × sets);
 * no script reads more than 500 members.
 */
export function union(
  sets: readonly Combinable[],
  options: CombineOptions = {},
): AsyncGenerator<Expiring<string>> {
  checkOperands(sets);
  const { expiry = 'max' } = checkOptions(options, COMBINE_OPTIONS);
  return unite(sets, combiner(expiry));
}

/**
 * A member belongs to the set in which it lives longest, the first of equals, and appears when that set is
 * read. So the results need not be remembered. As this expiry is the last, the member is live there if it is
 * live anywhere.
 */
async function* unite(
  sets: readonly Combinable[],
  combine: (a: ExpiresAt, b: ExpiresAt) => ExpiresAt,
): AsyncGenerator<Expiring<string>> {
  for (const [own, set] of sets.entries()) {
    for await (const chunk of inChunks(set.members()))
      yield* await owned(sets, own, chunk, combine);
  }
}

/** The members of a chunk of the `own`-th set that belong to this set. */
export async function owned(
  sets: readonly Combinable[],
  own: number,
  chunk: readonly Expiring<string>[],
  combine: (a: ExpiresAt, b: ExpiresAt) => ExpiresAt,
): Promise<readonly Expiring<string>[]> {
  if (chunk.length === 0) return [];
  const names = namesOf(chunk);
  const expiries = await Promise.all(
    sets.map(async (other, index) => (index === own ? [] : other.expiriesOf(names))),
  );
  const found: Expiring<string>[] = [];
  for (const [at, { member, expiresAt }] of chunk.entries()) {
    let combined = expiresAt;
    let belongsHere = true;
    for (const [index, column] of expiries.entries()) {
      const there = column[at] ?? null;
      if (there === null) continue;
      combined = combine(combined, there);
      if (there > expiresAt || (there === expiresAt && index < own)) belongsHere = false;
    }
    if (belongsHere) found.push({ member, expiresAt: combined });
  }
  return found;
}
