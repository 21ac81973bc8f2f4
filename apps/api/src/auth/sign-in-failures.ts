import { CONSTRAINTS, type Answer, type GuardedLimiter, type Mayfly } from '@mayfly/core';
import { addressKey } from './client-address.ts';

const WINDOW_MS = 600_000;

export interface SignInLimits {
  /** Wrong tokens from one address in ten minutes, 1 to 300. */
  readonly perAddress: number;
  /** Wrong tokens from all addresses in ten minutes, 1 to 10,000. */
  readonly everywhere: number;
  /**
   * The timeout of Redis: 100 ms by default, so that a request with two commands takes at most two seconds, even if
   * Redis hangs.
   */
  readonly answerWithinMs?: number | undefined;
}

/** How long to wait, in ms; undefined for no wait. */
type Wait = number | undefined;

/**
 * Limits how many wrong tokens are reported as wrong. Beyond the limit all tokens are rejected alike, also valid
 * ones, unless this instance has seen them before.
 *
 * Both limits are exact logs. Each call asks Redis, also after a denial, so that valid and wrong tokens take
 * equally long. During an outage each instance has local limits.
 */
export class SignInFailures {
  readonly #ofAddress: GuardedLimiter;
  readonly #ofAll: GuardedLimiter;

  constructor(mayfly: Mayfly, { perAddress, everywhere, answerWithinMs = 100 }: SignInLimits) {
    const outage = { policy: { local: { share: 1 } }, answerWithinMs } as const;
    this.#ofAddress = mayfly.limiter('sign-in-address', {
      limits: { name: 'sign-in', limit: perAddress, windowMs: WINDOW_MS },
      outage,
    });
    this.#ofAll = mayfly.limiter('sign-in', {
      limits: {
        name: 'sign-in-everywhere',
        limit: everywhere,
        windowMs: WINDOW_MS,
        large: everywhere > CONSTRAINTS.loggedByDefault,
      },
      outage,
    });
  }

  /**
   * Counts a wrong token. Asks the limit of the address first, so that an address over its limit does not use up
   * the limit of all.
   */
  async count(address: string): Promise<Wait> {
    return (
      waitOf(await this.#ofAddress.consume(addressKey(address))) ??
      waitOf(await this.#ofAll.consume('all'))
    );
  }

  /** Whether a valid token may be reported as valid. Counts nothing. */
  async check(address: string): Promise<Wait> {
    const [ofAddress, ofAll] = await Promise.all([
      look(this.#ofAddress, addressKey(address)),
      look(this.#ofAll, 'all'),
    ]);
    return ofAddress ?? ofAll;
  }
}

/**
 * A peek stores nothing, so after a jump back of Redis's clock each peek would restart the wait. A denied call
 * stores the end of the wait and counts nothing. It is not awaited: valid tokens must not take longer.
 */
async function look(limiter: GuardedLimiter, key: string): Promise<Wait> {
  const wait = waitOf(await limiter.peek(key));
  if (wait !== undefined) void limiter.consume(key);
  return wait;
}

/** The wait that an answer requires. */
function waitOf(answer: Answer): Wait {
  return answer.passes ? undefined : (answer.retryAfterMs ?? WINDOW_MS);
}
