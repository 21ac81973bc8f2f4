import { MayflyError } from '../../errors.ts';
import {
  checkMember,
  checkMoment,
  checkObject,
  checkOptions,
  checkTtl,
  encodeValue,
  type JsonValue,
  type OptionNames,
} from '../../input.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ScriptArgument } from '../../redis/script.ts';
import type { AddMode, AddResult, SeenResult } from '../results.ts';
import type { StrategyName } from '../strategy.ts';

/** A checked addition, as script arguments (additions.lua, `read_additions`). */
export interface Addition<Mode extends string = AddMode, Member = string> {
  readonly mode: Mode;
  readonly member: Member;
  /** '' for the default; otherwise see `expiry_of` in expiry-argument.lua. */
  readonly expiry: string;
  /** JSON, 'null' to remove the value, or '' to keep the value of a live member. */
  readonly value: string;
}

const MODES: readonly string[] = ['always', 'ifAbsent', 'ifLive', 'ifLater'] satisfies AddMode[];

/** `INVALID_MODE`. */
export function checkMode(mode: AddMode = 'always'): AddMode {
  if (!MODES.includes(mode)) {
    throw new MayflyError('INVALID_MODE', `mode must be one of ${MODES.join(', ')}`, {
      field: 'mode',
    });
  }
  return mode;
}

/** The expiry of an added member: after a time to live, at a time, or by the default of the set. */
export interface Lifetime {
  /** Whole milliseconds, 1 to ten years. Default: that of the set. */
  readonly ttlMs?: number | undefined;
  /** The expiry, instead of `ttlMs`: in the future, at most 10 years; Infinity for never. */
  readonly expiresAt?: Date | number | undefined;
}

/** All options of an addition. Each strategy has some of them. */
export interface AdditionOptions extends Lifetime {
  readonly mode?: AddMode | undefined;
  readonly value?: JsonValue | undefined;
}

const ADDITION: OptionNames<AdditionOptions> = {
  mode: true,
  ttlMs: true,
  expiresAt: true,
  value: true,
};

/** The fields of one of many members. Members that another set returned have more fields than an addition needs. */
const NEW_MEMBER = {
  member: true,
  ttlMs: true,
  expiresAt: true,
  value: true,
  remainingMs: true,
  cursor: true,
} as const;

/** The options that additions of a strategy do not have. */
const UNSUPPORTED: Readonly<Record<StrategyName, readonly (keyof AdditionOptions)[]>> = {
  sorted: [],
  sharded: [],
  native: [],
  keys: [],
  compact: ['value'],
  buckets: ['value', 'expiresAt'],
  window: ['value', 'expiresAt', 'ttlMs'],
};

/**
 * Checks the options of `add`. `INVALID_OPTION`; `WRONG_STRATEGY` for an option that the strategy does not have.
 */
export function checkAddOptions(strategy: StrategyName, options: AdditionOptions): void {
  checkOptions(options, ADDITION);
  checkCanBeGiven(strategy, options, '');
}

/** Checks one of many members. The same errors, and `INVALID_MEMBER`. */
export function checkNewMember(
  strategy: StrategyName,
  member: Omit<AdditionOptions, 'mode'> & { readonly member: unknown },
  path: string,
): void {
  checkObject(member, path, 'INVALID_MEMBER');
  checkOptions(member, NEW_MEMBER, path, `${path}.`);
  checkCanBeGiven(strategy, member, `${path}.`);
}

function checkCanBeGiven(strategy: StrategyName, options: AdditionOptions, path: string): void {
  for (const name of UNSUPPORTED[strategy]) {
    // A value of null is no value.
    if (options[name] === undefined || (name === 'value' && options.value === null)) continue;
    throw unsupported(strategy, `${path}${name}`);
  }
  if (strategy === 'keys' && options.expiresAt === Infinity) {
    throw unsupported(strategy, `${path}expiresAt`);
  }
}

/** `WRONG_STRATEGY` for an option that the strategy does not support. */
export function unsupported(strategy: StrategyName, field: string): MayflyError {
  return new MayflyError(
    'WRONG_STRATEGY',
    `Sets of the strategy ${strategy} do not support ${field}`,
    {
      field,
    },
  );
}

/** Checks an addition. `INVALID_MEMBER`, `INVALID_MODE`, `INVALID_TTL`, `INVALID_EXPIRY`, `INVALID_VALUE`. */
export function toAddition(member: string, options: AdditionOptions, path = ''): Addition {
  return {
    mode: checkMode(options.mode),
    member: checkMember(member, `${path}member`),
    expiry: expiryArgument(options, path),
    value: encodeValue(options.value, `${path}value`),
  };
}

/** The expiry argument of an addition. `INVALID_TTL`, `INVALID_EXPIRY`. */
export function expiryArgument({ ttlMs, expiresAt }: Lifetime, path = ''): string {
  if (expiresAt === undefined) {
    return ttlMs === undefined ? '' : String(checkTtl(ttlMs, `${path}ttlMs`));
  }
  if (ttlMs !== undefined) {
    throw new MayflyError('INVALID_EXPIRY', 'A member must have ttlMs or expiresAt, not both', {
      field: `${path}expiresAt`,
    });
  }
  if (expiresAt === Infinity) return 'never';
  return `@${checkMoment(expiresAt, `${path}expiresAt`)}`;
}

/** The expiry argument of `seenBefore`: the default time to live after the event, or after now. */
export function seenArgument(at: Date | number | undefined): string {
  return at === undefined ? '' : `+${checkMoment(at, 'at')}`;
}

/** Additions as script arguments. Consecutive additions that differ only in their members share one head. */
export function encodeAdditions(
  additions: readonly Addition<string, string | Buffer>[],
): ScriptArgument[] {
  const all: ScriptArgument[] = [];
  let head: Addition<string, string | Buffer> | undefined;
  let countAt = 0;
  let count = 0;
  for (const addition of additions) {
    const valued = addition.value !== '';
    if (
      head === undefined ||
      head.mode !== addition.mode ||
      head.expiry !== addition.expiry ||
      (head.value !== '') !== valued
    ) {
      head = addition;
      countAt = all.push(addition.mode, addition.expiry, valued ? '1' : '0', 0) - 1;
      count = 0;
    }
    count += 1;
    all[countAt] = count;
    all.push(addition.member);
    if (valued) all.push(addition.value);
  }
  return all;
}

/** The result of an addition; 'refused' for an invalid expiry. */
export type AdditionOutcome = AddResult | 'refused';

/** Reads the pair (status, expiry) from the reply to an addition. */
export function readOutcome(row: Reply, now: number): AdditionOutcome {
  const status = row.integer();
  const expiresAt = row.expiry();
  if (status === 1) return { status: 'added', expiresAt, now };
  if (status === 2) return { status: 'updated', expiresAt, now };
  if (status === 0) return { status: 'kept', expiresAt, now };
  return status === -1 ? { status: 'absent', now } : 'refused';
}

/** The result of an addition. `INVALID_EXPIRY` for a refused one. */
export function toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
  if (outcome !== 'refused') return outcome;
  const field = `${path}expiresAt`;
  throw new MayflyError('INVALID_EXPIRY', `${field} must be in the future, at most 10 years`, {
    field,
  });
}

/** The result of `seenBefore`, from an addition with mode `ifAbsent`. */
export function toSeenResult(outcome: AdditionOutcome): SeenResult {
  if (outcome === 'refused') return { status: 'tooOld' };
  switch (outcome.status) {
    case 'added':
      return { status: 'new', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'updated':
    case 'kept':
      return { status: 'seen', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'absent':
      throw new TypeError('An addition with mode ifAbsent cannot return absent');
  }
}
