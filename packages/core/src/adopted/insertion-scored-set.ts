import { checkAddManyOptions, type AddManyOptions } from '../sets/writing/add-many.ts';
import { toAddResult } from '../sets/writing/addition.ts';
import type { AddResult } from '../sets/results.ts';
import { AdoptedSet } from './adopted-set.ts';
import type { InsertionScores } from './layout.ts';
import { checkMemberName, type MemberName } from './member.ts';
import type { AdoptedOperations } from './operations.ts';

/**
 * An adopted set whose scores are times of insertion: a member expires one window later. If the unit is
 * seconds, Mayfly writes whole seconds, rounded down, as programs do that insert the current second. So an
 * insertion is never in the future, outside a range that ends now. A member lives as long as if such a
 * program had inserted it, up to 999 ms less than a window. The `expiresAt` of a result is the stored one.
 *
 * If the whole key expires (`EXPIRE`) earlier than a member that was added, Mayfly extends the key.
 */
export class InsertionScoredSet extends AdoptedSet {
  readonly #operations: AdoptedOperations;

  /** Created by `mayfly.adopt`. */
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
