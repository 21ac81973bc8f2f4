import { MayflyError } from '../errors.ts';
import { checkMember, checkObject, encodeValue, type JsonValue } from '../input.ts';
import { checkMode, expiryArgument, type Lifetime } from '../sets/addition.ts';
import type { AnySet } from '../sets/any-set.ts';
import type { AddMode, AddResult } from '../sets/results.ts';
import type { StrategyName } from '../sets/strategy.ts';
import { checkSelection, withPath } from './selection.ts';

/** A member to add to a set whose strategy is only known when the program runs. */
export interface AnyMember extends Lifetime {
  readonly member: string;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. */
  readonly value?: JsonValue | undefined;
}

/**
 * Adds 1 to 1000 members to a set of whatever strategy. None is added where one cannot be a member, or is
 * given what the strategy lacks: that is `WRONG_STRATEGY` with a field such as `members[7].value`. They
 * travel together, 64 or fewer in an atomic script. An expiry that is refused only when it is sent, as it
 * has passed or lies too far ahead, fails the call, and others may be added.
 *
 * `INVALID_BATCH`, `INVALID_MODE`, `INVALID_MEMBER`, `INVALID_TTL`, `INVALID_EXPIRY`, `INVALID_VALUE`.
 */
export async function addMany(
  set: AnySet,
  members: readonly AnyMember[],
  options: { readonly mode?: AddMode | undefined } = {},
): Promise<AddResult[]> {
  const mode = checkMode(checkObject(options, 'options').mode);
  checkSelection(members, (each, path) => checkAddition(set.strategy, each, `${path}.`));
  return Promise.all(
    members.map((each, index) => withPath(`members[${index}]`, () => addChecked(set, each, mode))),
  );
}

/**
 * Adds one member to a set of whatever strategy, as `addMany` does; fields are without `members[0].`.
 */
export async function addAny(
  set: AnySet,
  member: AnyMember,
  options: { readonly mode?: AddMode | undefined } = {},
): Promise<AddResult> {
  const mode = checkMode(checkObject(options, 'options').mode);
  checkAddition(set.strategy, member, '');
  return addChecked(set, member, mode);
}

/** What the sets of a strategy do not have. */
const LACKING: Readonly<Record<StrategyName, readonly (keyof AnyMember)[]>> = {
  sorted: [],
  sharded: [],
  native: [],
  compact: ['value'],
  keys: ['value'],
  buckets: ['value', 'expiresAt'],
  window: ['value', 'expiresAt', 'ttlMs'],
};

function checkAddition(strategy: StrategyName, member: AnyMember, path: string): void {
  const field = path === '' ? 'member' : path.slice(0, -1);
  checkMember(checkObject(member, field, 'INVALID_MEMBER').member, `${path}member`);
  expiryArgument(member, path);
  encodeValue(member.value, `${path}value`);
  for (const field of LACKING[strategy]) {
    if (member[field] !== undefined) throw lacking(strategy, `${path}${field}`);
  }
  if (strategy === 'keys' && member.expiresAt === Infinity) {
    throw lacking(strategy, `${path}expiresAt`);
  }
}

function lacking(strategy: StrategyName, field: string): MayflyError {
  return new MayflyError('WRONG_STRATEGY', `${field} is nothing that sets of ${strategy} have`, {
    field,
  });
}

function addChecked(
  set: AnySet,
  { member, value, ttlMs, expiresAt }: AnyMember,
  mode: AddMode | undefined,
): Promise<AddResult> {
  switch (set.strategy) {
    case 'sorted':
    case 'sharded':
    case 'native':
      return set.add(member, { ttlMs, expiresAt, value, mode });
    case 'compact':
      return set.add(member, { ttlMs, expiresAt, mode });
    case 'keys':
      return set.add(member, {
        ttlMs,
        expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
        mode,
      });
    case 'buckets':
      return set.add(member, { ttlMs, mode });
    case 'window':
      return set.add(member, { mode });
  }
}
