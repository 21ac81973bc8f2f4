import { MayflyError, type Answer, type GuardedLimiter, type Mayfly } from '@mayfly/core';
import { addressKey } from './client-address.ts';
import type { Principal } from './principal.ts';

const MINUTE_MS = 60_000;

export interface RequestLimits {
  /** What the requests of one token may cost in a minute, and at once. */
  readonly perToken: number;
  /** What the requests from one address may cost in a minute, and at once. */
  readonly perAddress: number;
  /** Redis has so long to count: 50 ms by default, see `SignInLimits`. */
  readonly answerWithinMs?: number | undefined;
}

/**
 * What requests may cost. It asks before each: all spending of one turn of the event loop goes out
 * together, one EVALSHA for the tokens and one for the addresses, so that a request waits for one round
 * trip whatever is going on beside it. The alternative, leases that each instance takes from Redis and
 * spends by itself, would save that wait, a fraction of a millisecond, and in return would lose what a
 * crashed instance holds, and tell clients numbers that are not so.
 *
 * Sessions spend what the token has that opened them. While Redis is gone everything passes: there is
 * nothing then that it could be too much for.
 */
export class RequestBudget {
  readonly #limits: RequestLimits;
  readonly #ofToken: GuardedLimiter;
  readonly #ofAddress: GuardedLimiter;

  constructor(mayfly: Mayfly, limits: RequestLimits) {
    const create = (name: string, limit: number) =>
      mayfly.limiter(name, {
        limits: { name, algorithm: 'gcra', limit, windowMs: MINUTE_MS },
        outage: { policy: 'open', answerWithinMs: limits.answerWithinMs },
      });
    this.#limits = limits;
    this.#ofToken = create('token', limits.perToken);
    this.#ofAddress = create('address', limits.perAddress);
  }

  /**
   * Spends from both budgets, or from none: the answer is that of the one that denies, and otherwise that
   * of the token. `cost` is whole, from 1; what costs more than a whole budget costs all of it.
   */
  async spend({ tokenId }: Principal, address: string, cost: number): Promise<Answer> {
    const network = addressKey(address);
    const costs = {
      token: Math.min(cost, this.#limits.perToken),
      address: Math.min(cost, this.#limits.perAddress),
    };
    const [ofToken, ofAddress] = await Promise.all([
      this.#ofToken.consume(tokenId, { cost: costs.token }),
      this.#ofAddress.consume(network, { cost: costs.address }),
    ]);
    // Two keys, two slots: they cannot be asked in one step, so one is given back what the other denied.
    if (ofToken.status === 'denied') {
      if (ofAddress.status === 'allowed') void refund(this.#ofAddress, network, costs.address);
      return ofToken;
    }
    if (ofAddress.status === 'denied') {
      if (ofToken.status === 'allowed') void refund(this.#ofToken, tokenId, costs.token);
      return ofAddress;
    }
    return ofToken;
  }
}

/** Nobody waits for it: at worst an outage keeps what it would have given back. */
async function refund(limiter: GuardedLimiter, key: string, cost: number): Promise<void> {
  try {
    await limiter.refund(key, { cost });
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
  }
}
