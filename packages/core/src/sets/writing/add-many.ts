import { CONSTRAINTS } from '../../constraints.ts';
import { checkList, checkOptions, type OptionNames } from '../../input.ts';
import type { AddMode, AddResult } from '../results.ts';
import type { StrategyName } from '../strategy.ts';
import {
  checkMode,
  checkNewMember,
  toAddition,
  type Addition,
  type AdditionOptions,
} from './addition.ts';

export interface AddManyOptions {
  /** Default: `always`. */
  readonly mode?: AddMode | undefined;
}

/** A member to add, with the options that its strategy accepts in `add`. */
export type NewMemberOf<Options> = Omit<Options, 'mode'> & {
  /** 1 to 1024 bytes of UTF-8. */
  readonly member: string;
};

const OPTIONS: OptionNames<AddManyOptions> = { mode: true };

/** How a set adds one of many members. `path` is the name of the member in errors. */
interface Adder<Member, Checked, Outcome> {
  readonly toAddition: (member: Member, mode: AddMode, path: string) => Checked;
  readonly send: (additions: readonly Checked[]) => Promise<readonly Outcome[]>;
  readonly toResult: (outcome: Outcome, path: string) => AddResult;
}

/** `INVALID_OPTION`, `INVALID_MODE`. */
export function checkAddManyOptions(options: AddManyOptions): AddMode {
  return checkMode(checkOptions(options, OPTIONS).mode);
}

/** `addMany` of every strategy. It checks all members, with fields such as `members[7].ttlMs`, and then sends them. */
export async function addMany<Member, Checked, Outcome>(
  members: readonly Member[],
  options: AddManyOptions = {},
  { toAddition: check, send, toResult }: Adder<Member, Checked, Outcome>,
): Promise<AddResult[]> {
  const mode = checkAddManyOptions(options);
  const additions = checkList(members, CONSTRAINTS.batchMembers, 'members').map((each, index) =>
    check(each, mode, `members[${index}]`),
  );
  const outcomes = await send(additions);
  return outcomes.map((outcome, index) => toResult(outcome, `members[${index}].`));
}

/** One of many members, checked. */
export function toNewAddition(
  strategy: StrategyName,
  each: NewMemberOf<AdditionOptions>,
  mode: AddMode,
  path: string,
): Addition {
  checkNewMember(strategy, each, path);
  const { member, ttlMs, expiresAt, value } = each;
  return toAddition(member, { mode, ttlMs, expiresAt, value }, `${path}.`);
}
