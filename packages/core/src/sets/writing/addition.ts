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

/** A member to add, checked, as scripts take it (prelude.lua, `read_additions`). */
export interface Addition<Mode extends string = AddMode, Member = string> {
  readonly mode: Mode;
  readonly member: Member;
  /** '' for the default, or as `expiry_of` in prelude.lua reads it. */
  readonly expiry: string;
  /** JSON, 'null' to drop it, or '' to leave a live member's value as it is. */
  readonly value: string;
}

const MODES: readonly string[] = ['always', 'ifAbsent', 'ifLive', 'ifLater'] satisfies AddMode[];

/** `INVALID_MODE`. */
export function checkMode(mode: AddMode = 'always'): AddMode {
  if (!MODES.includes(mode)) {
    throw new MayflyError('INVALID_MODE', `mode is one of ${MODES.join(', ')}`, { field: 'mode' });
  }
  return mode;
}

/** When an added member expires: after a time of its own, at a moment, or as the set's default says. */
export interface Lifetime {
  /** Whole milliseconds, 1 to ten years. The set's default where it is left out. */
  readonly ttlMs?: number | undefined;
  /** The moment itself, in place of `ttlMs`: after Redis's now, by ten years at most; Infinity for never. */
  readonly expiresAt?: Date | number | undefined;
}

/** All that an addition can say. Each strategy has some of it. */
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

/** One of many members; also as another set hands it out, with what that says besides. */
const NEW_MEMBER = {
  member: true,
  ttlMs: true,
  expiresAt: true,
  value: true,
  remainingMs: true,
  cursor: true,
} as const;

/** What members of a strategy cannot be given. */
const LACKING: Readonly<Record<StrategyName, readonly (keyof AdditionOptions)[]>> = {
  sorted: [],
  sharded: [],
  native: [],
  keys: [],
  compact: ['value'],
  buckets: ['value', 'expiresAt'],
  window: ['value', 'expiresAt', 'ttlMs'],
};

/** The options of `add`. `INVALID_OPTION`; `WRONG_STRATEGY` for what members of the strategy cannot be given. */
export function checkAddOptions(strategy: StrategyName, options: AdditionOptions): void {
  checkOptions(options, ADDITION);
  checkCanBeGiven(strategy, options, '');
}

/** What is said of one of many members that are to be added. The same errors, and `INVALID_MEMBER`. */
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
  for (const name of LACKING[strategy]) {
    // A value of null is none.
    if (options[name] === undefined || (name === 'value' && options.value === null)) continue;
    throw lacking(strategy, `${path}${name}`);
  }
  if (strategy === 'keys' && options.expiresAt === Infinity) {
    throw lacking(strategy, `${path}expiresAt`);
  }
}

/** `WRONG_STRATEGY` for something that a strategy cannot do. */
export function lacking(strategy: StrategyName, field: string): MayflyError {
  return new MayflyError('WRONG_STRATEGY', `A set of strategy ${strategy} cannot take ${field}`, {
    field,
  });
}

/** A member to add, checked. `INVALID_MEMBER`, `INVALID_MODE`, `INVALID_TTL`, `INVALID_EXPIRY`, `INVALID_VALUE`. */
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
    throw new MayflyError('INVALID_EXPIRY', 'A member takes a ttlMs or an expiresAt, not both', {
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

/** Additions as scripts read them; those that agree in all but the member share one head. */
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

/** What became of an addition; 'refused' where its expiry is not one that a member can be given. */
export type AdditionOutcome = AddResult | 'refused';

/** Reads the pair (status, expiry) that scripts reply for an addition. */
export function readOutcome(row: Reply, now: number): AdditionOutcome {
  const status = row.integer();
  const expiresAt = row.expiry();
  if (status === 1) return { status: 'added', expiresAt, now };
  if (status === 2) return { status: 'updated', expiresAt, now };
  if (status === 0) return { status: 'kept', expiresAt, now };
  return status === -1 ? { status: 'absent', now } : 'refused';
}

/** The result of an addition, or `INVALID_EXPIRY` for one that was refused. */
export function toAddResult(outcome: AdditionOutcome, path = ''): AddResult {
  if (outcome !== 'refused') return outcome;
  const field = `${path}expiresAt`;
  throw new MayflyError('INVALID_EXPIRY', `${field} lies after now, by ten years at most`, {
    field,
  });
}

/** What `seenBefore` says of an addition with mode `ifAbsent`. */
export function toSeenResult(outcome: AdditionOutcome): SeenResult {
  if (outcome === 'refused') return { status: 'tooOld' };
  switch (outcome.status) {
    case 'added':
      return { status: 'new', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'updated':
    case 'kept':
      return { status: 'seen', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'absent':
      throw new TypeError('An addition with mode ifAbsent leaves nothing absent');
  }
}
