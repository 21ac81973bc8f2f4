import { checkAddManyOptions, type AddManyOptions } from '../sets/writing/add-many.ts';
import { toAddResult } from '../sets/writing/addition.ts';
import type { AddResult } from '../sets/results.ts';
import { AdoptedSet } from './adopted-set.ts';
import type { InsertionScores } from './layout.ts';
import { checkMemberName, type MemberName } from './member.ts';
import type { AdoptedOperations } from './operations.ts';

/**
 * An adopted set whose scores say when a member was inserted (seeds 002 and 004): all live for the same
 * window from then on. Where the unit is seconds, what Mayfly writes is whole seconds, rounded down, as
 * the programs do that take the current second: an insertion never lies in the future, where a range
 * that ends at now would miss it, and a member lives as long as if such a program had inserted it, up to
 * 999 ms less than a window. The `expiresAt` of a result is what was stored.
 *
 * If the whole key expires (`EXPIRE`), and would before a member that was added, it is made to live as
 * long.
 */
export class InsertionScoredSet extends AdoptedSet {
  readonly #operations: AdoptedOperations;

  /** Made by `mayfly.adopt`. */
  constructor(operations: AdoptedOperations, key: string, layout: InsertionScores) {
    super(operations, key, layout);
    this.#operations = operations;
  }

  /** Inserts a member now, or moves it to now. `INVALID_MODE`. O(log N). */
  async add(member: MemberName, options: AddManyOptions = {}): Promise<AddResult> {
    const outcome = await this.#operations.add({
      mode: checkAddManyOptions(options),
      member: checkMemberName(member),
      expiry: '',
      value: '',
    });
    return toAddResult(outcome);
  }
}
