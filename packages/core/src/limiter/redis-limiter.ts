import { MayflyError } from '../errors.ts';
import { checkBoolean, checkName, checkObject, checkTtl } from '../input.ts';
import type { Keys, LimiterKeys } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { BatchedOperation } from '../redis/batched-operation.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import { Reply } from '../redis/reply.ts';
import type { RedisSession } from '../redis/session.ts';
import type { ScriptArgument } from '../redis/script.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';
import type { Decision } from './decision.ts';
import { readDecision } from './decisions.ts';
import { checkLimits, type CheckedLimit } from './limit.ts';
import type {
  CallCost,
  Limiter,
  LimiterOptions,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from './limiter.ts';
import { checkCost, checkEscalation, checkKey, encodeOverrides } from './options.ts';
import { limiterScripts } from './scripts.ts';

export interface LimiterContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly queue: TurnQueue;
}

interface Call {
  readonly key: string;
  readonly operation: 'consume' | 'peek' | 'refund';
  readonly cost: number;
  /** Of a refund: the moment of the call that is taken back. */
  readonly decidedAt: number | '';
}

/**
 * As many decisions as a script makes in a fraction of a millisecond. With more, Redis would wait while this
 * process reads the answers to all calls in flight, and this process while Redis decides all of the next.
 */
const BATCH = 32;
/** How many units of logs a script reads at most, 6 bytes each. */
const LOGGED = BATCH * LIMITS.loggedByDefault;
/** How many limits a script looks at, of all its calls. */
const LOOKED_AT = 4 * BATCH;
const CLUSTER_SLOTS = 16_384;
const SLOTS_AT_ONCE = 64;

/** The limiter that asks Redis. */
export class RedisLimiter implements Limiter {
  readonly name: string;
  readonly #session: RedisSession;
  readonly #queue: TurnQueue;
  readonly #limits: readonly CheckedLimit[];
  readonly #keys: LimiterKeys;
  readonly #shadow: boolean;
  /** What every script is told before the calls. */
  readonly #head: readonly ScriptArgument[];
  readonly #calls: BatchedOperation<Call, Decision | null>;

  constructor({ session, keys, queue }: LimiterContext, name: string, options: LimiterOptions) {
    const limits = checkLimits(options.limits);
    const longest = limits.some(({ large }) => large)
      ? LIMITS.loggedAtMost
      : LIMITS.loggedByDefault;
    this.name = checkName(name, 'name');
    this.#session = session;
    this.#queue = queue;
    this.#limits = limits;
    this.#keys = keys.limiter(name, limits.map(({ algorithm }) => algorithm.charAt(0)).join(''));
    this.#shadow = checkBoolean(options.shadow, 'shadow');
    this.#head = [
      limits.length,
      ...limits.flatMap((l) => [l.name, l.algorithm, l.limit, l.windowMs, l.capacity]),
      checkBoolean(options.countDenied, 'countDenied') ? 1 : 0,
      ...checkEscalation(options.escalation),
    ];
    this.#calls = new BatchedOperation(
      queue,
      Math.max(Math.floor(Math.min(LOGGED / longest, LOOKED_AT / limits.length)), 1),
      (_, calls) => this.#send(calls),
    );
  }

  consume(key: string, call: CallCost = {}): Promise<Decision> {
    return this.#decide('consume', key, call);
  }

  peek(key: string, call: CallCost = {}): Promise<Decision> {
    return this.#decide('peek', key, call);
  }

  refund(key: string, call: RefundedCall = {}): Promise<Decision> {
    return this.#decide('refund', key, call);
  }

  async reset(key: string): Promise<void> {
    await this.#setRules(key, ['reset']);
  }

  async block(key: string, durationMs: number): Promise<void> {
    await this.#setRules(key, ['block', checkTtl(durationMs, 'durationMs')]);
  }

  async unblock(key: string): Promise<void> {
    await this.#setRules(key, ['unblock']);
  }

  async setLimit(key: string, overrides: Overrides, options: OverrideOptions = {}): Promise<void> {
    await this.#setRules(key, this.#override(overrides, options));
  }

  async clearLimit(key: string): Promise<void> {
    await this.#setRules(key, ['clear']);
  }

  async setLimits(overrides: Overrides, options: OverrideOptions = {}): Promise<void> {
    await this.#setPolicy(this.#override(overrides, options));
  }

  async clearLimits(): Promise<void> {
    await this.#setPolicy(['clear']);
  }

  async #decide(operation: Call['operation'], key: string, asked: RefundedCall): Promise<Decision> {
    checkKey(key);
    const { cost = 1, decidedAt } = checkObject(asked, 'call');
    checkCost(cost);
    const isOfRefund = operation === 'refund' && decidedAt !== undefined;
    if (isOfRefund && !Number.isSafeInteger(decidedAt)) {
      throw new MayflyError('INVALID_OPTION', 'decidedAt is the now of a decision', {
        field: 'decidedAt',
      });
    }
    const call: Call = { key, operation, cost, decidedAt: isOfRefund ? decidedAt : '' };
    const decision = await this.#calls.submit(this.#group(key), call);
    if (decision === null) {
      throw new MayflyError('INVALID_OPTION', 'cost is more than a limit ever lets pass', {
        field: 'cost',
      });
    }
    return decision;
  }

  /** What travels together: one limiter's calls, on a cluster those of one slot. */
  #group(key: string): string {
    const slot = this.#slotOf(key);
    return slot === undefined ? `limiter:${this.name}` : `limiter:${this.name}:${slot}`;
  }

  #slotOf(key: string): number | undefined {
    return this.#session.isCluster ? this.#keys.slotOf(key) : undefined;
  }

  async #send(calls: readonly Call[]): Promise<(Decision | null)[]> {
    const [first] = calls;
    if (first === undefined) return [];
    const keys = [this.#keys.policy(this.#slotOf(first.key))];
    for (const { key } of calls) keys.push(this.#keys.of(key));
    const args = [...this.#head];
    const { operation, cost, decidedAt } = first;
    // Mostly all of them are `consume` of 1: that need be said only once.
    const said = calls.every(
      (call) => call.operation === operation && call.cost === cost && call.decidedAt === decidedAt,
    )
      ? [first]
      : calls;
    for (const call of said) args.push(call.operation, call.cost, call.decidedAt);
    const packed = await this.#session.run(limiterScripts.decide, keys, args, 'bytes');
    const reply = Reply.ofNumbers(packed.bytes());
    const now = reply.integer();
    return calls.map(() => readDecision(reply, now, this.#limits, this.#shadow));
  }

  #override(overrides: Overrides, options: OverrideOptions): ScriptArgument[] {
    const { forMs = LIMITS.ttlMs } = checkObject(options, 'options');
    return ['override', encodeOverrides(this.#limits, overrides), checkTtl(forMs, 'forMs')];
  }

  async #setRules(key: string, args: readonly ScriptArgument[]): Promise<void> {
    const stored = this.#keys.of(checkKey(key));
    this.#queue.flush(this.#group(key));
    await this.#session.run(limiterScripts.setRules, [stored], args);
  }

  async #setPolicy(args: readonly ScriptArgument[]): Promise<void> {
    const slots = this.#session.isCluster
      ? Array.from({ length: CLUSTER_SLOTS }, (_, slot) => slot)
      : [undefined];
    await mapConcurrently(slots, SLOTS_AT_ONCE, (slot) =>
      this.#session.run(limiterScripts.setRules, [this.#keys.policy(slot)], args),
    );
  }
}
