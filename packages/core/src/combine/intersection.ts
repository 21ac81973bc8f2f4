import { checkOptions } from '../input.ts';
import type { Expiring } from '../sets/expiring-set.ts';
import type { ExpiresAt } from '../sets/results.ts';
import {
  checkOperands,
  COMBINE_OPTIONS,
  combiner,
  sizeOf,
  type Combinable,
  type CombineOptions,
} from './operand.ts';
import { inChunks, namesOf } from './chunks.ts';

/**
 * The members that are live in all of 2 to 64 sets, each with its earliest expiry, or with its latest if
 * `expiry: 'max'`.
 *
 * The sets are read during iteration, 500 members at a time and each set at a separate time: the result is
 * not a snapshot. Each result was live in every set when that was read. A member that is live in all sets
 * throughout, and not written meanwhile, appears exactly once (at least once if the iteration of the
 * smallest set's strategy guarantees no more).
 *
 * `bulkAdd(set, intersection(sets))` stores it. `INVALID_BATCH`, `INVALID_OPTION`. O(members of the smallest
 * set × sets); no script reads more than 500 members.
 */
export function intersection(
  sets: readonly Combinable[],
  options: CombineOptions = {},
): AsyncGenerator<Expiring<string>> {
  checkOperands(sets);
  const { expiry = 'min' } = checkOptions(options, COMBINE_OPTIONS);
  return intersect(sets, combiner(expiry));
}

async function* intersect(
  sets: readonly Combinable[],
  combine: (a: ExpiresAt, b: ExpiresAt) => ExpiresAt,
): AsyncGenerator<Expiring<string>> {
  const [smallest, ...others] = await bySize(sets);
  if (smallest === undefined) return;
  for await (const chunk of inChunks(smallest.members()))
    yield* await within(others, chunk, combine);
}

/** The members of a chunk that are live in all of these sets. */
export async function within(
  others: readonly Combinable[],
  chunk: readonly Expiring<string>[],
  combine: (a: ExpiresAt, b: ExpiresAt) => ExpiresAt,
): Promise<readonly Expiring<string>[]> {
  let found = chunk;
  for (const other of others) {
    if (found.length === 0) break;
    found = await alsoIn(other, found, combine);
  }
  return found;
}

/** The smallest set is first. It is read, and its members are looked up in the others. */
async function bySize(sets: readonly Combinable[]): Promise<Combinable[]> {
  const sized = await Promise.all(sets.map(async (set) => ({ set, size: await sizeOf(set) })));
  return sized.toSorted((a, b) => a.size - b.size).map(({ set }) => set);
}

async function alsoIn(
  set: Combinable,
  chunk: readonly Expiring<string>[],
  combine: (a: ExpiresAt, b: ExpiresAt) => ExpiresAt,
): Promise<Expiring<string>[]> {
  const expiries = await set.expiriesOf(namesOf(chunk));
  const live: Expiring<string>[] = [];
  for (const [index, { member, expiresAt }] of chunk.entries()) {
    const there = expiries[index] ?? null;
    if (there !== null) live.push({ member, expiresAt: combine(expiresAt, there) });
  }
  return live;
}
