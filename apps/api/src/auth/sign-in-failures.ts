import { CONSTRAINTS, type Answer, type GuardedLimiter, type Mayfly } from '@mayfly/core';
import { addressKey } from './client-address.ts';

const WINDOW_MS = 600_000;

export interface SignInLimits {
  /** Wrong tokens from one address in ten minutes, 1 to 300. */
  readonly perAddress: number;
  /** Wrong tokens from all addresses in ten minutes, 1 to 10,000. */
  readonly everywhere: number;
  /**
   * Redis has so long to count: 100 ms by default, so that a request and two commands of it are answered
   * within two seconds, Redis hung included.
   */
  readonly answerWithinMs?: number | undefined;
}

/** Undefined: go on. Otherwise how long to wait, in ms. */
type Wait = number | undefined;

/**
 * Limits how many wrong tokens are told to be wrong. After that nobody is told anything: also the right
 * token is refused then, unless this instance has seen it before.
 *
 * Both limits are exact logs. Redis is asked each time, also about who was denied a moment ago: right
 * tokens and wrong ones take equally long. While it is gone each instance goes by limits of its own.
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
   * Counts a wrong token. An address that is at its limit does not use up that of all: one address after
   * the other is asked, not both at once.
   */
  async count(address: string): Promise<Wait> {
    return (
      waitOf(await this.#ofAddress.consume(addressKey(address))) ??
      waitOf(await this.#ofAll.consume('all'))
    );
  }

  /** Whether a right token may be told to be right. Counts nothing. */
  async check(address: string): Promise<Wait> {
    const [ofAddress, ofAll] = await Promise.all([
      look(this.#ofAddress, addressKey(address)),
      look(this.#ofAll, 'all'),
    ]);
    return ofAddress ?? ofAll;
  }
}

/**
 * A look stores nothing, so after Redis's clock went back each look would begin the wait anew. A call stores when
 * the wait ends, and counts nothing as it is denied. It is not waited for: right tokens must not take longer.
 */
async function look(limiter: GuardedLimiter, key: string): Promise<Wait> {
  const wait = waitOf(await limiter.peek(key));
  if (wait !== undefined) void limiter.consume(key);
  return wait;
}

/** How long an answer makes one wait. */
function waitOf(answer: Answer): Wait {
  return answer.passes ? undefined : (answer.retryAfterMs ?? WINDOW_MS);
}
