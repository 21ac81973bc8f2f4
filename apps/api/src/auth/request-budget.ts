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
  /** What the requests of one token may cost in a minute, and at once. */
  readonly perToken: number;
  /** What the requests from one address may cost in a minute, and at once. */
  readonly perAddress: number;
  /** Redis has so long to count: 50 ms by default, see `SignInLimits`. */
  readonly answerWithinMs?: number | undefined;
}

/** Whose budget it is. */
type Spender = Pick<Principal, 'tokenId'>;

/** What is to be taken of one budget, and what was before for the same. */
interface Charge {
  readonly limiter: GuardedLimiter;
  readonly key: string;
  readonly cost: number;
  readonly spent: number;
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
  async spend(who: Spender, address: string, cost: number): Promise<Answer> {
    const [token, network] = this.#chargesOf(who, address, cost, 0);
    const [ofToken, ofAddress] = await Promise.all([take(token), take(network)]);
    return settle(token, ofToken, network, ofAddress);
  }

  /**
   * Spends the rest of a `cost` of which 1 was spent before the whole of it was known. Where that is denied,
   * the 1 is given back as well. Null where a whole budget is 1, so that there is no rest.
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

/** Two keys, two slots: they cannot be asked in one step, so one is given back what the other denied. */
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

/** What is left then; null if there was nothing to give, or an outage keeps it. */
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

/** A denial is as long as it was: what was given back is a part of what is waited for. */
function withLeft(denied: Denied, left: Decision | null): Denied {
  if (left === null) return denied;
  const { remaining } = left;
  return { ...denied, remaining, limits: denied.limits.map((state) => ({ ...state, remaining })) };
}
