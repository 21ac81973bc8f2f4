import { MayflyError } from '../errors.ts';
import {
  checkBoolean,
  checkInteger,
  checkName,
  checkOptions,
  checkTtl,
  type OptionNames,
} from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';

interface LimitBase {
  /** The maximum cost in a window: whole, 1 to 1,000,000,000. */
  readonly limit: number;
  /** Whole milliseconds, 1 to 315,360,000,000. */
  readonly windowMs: number;
  /** The name in decisions and overrides; `<limit>/<windowMs>` by default. Unique in its limiter. */
  readonly name?: string | undefined;
}

/**
 * Sliding-window log: never more than `limit` in any trailing window, to the millisecond.
 *
 * It stores each unit that passed, about 10 bytes: hence at most 300, or 10,000 with `large`.
 */
export interface LogLimit extends LimitBase {
  readonly algorithm?: 'log' | undefined;
  readonly large?: boolean | undefined;
  readonly burst?: never;
}

/**
 * GCRA, also called `bucket`: a bucket of `burst` tokens, refilled with `limit` tokens evenly in each
 * window. At most `burst + limit - 1` in any trailing window: 199 for a limit of 100.
 */
export interface BucketLimit extends LimitBase {
  readonly algorithm: 'gcra' | 'bucket';
  /** Burst size: whole, from 1; `limit` by default. */
  readonly burst?: number | undefined;
  readonly large?: never;
}

/**
 * `fixed`: windows that begin with the first call after the previous one. At most `2 * limit - 1` in any
 * trailing window: 199 for a limit of 100.
 *
 * `counter`: consecutive windows. The previous one counts by its share in the trailing window, as if its
 * calls had been even. Even calls get `limit`; calls in a burst at the end of a window get at most `2 *
 * limit - 2` in a trailing one: 198 for 100.
 */
export interface WindowLimit extends LimitBase {
  readonly algorithm: 'counter' | 'fixed';
  readonly burst?: never;
  readonly large?: never;
}

/** A maximum cost in a window. The default algorithm is `log`, the only exact one. */
export type Limit = LogLimit | BucketLimit | WindowLimit;

export type LimitAlgorithm = NonNullable<Limit['algorithm']>;

/** The numbers of a limit that can be overridden while it is in use. Missing ones stay as declared. */
export interface LimitOverride {
  readonly limit?: number | undefined;
  readonly windowMs?: number | undefined;
  /** For `gcra` and `bucket` only; the new `limit` by default if there is one. */
  readonly burst?: number | undefined;
}

/** A limit as an argument of scripts. */
export interface CheckedLimit {
  readonly name: string;
  readonly algorithm: 'log' | 'gcra' | 'counter' | 'fixed';
  readonly limit: number;
  readonly windowMs: number;
  /** The maximum that can ever pass in a burst: `burst`, or else `limit`. */
  readonly capacity: number;
  readonly large: boolean;
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}

const ALGORITHMS = {
  log: 'log',
  gcra: 'gcra',
  bucket: 'gcra',
  counter: 'counter',
  fixed: 'fixed',
} as const;

/** One to eight limits, named. `INVALID_OPTION`, `INVALID_NAME`, `INVALID_TTL`, with the field's path. */
export function checkLimits(limits: Limit | readonly Limit[]): CheckedLimit[] {
  const all: readonly Limit[] = isList(limits) ? limits : [limits];
  if (all.length < 1 || all.length > CONSTRAINTS.limitsOfLimiter) {
    refuse('limits', `limits must be 1 to ${CONSTRAINTS.limitsOfLimiter}`);
  }
  const checked = all.map((limit, index) =>
    checkLimit(limit, isList(limits) ? `limits[${index}]` : 'limits'),
  );
  for (const [index, { name }] of checked.entries()) {
    if (checked.findIndex((other) => other.name === name) !== index) {
      refuse(`limits[${index}].name`, 'Limits of one limiter must have different names');
    }
  }
  return checked;
}

function isList(limits: Limit | readonly Limit[]): limits is readonly Limit[] {
  return Array.isArray(limits);
}

const LIMIT: OptionNames<Limit> = {
  name: true,
  algorithm: true,
  limit: true,
  windowMs: true,
  burst: true,
  large: true,
};

function checkLimit(limit: Limit, field: string): CheckedLimit {
  const named = checkOptions(limit, LIMIT, field, `${field}.`).algorithm ?? 'log';
  if (!Object.hasOwn(ALGORITHMS, named)) {
    refuse(`${field}.algorithm`, `algorithm must be one of ${Object.keys(ALGORITHMS).join(', ')}`);
  }
  const algorithm = ALGORITHMS[named];
  const burst: number | undefined = limit.burst;
  if (burst !== undefined && algorithm !== 'gcra') {
    refuse(`${field}.burst`, 'burst requires the algorithm gcra or bucket');
  }
  return checkSizes(
    {
      name: checkName(limit.name ?? `${limit.limit}/${limit.windowMs}`, `${field}.name`),
      algorithm,
      limit: limit.limit,
      windowMs: limit.windowMs,
      capacity: burst ?? limit.limit,
      large: checkBoolean(limit.large, `${field}.large`),
    },
    field,
  );
}

const OVERRIDE: OptionNames<LimitOverride> = { limit: true, windowMs: true, burst: true };

/** Applies an override to a declared limit. `INVALID_OPTION`, `INVALID_TTL`. */
export function overrideLimit(
  declared: CheckedLimit,
  override: LimitOverride,
  field: string,
): CheckedLimit {
  const {
    burst,
    limit = declared.limit,
    windowMs = declared.windowMs,
  } = checkOptions(override, OVERRIDE, field, `${field}.`);
  const says = [override.limit, override.windowMs, burst].some((given) => given !== undefined);
  if (!says) refuse(field, `${field} must have limit, windowMs or burst`);
  if (burst !== undefined && declared.algorithm !== 'gcra') {
    refuse(`${field}.burst`, 'burst requires the algorithm gcra or bucket');
  }
  const capacity = burst ?? override.limit ?? declared.capacity;
  return checkSizes({ ...declared, limit, windowMs, capacity }, field);
}

function checkSizes(checked: CheckedLimit, field: string): CheckedLimit {
  const { algorithm, limit, windowMs, capacity, large } = checked;
  checkInteger(limit, 1, CONSTRAINTS.limit, 'INVALID_OPTION', `${field}.limit`);
  checkTtl(windowMs, `${field}.windowMs`);
  checkInteger(capacity, 1, CONSTRAINTS.limit, 'INVALID_OPTION', `${field}.burst`);
  const most = large ? CONSTRAINTS.loggedAtMost : CONSTRAINTS.loggedByDefault;
  if (algorithm === 'log' && limit > most) {
    const more = large ? '' : `add large: true (up to ${CONSTRAINTS.loggedAtMost}), or `;
    const remedy = `${more}set algorithm to gcra, counter or fixed`;
    refuse(`${field}.limit`, `The limit of a log must be at most ${most}: ${remedy}`);
  }
  // Scripts compute exactly in doubles while products of the two are safe integers.
  if (algorithm !== 'log' && 2 * Math.max(limit, capacity) * windowMs > Number.MAX_SAFE_INTEGER) {
    refuse(`${field}.limit`, 'limit times windowMs must be at most 4,503,599,627,370,495');
  }
  return checked;
}
