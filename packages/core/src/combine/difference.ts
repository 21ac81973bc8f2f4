import type { Expiring } from '../sets/expiring-set.ts';
import { checkOperands, type Combinable } from './operand.ts';
import { inChunks, namesOf } from './chunks.ts';

/**
 * The members of the first of 2 to 64 sets that are live in none of the others, each with its expiry in the
 * first.
 *
 * The sets are read during iteration, 500 members at a time and each set at a separate time: the result is
 * not a snapshot. Each result was live in the first set when that was read, and not live in each other set
 * when that was read. A member for which this holds throughout, and that is not written meanwhile, appears
 * exactly once (at least once if the iteration of the first set's strategy guarantees no more).
 *
 * `bulkAdd(set, difference(sets))` stores it. `INVALID_BATCH`. O(members of the first set × sets); no script
 * reads more than 500 members.
 */
export function difference(sets: readonly Combinable[]): AsyncGenerator<Expiring<string>> {
  checkOperands(sets);
  return subtract(sets);
}

async function* subtract([first, ...others]: readonly Combinable[]): AsyncGenerator<
  Expiring<string>
> {
  if (first === undefined) return;
  for await (const chunk of inChunks(first.members())) yield* await without(others, chunk);
}

/** The members of a chunk that are live in none of these sets. */
export async function without(
  others: readonly Combinable[],
  chunk: readonly Expiring<string>[],
): Promise<readonly Expiring<string>[]> {
  let left = chunk;
  for (const other of others) {
    if (left.length === 0) break;
    const expiries = await other.expiriesOf(namesOf(left));
    left = left.filter((_, index) => expiries[index] === null);
  }
  return left;
}
