import { MayflyError } from '../../errors.ts';
import { checkInteger, checkOptions, type OptionNames } from '../../input.ts';

/** A share of every limit, which each process enforces while Redis is unavailable. */
export interface LocalLimits {
  /** Above 0, at most 1: with 4 processes, use 0.25. At least 1 always passes. */
  readonly share: number;
  /** The number of keys, the latest ones: 1 to 1,000,000; 10,000 by default. */
  readonly keys?: number | undefined;
}

/**
 * The answer without Redis: the call is denied (`closed`), it passes (`open`), or local limits decide
 * (`local`).
 */
export type OutagePolicy = 'closed' | 'open' | { readonly local: LocalLimits };

export interface OutageOptions {
  /** `closed` by default. */
  readonly policy?: OutagePolicy | undefined;
  /** The timeout of a decision, 1 to 10,000 ms; 50 by default. */
  readonly answerWithinMs?: number | undefined;
  /** After this many failures in a row, Redis is not asked for a pause: 1 to 1000; 5 by default. */
  readonly failures?: number | undefined;
  /** The pause, after which one call is tried: 1 to 60,000 ms; 1000 by default. */
  readonly pauseMs?: number | undefined;
}

export interface CheckedOutageOptions {
  readonly policy: 'closed' | 'open' | 'local';
  readonly local: { readonly share: number; readonly keys: number } | undefined;
  readonly answerWithinMs: number;
  readonly failures: number;
  readonly pauseMs: number;
}

const OUTAGE: OptionNames<OutageOptions> = {
  policy: true,
  answerWithinMs: true,
  failures: true,
  pauseMs: true,
};
const LOCAL_POLICY = { local: true } as const;
const LOCAL: OptionNames<LocalLimits> = { share: true, keys: true };

/** `INVALID_OPTION`, with the field's path. */
export function checkOutage(outage: OutageOptions = {}): CheckedOutageOptions {
  const {
    policy = 'closed',
    answerWithinMs = 50,
    failures = 5,
    pauseMs = 1000,
  } = checkOptions(outage, OUTAGE, 'outage', 'outage.');
  const checked = (value: number, maximum: number, field: string) =>
    checkInteger(value, 1, maximum, 'INVALID_OPTION', `outage.${field}`);
  return {
    ...checkPolicy(policy),
    answerWithinMs: checked(answerWithinMs, 10_000, 'answerWithinMs'),
    failures: checked(failures, 1000, 'failures'),
    pauseMs: checked(pauseMs, 60_000, 'pauseMs'),
  };
}

function checkPolicy(policy: OutagePolicy): Pick<CheckedOutageOptions, 'policy' | 'local'> {
  if (policy === 'closed' || policy === 'open') return { policy, local: undefined };
  if (typeof policy?.local?.share !== 'number') {
    refuse('outage.policy', 'outage.policy must be closed, open or { local: { share } }');
  }
  const { local } = checkOptions(policy, LOCAL_POLICY, 'outage.policy', 'outage.policy.');
  const path = 'outage.policy.local';
  const { share, keys = 10_000 } = checkOptions(local, LOCAL, path, `${path}.`);
  if (!(share > 0 && share <= 1)) {
    refuse('outage.policy.local.share', 'outage.policy.local.share must be above 0 and at most 1');
  }
  checkInteger(keys, 1, 1_000_000, 'INVALID_OPTION', 'outage.policy.local.keys');
  return { policy: 'local', local: { share, keys } };
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', message, { field });
}
