import {
  MayflyError,
  type Answer,
  type Decision,
  type Denied,
  type GuardedLimiter,
  type Mayfly,
} from '@mayfly/core';
import { addressKey } from './client-address.ts';
import type { Principal } from './principal.ts';

const MINUTE_MS = 60_000;

export interface RequestLimits {
  /** The cost that requests of one token may have per minute, and in a burst. */
  readonly perToken: number;
  /** The cost that requests from one address may have per minute, and in a burst. */
  readonly perAddress: number;
  /** The timeout of Redis: 50 ms by default, see `SignInLimits`. */
  readonly answerWithinMs?: number | undefined;
}

/** The owner of a budget. */
type Spender = Pick<Principal, 'tokenId'>;

/** A charge on one budget, and what the same request has spent before. */
interface Charge {
  readonly limiter: GuardedLimiter;
  readonly key: string;
  readonly cost: number;
  readonly spent: number;
}

/**
 * A budget for the cost of requests. Each request waits for one round trip: all spending of one turn of the event
 * loop is sent together, one EVALSHA for the tokens and one for the addresses. Leases, which each instance takes
 * from Redis and spends locally, would save this fraction of a millisecond. But a crashed instance would lose its
 * leases, and clients would receive wrong numbers.
 *
 * Sessions spend from the budget of the token that opened them. During an outage of Redis all requests pass.
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
   * Spends from both budgets or from none. Returns the answer that denies, else that of the token. `cost`: whole,
   * from 1. A cost above a whole budget takes all of it.
   */
  async spend(who: Spender, address: string, cost: number): Promise<Answer> {
    const [token, network] = this.#chargesOf(who, address, cost, 0);
    const [ofToken, ofAddress] = await Promise.all([take(token), take(network)]);
    return settle(token, ofToken, network, ofAddress);
  }

  /**
   * Spends the rest of a `cost` of which 1 was spent before. If this is denied, the 1 is refunded too. Null if a
   * whole budget is 1, so that there is no rest.
   */
  async spendRest(who: Spender, address: string, cost: number): Promise<Answer | null> {
    const [token, network] = this.#chargesOf(who, address, cost, 1);
    const [ofToken, ofAddress] = await Promise.all([
      token.cost > 0 ? take(token) : null,
      network.cost > 0 ? take(network) : null,
    ]);
    return settle(token, ofToken, network, ofAddress);
  }

  #chargesOf({ tokenId }: Spender, address: string, cost: number, spent: number): [Charge, Charge] {
    const { perToken, perAddress } = this.#limits;
    return [
      { limiter: this.#ofToken, key: tokenId, cost: Math.min(cost, perToken) - spent, spent },
      {
        limiter: this.#ofAddress,
        key: addressKey(address),
        cost: Math.min(cost, perAddress) - spent,
        spent,
      },
    ];
  }
}

function take({ limiter, key, cost }: Charge): Promise<Answer> {
  return limiter.consume(key, { cost });
}

/** The keys are in two slots, so two commands spend. If one denies, the other is refunded. */
async function settle<Taken extends Answer | null>(
  token: Charge,
  ofToken: Taken,
  network: Charge,
  ofAddress: Taken,
): Promise<Taken | Denied> {
  if (ofToken?.status === 'denied') {
    void giveBack(network, ofAddress);
    return withLeft(ofToken, await giveBack(token, ofToken));
  }
  if (ofAddress?.status === 'denied') {
    void giveBack(token, ofToken);
    return withLeft(ofAddress, await giveBack(network, ofAddress));
  }
  return ofToken;
}

/** The decision after the refund; null if there was nothing to refund, or in an outage. */
async function giveBack(
  { limiter, key, cost, spent }: Charge,
  answer: Answer | null,
): Promise<Decision | null> {
  const given = spent + (answer?.status === 'allowed' ? cost : 0);
  if (given === 0) return null;
  try {
    return await limiter.refund(key, { cost: given });
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return null;
  }
}

/** `retryAfterMs` stays: it includes what was refunded. */
function withLeft(denied: Denied, left: Decision | null): Denied {
  if (left === null) return denied;
  const { remaining } = left;
  return { ...denied, remaining, limits: denied.limits.map((state) => ({ ...state, remaining })) };
}
