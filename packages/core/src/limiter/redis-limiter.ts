import { MayflyError } from '../errors.ts';
import { checkBoolean, checkName, checkTtl } from '../input.ts';
import type { Keys, LimiterKeys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { Once, type Idempotency } from '../redis/once.ts';
import { BatchedOperation } from '../redis/batched-operation.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import { Reply } from '../redis/reply.ts';
import type { RedisSession } from '../redis/session.ts';
import type { Script, ScriptArgument } from '../redis/script.ts';
import type { TurnQueue } from '../redis/turn-queue.ts';
import type { Decision } from './decision.ts';
import { readDecision } from './decisions.ts';
import { checkLimits, type CheckedLimit } from './limit.ts';
import type {
  CallCost,
  CountedCall,
  Limiter,
  LimiterOptions,
  OverrideOptions,
  Overrides,
  RefundedCall,
} from './limiter.ts';
import {
  checkEscalation,
  checkKey,
  checkRefund,
  costOf,
  countedCost,
  durationOf,
  encodeOverrides,
} from './options.ts';
import { limiterScripts } from './scripts.ts';

export interface LimiterContext {
  readonly session: RedisSession;
  readonly keys: Keys;
  readonly queue: TurnQueue;
}

/** A call that a script decides together with those of other limiters. */
export interface JointCall {
  readonly keys: readonly string[];
  readonly args: readonly ScriptArgument[];
  /** The call's slot; undefined without a cluster. */
  readonly slot: number | undefined;
  /** The group of calls that must be sent before it, in the queue of this limiter's session. */
  readonly group: string;
  readonly shadow: boolean;
  /** Null if the cost can never pass. */
  readonly read: (packed: Buffer) => Decision | null;
}

/** A checked call. */
interface Call {
  readonly key: string;
  readonly operation: 'consume' | 'peek' | 'refund' | 'penalise';
  readonly cost: number;
  /** For a refund: the time of the call. */
  readonly decidedAt: number | '';
}

/**
 * The number of decisions of a script, a fraction of a millisecond. With more, Redis would wait while this
 * process reads the answers, and this process while Redis decides the next calls.
 */
const BATCH = 32;
/** Units of logs that a script reads at most, 6 bytes each. */
const LOGGED = BATCH * CONSTRAINTS.loggedByDefault;
/** Limits that a script checks at most, of all its calls. */
const LOOKED_AT = 2 * BATCH;
const CLUSTER_SLOTS = 16_384;
const SLOTS_AT_ONCE = 64;

function refusedCost(): MayflyError {
  return new MayflyError('INVALID_OPTION', 'cost must not exceed the limit', { field: 'cost' });
}

/** A limiter in Redis. */
export class RedisLimiter implements Limiter {
  readonly name: string;
  readonly session: RedisSession;
  readonly queue: TurnQueue;
  readonly #context: LimiterContext;
  readonly #limits: readonly CheckedLimit[];
  readonly #keys: LimiterKeys;
  /** The group of all calls, without a cluster. */
  readonly #ofAll: string;
  readonly #shadow: boolean;
  /** The first argument of every script (decide.lua). */
  readonly #constants: string;
  /** The only limit, if there are no settings. */
  readonly #plain: CheckedLimit | undefined;
  /** Separate, so that `peek` never shares a command with a call that writes, which a full Redis refuses. */
  readonly #looks: BatchedOperation<Call, Decision>;
  readonly #calls: BatchedOperation<Call, Decision>;

  constructor(context: LimiterContext, name: string, options: LimiterOptions) {
    const { session, keys, queue } = context;
    const limits = checkLimits(options.limits);
    const longest = limits.some(({ large }) => large)
      ? CONSTRAINTS.loggedAtMost
      : CONSTRAINTS.loggedByDefault;
    this.name = checkName(name, 'name');
    this.#ofAll = `limiter:${name}`;
    this.session = session;
    this.queue = queue;
    this.#context = context;
    this.#limits = limits;
    this.#keys = keys.limiter(name, limits.map(({ algorithm }) => algorithm.charAt(0)).join(''));
    this.#shadow = checkBoolean(options.shadow, 'shadow');
    const settings = [
      checkBoolean(options.countDenied, 'countDenied') ? 1 : 0,
      ...checkEscalation(options.escalation),
      checkBoolean(options.clearOnBlock, 'clearOnBlock') ? 1 : 0,
    ];
    this.#constants = JSON.stringify([
      settings,
      ...limits.map((l) => [l.name, l.algorithm, l.limit, l.windowMs, l.capacity]),
    ]);
    const isPlain = limits.length === 1 && settings.every((setting) => setting === 0);
    this.#plain = isPlain ? limits[0] : undefined;
    const batch = Math.max(Math.floor(Math.min(LOGGED / longest, LOOKED_AT / limits.length)), 1);
    this.#looks = new BatchedOperation<Call, Decision>(queue, batch, (_, calls) =>
      this.#send(limiterScripts.peek, calls),
    );
    this.#calls = new BatchedOperation<Call, Decision>(queue, batch, (_, calls) =>
      this.#send(limiterScripts.decide, calls),
    );
  }

  consume(key: string, call: CountedCall = {}): Promise<Decision> {
    return this.#checked(call, () => {
      const cost = countedCost(call);
      return { operation: 'consume', key: checkKey(key), cost, decidedAt: '' };
    });
  }

  peek(key: string, call: CallCost = {}): Promise<Decision> {
    return this.#checked(call, () => {
      const cost = costOf(call);
      return { operation: 'peek', key: checkKey(key), cost, decidedAt: '' };
    });
  }

  refund(key: string, call: RefundedCall = {}): Promise<Decision> {
    return this.#checked(call, () => {
      const checked = checkRefund(call);
      return { operation: 'refund', key: checkKey(key), ...checked };
    });
  }

  penalise(key: string, call: CountedCall = {}): Promise<Decision> {
    return this.#checked(call, () => {
      const cost = countedCost(call);
      return { operation: 'penalise', key: checkKey(key), cost, decidedAt: '' };
    });
  }

  async resetAll(): Promise<void> {
    // A bucket with a large burst takes several windows to fill, and a counter needs its previous window.
    const lives = this.#limits.map(({ limit, windowMs, capacity }) =>
      Math.ceil(windowMs * Math.max(2, capacity / limit)),
    );
    await this.#changePolicy(limiterScripts.setRules, ['reset', Math.max(...lives)]);
  }

  async reset(key: string): Promise<void> {
    await this.#changeRules(limiterScripts.dropRules, key, ['reset']);
  }

  async block(key: string, durationMs: number): Promise<void> {
    const args = ['block', checkTtl(durationMs, 'durationMs')];
    await this.#changeRules(limiterScripts.setRules, key, args);
  }

  async unblock(key: string): Promise<void> {
    await this.#changeRules(limiterScripts.dropRules, key, ['unblock']);
  }

  async setLimit(key: string, overrides: Overrides, options: OverrideOptions = {}): Promise<void> {
    const args = this.#override(overrides, options);
    await this.#changeRules(limiterScripts.setRules, key, args);
  }

  async clearLimit(key: string): Promise<void> {
    await this.#changeRules(limiterScripts.dropRules, key, ['clear']);
  }

  async setLimits(overrides: Overrides, options: OverrideOptions = {}): Promise<void> {
    await this.#changePolicy(limiterScripts.setRules, this.#override(overrides, options));
  }

  async clearLimits(): Promise<void> {
    await this.#changePolicy(limiterScripts.dropRules, ['clear']);
  }

  /** A `consume` with checked arguments. */
  jointly(key: string, cost: number): JointCall {
    const slot = this.#slotOf(key);
    return {
      keys: [this.#keys.globalOverrides(slot), this.#keys.of(key)],
      args: [this.#constants, 'consume', cost, ''],
      slot,
      group: this.#group(key),
      shadow: this.#shadow,
      read: (packed) => {
        const reply = Reply.ofNumbers(packed);
        return readDecision(reply, reply.integer(), this.#limits, this.#shadow);
      },
    };
  }

  /** Decides a call. What `check` throws rejects the promise. */
  #checked(given: CountedCall, check: () => Call): Promise<Decision> {
    return new Promise((resolve, reject) => {
      const call = check();
      this.decide(call, given.idempotency, resolve, reject);
    });
  }

  /** Decides a checked call, without a promise of its call. `INVALID_OPTION` if its cost can never pass. */
  decide(
    call: Call,
    idempotency: Idempotency | undefined,
    resolve: (decision: Decision) => void,
    reject: (error: unknown) => void,
  ): void {
    if (idempotency !== undefined) {
      this.#decideOnce(call, idempotency).then(resolve, reject);
      return;
    }
    const calls = call.operation === 'peek' ? this.#looks : this.#calls;
    calls.enqueue(this.#group(call.key), { item: call, resolve, reject });
  }

  /** The recorded reply is of the limits at that time, which the note has. */
  async #decideOnce(call: Call, idempotency: Idempotency): Promise<Decision> {
    const { key, operation, cost, decidedAt } = call;
    const request = [operation, this.name, key, cost, decidedAt];
    const once = await Once.claim(this.#context, idempotency, request);
    this.queue.flush(this.#group(key));
    once.note = JSON.stringify([this.#limits, this.#shadow]);
    const reply = await once.call(
      limiterScripts.decide,
      [this.#keys.globalOverrides(this.#slotOf(key)), this.#keys.of(key)],
      [this.#constants, operation, cost, decidedAt],
      'bytes',
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const [limits, shadow] = JSON.parse(once.note) as [readonly CheckedLimit[], boolean];
    const decided = Reply.ofNumbers(reply);
    const decision = readDecision(decided, decided.integer(), limits, shadow);
    if (decision === null) throw refusedCost();
    return { ...decision, ...once.replay };
  }

  /** The group of calls that travel together: those of one limiter, on a cluster those of one slot. */
  #group(key: string): string {
    const slot = this.#slotOf(key);
    return slot === undefined ? this.#ofAll : `${this.#ofAll}:${slot}`;
  }

  #slotOf(key: string): number | undefined {
    return this.session.isCluster ? this.#keys.slotOf(key) : undefined;
  }

  async #send(script: Script, calls: readonly Call[]): Promise<(Decision | MayflyError)[]> {
    const [first] = calls;
    if (first === undefined) return [];
    const keys = [this.#keys.globalOverrides(this.#slotOf(first.key))];
    for (const { key } of calls) keys.push(this.#keys.of(key));
    const { operation, cost, decidedAt } = first;
    // Usually all of them are `consume` of 1, so this is sent once.
    const isOne = calls.every(
      (call) => call.operation === operation && call.cost === cost && call.decidedAt === decidedAt,
    );
    const args: ScriptArgument[] = [this.#constants];
    if (!isOne) {
      args.push('many');
      for (const call of calls) args.push(call.operation, call.cost, call.decidedAt);
    } else if (operation === 'consume' && this.#plain) {
      const { algorithm, limit, windowMs, capacity } = this.#plain;
      args.push(algorithm, limit, windowMs);
      if (cost !== 1 || capacity !== limit) args.push(capacity, cost);
    } else args.push(operation, cost, decidedAt);
    const reply = Reply.ofNumbers(await this.session.call(script, keys, args, 'bytes'));
    const now = reply.integer();
    return calls.map(() => readDecision(reply, now, this.#limits, this.#shadow) ?? refusedCost());
  }

  #override(overrides: Overrides, options: OverrideOptions): ScriptArgument[] {
    return ['override', durationOf(options), encodeOverrides(this.#limits, overrides)];
  }

  async #changeRules(script: Script, key: string, args: readonly ScriptArgument[]): Promise<void> {
    const stored = this.#keys.of(checkKey(key));
    this.queue.flush(this.#group(key));
    await this.session.run(script, [stored], args);
  }

  async #changePolicy(script: Script, args: readonly ScriptArgument[]): Promise<void> {
    const slots = this.session.isCluster
      ? Array.from({ length: CLUSTER_SLOTS }, (_, slot) => slot)
      : [undefined];
    await mapConcurrently(slots, SLOTS_AT_ONCE, (slot) =>
      this.session.run(script, [this.#keys.globalOverrides(slot)], args),
    );
  }
}
