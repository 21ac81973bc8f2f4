import { checkList, checkOptions, type OptionNames } from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import {
  checkMode,
  checkNewMember,
  toAddition,
  toAddResult,
  type Addition,
  type AdditionOptions,
  type AdditionOutcome,
} from './addition.ts';
import type { AddMode, AddResult } from '../results.ts';
import type { StrategyName } from '../strategy.ts';

export interface AddManyOptions {
  /** `always` where it is left out. */
  readonly mode?: AddMode | undefined;
}

/** A member to add, with what the strategy of its set takes for a single `add`. */
export type NewMemberOf<Options> = Omit<Options, 'mode'> & {
  /** 1 to 1024 bytes of UTF-8. */
  readonly member: string;
};

const OPTIONS: OptionNames<AddManyOptions> = { mode: true };

/** How the sets of a strategy add members that are checked. */
interface Adder {
  readonly strategy: StrategyName;
  readonly send: (additions: readonly Addition[]) => Promise<readonly AdditionOutcome[]>;
  readonly toResult?: (outcome: AdditionOutcome, path: string) => AddResult;
}

/** `INVALID_OPTION`, `INVALID_MODE`. */
export function checkAddManyOptions(options: AddManyOptions): AddMode {
  return checkMode(checkOptions(options, OPTIONS).mode);
}

/** `addMany` of every strategy: all members are checked, with fields such as `members[7].ttlMs`, then sent. */
export async function addMany(
  { strategy, send, toResult = toAddResult }: Adder,
  members: readonly NewMemberOf<AdditionOptions>[],
  options: AddManyOptions = {},
): Promise<AddResult[]> {
  const mode = checkAddManyOptions(options);
  const additions = checkList(members, CONSTRAINTS.batchMembers, 'members').map((each, index) => {
    const path = `members[${index}]`;
    checkNewMember(strategy, each, path);
    const { member, ttlMs, expiresAt, value } = each;
    return toAddition(member, { mode, ttlMs, expiresAt, value }, `${path}.`);
  });
  const outcomes = await send(additions);
  return outcomes.map((outcome, index) => toResult(outcome, `members[${index}].`));
}
