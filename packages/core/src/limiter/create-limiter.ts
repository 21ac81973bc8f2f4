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

/** Local denials are not counted, so they exclude options that count denials. */
type Denials =
  | {
      /**
       * Repeats denials for a while without Redis: `true`, or for how many keys and how long. Not with
       * `countDenied` or `escalation`. Off by default, because it delays resets and changes of limits by
       * other processes.
       */
      readonly localDenials: true | LocalDenialsOptions;
      readonly countDenied?: false | undefined;
      readonly escalation?: undefined;
    }
  | {
      readonly localDenials?: false | undefined;
    };

interface Guarded {
  /** The answers while Redis is unavailable: within 50 ms, and denied, by default. */
  readonly outage?: OutageOptions | undefined;
}

interface Unguarded {
  readonly outage: false;
}

/** A limiter that answers in a bounded time, also without Redis. */
export type GuardedLimiterOptions = LimiterOptions & Denials & Guarded;

/** A limiter that fails if Redis does, at most after the `timeoutMs` of `createMayfly`. */
export type UnguardedLimiterOptions = LimiterOptions & Denials & Unguarded;

const OPTIONS: OptionNames<GuardedLimiterOptions> = {
  limits: true,
  countDenied: true,
  shadow: true,
  escalation: true,
  clearOnBlock: true,
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

/** `clock`: for tests, measures durations; the monotonic clock of this process by default. */
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
    // Local denials come before the guard, because they do not need Redis.
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
      'localDenials must not be used with countDenied or escalation',
      {
        field: 'localDenials',
      },
    );
  }
  return localDenials === true ? {} : checkObject(localDenials, 'localDenials');
}
