import { MayflyError } from '../errors.ts';
import { checkName, checkTtl } from '../input.ts';
import type { Keys, LimiterKeys } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { BatchedOperation } from '../redis/batched-operation.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
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
  readonly args: readonly ScriptArgument[];
}

/** As many decisions as a script makes in about a third of a millisecond. */
const BATCH = 64;
/** A log writes each unit of a cost: calls that cost more than this have a script of their own. */
const SHARED_COST = 32;
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
  readonly #hasLog: boolean;
  readonly #hasState: boolean;
  /** What every script is told before the calls. */
  readonly #head: readonly ScriptArgument[];
  readonly #shared: BatchedOperation<Call, Decision | null>;
  readonly #costly: BatchedOperation<Call, Decision | null>;

  constructor({ session, keys, queue }: LimiterContext, name: string, options: LimiterOptions) {
    const limits = checkLimits(options.limits);
    const counted = limits.filter(({ algorithm }) => algorithm !== 'log');
    this.name = checkName(name, 'name');
    this.#session = session;
    this.#queue = queue;
    this.#limits = limits;
    this.#keys = keys.limiter(name, counted.map(({ algorithm }) => algorithm.charAt(0)).join(''));
    this.#shadow = options.shadow === true;
    this.#hasState = counted.length > 0;
    this.#hasLog = counted.length < limits.length;
    this.#head = [
      limits.length,
      ...limits.flatMap((l) => [l.name, l.algorithm, l.limit, l.windowMs, l.capacity]),
      options.countDenied === true ? 1 : 0,
      ...checkEscalation(options.escalation),
    ];
    const send = (_group: string, calls: readonly Call[]) => this.#send(calls);
    this.#shared = new BatchedOperation(queue, BATCH, send);
    this.#costly = new BatchedOperation(queue, 1, send);
  }

  async consume(key: string, { cost = 1 }: CallCost = {}): Promise<Decision> {
    return this.#decide(key, cost, ['consume', checkCost(cost)]);
  }

  async peek(key: string, { cost = 1 }: CallCost = {}): Promise<Decision> {
    return this.#decide(key, 1, ['peek', checkCost(cost)]);
  }

  async refund(key: string, { cost = 1, decidedAt }: RefundedCall = {}): Promise<Decision> {
    if (decidedAt !== undefined && !Number.isSafeInteger(decidedAt)) {
      throw new MayflyError('INVALID_OPTION', 'decidedAt is the now of a decision', {
        field: 'decidedAt',
      });
    }
    return this.#decide(key, 1, ['refund', checkCost(cost), decidedAt ?? '']);
  }

  async reset(key: string): Promise<void> {
    const { rules, state, log } = this.#keys.of(checkKey(key));
    this.#queue.flush(this.#group(key));
    await this.#session.run(limiterScripts.reset, [rules, state, log], []);
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

  async #decide(key: string, written: number, args: readonly ScriptArgument[]): Promise<Decision> {
    checkKey(key);
    const operation = this.#hasLog && written > SHARED_COST ? this.#costly : this.#shared;
    const decision = await operation.submit(this.#group(key), { key, args });
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
    const keys = [this.#keys.policy(first === undefined ? undefined : this.#slotOf(first.key))];
    const args = [...this.#head];
    for (const call of calls) {
      const { rules, state, log } = this.#keys.of(call.key);
      keys.push(rules);
      if (this.#hasState) keys.push(state);
      if (this.#hasLog) keys.push(log);
      args.push(...call.args);
    }
    const reply = await this.#session.run(limiterScripts.decide, keys, args);
    const now = reply.integer();
    return reply.rest((row) => readDecision(row, now, this.#limits, this.#shadow));
  }

  #override(overrides: Overrides, { forMs = LIMITS.ttlMs }: OverrideOptions): ScriptArgument[] {
    return ['override', encodeOverrides(this.#limits, overrides), checkTtl(forMs, 'forMs')];
  }

  async #setRules(key: string, args: readonly ScriptArgument[]): Promise<void> {
    const { rules } = this.#keys.of(checkKey(key));
    this.#queue.flush(this.#group(key));
    await this.#session.run(limiterScripts.setRules, [rules], args);
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
