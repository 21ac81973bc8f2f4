import { MayflyError } from '../errors.ts';
import { checkObject, checkOptions, type OptionNames } from '../input.ts';
import { checkLimits } from './limit.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';
import { LocalDenials, type LocalDenialsOptions } from './local-denials.ts';
import type { MonotonicClock } from './outage/circuit-breaker.ts';
import { OutageGuard, type GuardedLimiter } from './outage/guarded-limiter.ts';
import { checkOutage, type OutageOptions } from './outage/outage-options.ts';
import type { Answer } from './outage/unavailable.ts';
import type { LiteralLimits } from './literal-limits.ts';
import { RedisLimiter, type LimiterContext } from './redis-limiter.ts';

/** Either denials are repeated, or what is denied counts: what is not asked is not counted. */
type Denials =
  | {
      /**
       * Repeats denials for a while without asking Redis: `true`, or for how many keys and how long. Not with
       * `countDenied` or `escalation`. Off by default: another process's reset or change of limits is then
       * noticed at once.
       */
      readonly localDenials: true | LocalDenialsOptions;
      readonly countDenied?: false | undefined;
      readonly escalation?: undefined;
    }
  | {
      readonly localDenials?: false | undefined;
    };

interface Guarded {
  /** How it answers if Redis does not: within 50 ms, and denies, by default. */
  readonly outage?: OutageOptions | undefined;
}

interface Unguarded {
  readonly outage: false;
}

/** A limiter that answers in a set time, whatever becomes of Redis. */
export type GuardedLimiterOptions = LimiterOptions & Denials & Guarded;

/** A limiter that fails if Redis does, after the `timeoutMs` of `createMayfly` at the latest. */
export type UnguardedLimiterOptions = LimiterOptions & Denials & Unguarded;

const OPTIONS: OptionNames<GuardedLimiterOptions> = {
  limits: true,
  countDenied: true,
  shadow: true,
  escalation: true,
  localDenials: true,
  outage: true,
};

interface Limited<Limits> extends Omit<LimiterOptions, 'limits'> {
  /** One to eight limits: a call passes all of them and counts in all, or is denied and counts in none. */
  readonly limits: Limits & LiteralLimits<Limits>;
}

export interface CreateLimiter {
  <const Limits extends LimiterOptions['limits']>(
    name: string,
    options: Limited<Limits> & Denials & Guarded,
  ): GuardedLimiter;
  <const Limits extends LimiterOptions['limits']>(
    name: string,
    options: Limited<Limits> & Denials & Unguarded,
  ): Limiter;
}

/** `clock`: for tests, to measure durations by; the monotonic clock of this process by default. */
export function createLimiters(
  context: LimiterContext,
  clock: MonotonicClock = () => performance.now(),
): CreateLimiter {
  function create(name: string, options: GuardedLimiterOptions): GuardedLimiter;
  function create(name: string, options: UnguardedLimiterOptions): Limiter;
  function create(
    name: string,
    options: GuardedLimiterOptions | UnguardedLimiterOptions,
  ): GuardedLimiter | Limiter {
    const limiter = new RedisLimiter(context, name, checkOptions(options, OPTIONS));
    const denials = checkLocalDenials(options);
    if (options.outage === false) {
      return denials ? new LocalDenials(limiter, denials, clock) : limiter;
    }
    const outage = checkOutage(options.outage);
    const guard = new OutageGuard(limiter, checkLimits(options.limits), outage, clock);
    // What Redis has denied it need not be asked, be it well or not.
    return denials ? new LocalDenials<Answer>(guard, denials, clock) : guard;
  }
  return create;
}

function checkLocalDenials({
  localDenials = false,
  countDenied = false,
  escalation,
}: LimiterOptions & Denials): LocalDenialsOptions | undefined {
  if (localDenials === false) return undefined;
  if (countDenied || escalation !== undefined) {
    throw new MayflyError(
      'INVALID_OPTION',
      'localDenials goes without countDenied and escalation',
      {
        field: 'localDenials',
      },
    );
  }
  return localDenials === true ? {} : checkObject(localDenials, 'localDenials');
}
