import { MayflyError } from '../errors.ts';
import { checkList, checkOptions, type OptionNames } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { ScriptArgument } from '../redis/script.ts';
import type { Decision } from './decision.ts';
import { DelegatingLimiter } from './delegating-limiter.ts';
import type { Limiter } from './limiter.ts';
import { LocalDenials } from './local-denials.ts';
import { checkCost, checkKey } from './options.ts';
import { OutageGuard, type Fault, type GuardedLimiter } from './outage/guarded-limiter.ts';
import type { Unavailable } from './outage/unavailable.ts';
import { RedisLimiter, type JointCall } from './redis-limiter.ts';
import { limiterScripts } from './scripts.ts';

/** A limiter, and the cost of the call in it. */
export interface LimiterPart {
  /** All of one Mayfly, from `mayfly.limiter` or `mayfly.policies.limiter`. */
  readonly limiter: Limiter | GuardedLimiter | DelegatingLimiter;
  /** 1 to 512 bytes of text. */
  readonly key: string;
  /** Whole, from 1; 1 by default. */
  readonly cost?: number | undefined;
}

interface JointAllowed {
  readonly status: 'allowed';
  readonly passes: true;
  /** The decision of each part, in their order. To refund a part, pass its `now`. */
  readonly parts: readonly Decision[];
}

interface JointDenied {
  readonly status: 'denied';
  readonly passes: false;
  /** The index of the part that denies for the longest time. */
  readonly deniedBy: number;
  /** Of that part. */
  readonly retryAfterMs: number;
  /**
   * The decision of each part; those that do not deny have counted nothing. Null, on a cluster only, if the
   * part was refunded or not asked.
   */
  readonly parts: readonly (Decision | null)[];
}

interface JointUnavailable extends Fault {
  readonly status: 'unavailable';
  /** Whether the outage policy of each part allows the call. */
  readonly passes: boolean;
  /** The longest of the parts that do not pass, if known. */
  readonly retryAfterMs?: number;
  readonly parts: readonly Unavailable[];
}

/** The answer for a call that counts in several limiters. */
export type JointAnswer = JointAllowed | JointDenied | JointUnavailable;

const PART: OptionNames<LimiterPart> = { limiter: true, key: true, cost: true };

interface Part {
  readonly key: string;
  readonly cost: number;
  readonly redis: RedisLimiter;
  readonly guard: OutageGuard | undefined;
  readonly policy: DelegatingLimiter | undefined;
  readonly call: JointCall;
}

/**
 * Counts a call in several limiters, such as a global limit and one for each user: in all of them or in
 * none.
 *
 * Without a cluster, or if the keys are equal, one script decides. On a cluster, each slot decides in turn,
 * in the order of the parts, and if a later one denies, earlier parts are refunded. So N concurrent calls
 * take up to N times their cost from the limiters before the one that denies, for a round trip for each
 * slot, but no call passes that a limit denies. Put the part that denies most often first.
 *
 * A denial counts, as in `consume`, only in the parts that deny. A part in shadow mode stops no call. If
 * Redis does not answer within the shortest `answerWithinMs`, the call passes only if the outage policy of
 * each part allows it; if a limiter has `outage: false`, the call fails as that limiter does. Denials are
 * not repeated from memory (`localDenials`).
 *
 * 1 to 8 parts. `INVALID_BATCH`, `INVALID_OPTION`, `INVALID_KEY`, with the path, such as `parts[0].cost`. As
 * expensive as two calls of each part, and not batched with other calls.
 */
export async function consumeAll(parts: readonly LimiterPart[]): Promise<JointAnswer> {
  const checked = checkList(parts, CONSTRAINTS.partsOfCall, 'parts').map(checkPart);
  const resolved = await Promise.all(checked.map(resolve));
  checkTogether(resolved);
  const answer = await answerTo(resolved);
  for (const [i, { policy, key, cost }] of resolved.entries()) {
    const part = answer.parts[i];
    // If the joint call is denied, a part that would have passed does not count.
    if (part && (answer.passes || !part.passes)) policy?.record(key, cost, part);
  }
  return answer;
}

function refuse(field: string, message: string): never {
  throw new MayflyError('INVALID_OPTION', `${field} ${message}`, { field });
}

function checkPart(part: LimiterPart, i: number) {
  const path = `parts[${i}]`;
  const { limiter, key, cost = 1 } = checkOptions(part, PART, path, `${path}.`);
  checkKey(key, `${path}.key`);
  checkCost(cost, `${path}.cost`);
  return { limiter, key, cost };
}

async function resolve(
  { limiter, key, cost }: ReturnType<typeof checkPart>,
  i: number,
): Promise<Part> {
  const policy = limiter instanceof DelegatingLimiter ? limiter : undefined;
  let inner: unknown = policy === undefined ? limiter : await policy.decider();
  if (inner instanceof LocalDenials) inner = inner.limiter;
  const guard = inner instanceof OutageGuard ? inner : undefined;
  const redis = guard === undefined ? inner : guard.limiter;
  if (!(redis instanceof RedisLimiter))
    refuse(`parts[${i}].limiter`, 'must be a limiter of Mayfly');
  return { key, cost, redis, guard, policy, call: redis.jointly(key, cost) };
}

function checkTogether(parts: readonly Part[]): void {
  const stored = parts.map(({ call }) => call.keys.join('\n'));
  for (const [i, { redis }] of parts.entries()) {
    if (redis.session !== parts[0]?.redis.session) {
      refuse(`parts[${i}].limiter`, 'must be of the same Mayfly as that of parts[0]');
    }
    if (stored.indexOf(stored[i] ?? '') !== i) {
      refuse(`parts[${i}].key`, 'must not occur twice with the same limiter');
    }
  }
}

async function answerTo(parts: readonly Part[]): Promise<JointAnswer> {
  const guards = parts.flatMap(({ guard }) => guard ?? []);
  const [first, ...others] = guards;
  if (first === undefined || guards.length < parts.length) return toAnswer(await decide(parts));
  const strictest = others.reduce((a, b) => (b.answerWithinMs < a.answerWithinMs ? b : a), first);
  const outcome = await strictest.ask(() => decide(parts));
  if ('decision' in outcome) return toAnswer(outcome.decision);
  const judge = (counts: boolean) =>
    parts.flatMap(({ guard, key, cost }) => guard?.unavailable(key, cost, counts, outcome) ?? []);
  const looked = judge(false);
  const passes = looked.every((part) => part.passes);
  const answers = passes ? judge(true) : looked;
  const waits = answers.flatMap(({ retryAfterMs }) => retryAfterMs ?? []);
  return {
    status: 'unavailable',
    passes,
    ...outcome,
    ...(waits.length > 0 && { retryAfterMs: Math.max(...waits) }),
    parts: answers,
  };
}

function toAnswer(parts: readonly (Decision | null)[]): JointAnswer {
  let deniedBy = -1;
  let retryAfterMs = -1;
  for (const [i, part] of parts.entries()) {
    if (part === null || part.passes || part.retryAfterMs <= retryAfterMs) continue;
    deniedBy = i;
    ({ retryAfterMs } = part);
  }
  if (deniedBy < 0)
    return { status: 'allowed', passes: true, parts: parts.flatMap((part) => part ?? []) };
  return { status: 'denied', passes: false, deniedBy, retryAfterMs, parts };
}

/** Asks one slot after the other, until one denies. Null: a part that was not asked, or was refunded. */
async function decide(parts: readonly Part[]): Promise<(Decision | null)[]> {
  const slots = new Set(parts.map(({ call }) => call.slot));
  const counted = new Map<Part, Decision>();
  try {
    for (const slot of slots) {
      const group = parts.filter(({ call }) => call.slot === slot);
      const decisions = await send(group, (part) => `parts[${parts.indexOf(part)}]`);
      if (decisions.some(({ passes }) => !passes)) {
        await refundAll(counted);
        return parts.map((part) => decisions[group.indexOf(part)] ?? null);
      }
      for (const [i, decision] of decisions.entries()) {
        const part = group[i];
        if (part) counted.set(part, decision);
      }
    }
  } catch (error) {
    await refundAll(counted);
    throw error;
  }
  return parts.map((part) => counted.get(part) ?? null);
}

/** Asks parts of one slot. `INVALID_OPTION` if the cost of one can never pass: then none has counted. */
async function send(parts: readonly Part[], pathOf: (part: Part) => string): Promise<Decision[]> {
  const keys: string[] = [];
  const args: ScriptArgument[] = [parts.length];
  for (const { call } of parts) {
    keys.push(...call.keys);
    args.push(call.shadow ? 1 : 0, call.args.length, ...call.args);
  }
  const [first] = parts;
  if (first === undefined) return [];
  const { session, queue } = first.redis;
  for (const { call } of parts) queue.flush(call.group);
  const reply = await session.run(limiterScripts.consumeAll, keys, args, 'bytes');
  return parts.map((part) => {
    const decision = part.call.read(reply.bytes());
    if (decision === null) refuse(`${pathOf(part)}.cost`, 'must not exceed the limit');
    return decision;
  });
}

/** If Redis has become unavailable, counts that cannot be refunded stay until their window ends. */
async function refundAll(counted: ReadonlyMap<Part, Decision>): Promise<void> {
  const refunds = [...counted].map(async ([{ redis, key, cost }, decision]) => {
    const isCounted = decision.status === 'allowed' && decision.shadowed === undefined;
    if (isCounted) await redis.refund(key, { cost, decidedAt: decision.now });
  });
  await Promise.allSettled(refunds);
}
