import { MayflyError } from '../errors.ts';
import { checkBoolean, checkOptions, type OptionNames } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { checkLimits, type CheckedLimit, type Limit } from '../limiter/limit.ts';
import type { Escalation } from '../limiter/limiter.ts';
import { checkEscalation } from '../limiter/options.ts';
import { checkOutage, type OutageOptions } from '../limiter/outage/outage-options.ts';

/** The options of a policy. Defaults are those of `mayfly.limiter`. */
export interface PolicyOptions {
  /** A description, up to 1024 bytes of text. */
  readonly description?: string | undefined;
  /** One to eight, with different names. */
  readonly limits: Limit | readonly Limit[];
  readonly countDenied?: boolean | undefined;
  readonly shadow?: boolean | undefined;
  readonly escalation?: Escalation | undefined;
  /** The answers while Redis is unavailable: within 50 ms, and denied, by default. */
  readonly outage?: OutageOptions | undefined;
}

/** A limit of a policy: with its name, and `burst` if it has a bucket. */
export type PolicyLimit = Limit & { readonly name: string };

/** Escalation with all defaults. */
export type PolicyEscalation = {
  readonly [Field in keyof Escalation]-?: NonNullable<Escalation[Field]>;
};

/** The answers while Redis is unavailable, with all defaults. */
export interface PolicyOutage {
  readonly policy:
    | 'closed'
    | 'open'
    | { readonly local: { readonly share: number; readonly keys: number } };
  readonly answerWithinMs: number;
  readonly failures: number;
  readonly pauseMs: number;
}

/** A stored policy. `change` accepts it as options. */
export interface LimitPolicy {
  readonly name: string;
  /** Grows with each change. No two changes of any policies have the same. */
  readonly version: number;
  readonly description: string;
  readonly limits: readonly PolicyLimit[];
  readonly countDenied: boolean;
  readonly shadow: boolean;
  readonly escalation: PolicyEscalation | undefined;
  readonly outage: PolicyOutage;
  /** Epoch ms on Redis's clock. */
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface CheckedPolicy {
  readonly settings: Omit<LimitPolicy, 'name' | 'version' | 'createdAt' | 'changedAt'>;
  readonly limits: readonly CheckedLimit[];
}

/** `change` accepts a stored policy, so its other fields are known options and are ignored. */
const OPTIONS: OptionNames<LimitPolicy> = {
  name: true,
  version: true,
  description: true,
  limits: true,
  countDenied: true,
  shadow: true,
  escalation: true,
  outage: true,
  createdAt: true,
  changedAt: true,
};

/** `INVALID_OPTION`, `INVALID_NAME`, `INVALID_TTL`, with the field's path. */
export function checkPolicy(options: PolicyOptions): CheckedPolicy {
  const limits = checkLimits(checkOptions<PolicyOptions>(options, OPTIONS).limits);
  const { countDenied, shadow, escalation, outage } = options;
  return {
    limits,
    settings: {
      description: checkDescription(options.description ?? ''),
      limits: limits.map(toLimit),
      countDenied: checkBoolean(countDenied, 'countDenied'),
      shadow: checkBoolean(shadow, 'shadow'),
      escalation: readEscalation(escalation),
      outage: readOutage(outage),
    },
  };
}

/** A limit with all defaults. */
export function toLimit({
  name,
  algorithm,
  limit,
  windowMs,
  capacity,
  large,
}: CheckedLimit): PolicyLimit {
  if (algorithm === 'gcra') return { name, algorithm, limit, windowMs, burst: capacity };
  if (algorithm === 'log') return { name, algorithm, limit, windowMs, ...(large && { large }) };
  return { name, algorithm, limit, windowMs };
}

function readEscalation(escalation: Escalation | undefined): PolicyEscalation | undefined {
  if (escalation === undefined) return undefined;
  const [after = 0, withinMs = 0, blockMs = 0, factor = 0, maxMs = 0] = checkEscalation(escalation);
  return { after, withinMs, blockMs, factor, maxMs };
}

function readOutage(options: OutageOptions | undefined): PolicyOutage {
  const { policy, local, answerWithinMs, failures, pauseMs } = checkOutage(options);
  const named = policy === 'open' ? policy : 'closed';
  return { policy: local === undefined ? named : { local }, answerWithinMs, failures, pauseMs };
}

function checkDescription(description: string): string {
  if (
    typeof description !== 'string' ||
    Buffer.byteLength(description) > CONSTRAINTS.descriptionBytes ||
    !description.isWellFormed()
  ) {
    refuse(
      'description',
      `description must be at most ${CONSTRAINTS.descriptionBytes} bytes of well-formed text in UTF-8`,
    );
  }
  return description;
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
