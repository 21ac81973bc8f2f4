import { randomUUID } from 'node:crypto';
import type { MayflyError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import type { Answer } from '../limiter/outage/unavailable.ts';
import { toMayflyError } from '../redis/errors.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import { defineScript, type ScriptArgument } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { FairSample } from './fair-sample.ts';
import { KEPT_KEYS, RESOLUTIONS, RETENTION_MS, RINGS } from './layout.ts';
import { outcomeOf, OUTCOMES, sampleOf, type SampledDecision } from './sampled-decision.ts';
import { Tally } from './tally.ts';

const record = defineScript(new URL('./record.lua', import.meta.url), [RINGS]);

const FLUSH_MS = 1000;
/** Decisions that a process publishes between two flushes. */
const SAMPLED = 40;
/** Keys of a policy in a flush, of each kind. */
const TOLD_KEYS = 100;
const POLICIES_AT_ONCE = 16;

/** A batch in flight. It is sent again unchanged until Redis has it. */
interface Share {
  readonly number: number;
  readonly tally: Tally;
}

/** The published part of a flush: samples, and the number of calls of each policy in them. */
export interface PublishedBatch {
  readonly decisions: readonly SampledDecision[];
  readonly decided: Readonly<Record<string, number>>;
}

/**
 * Counts the results of calls in memory, and writes them to Redis every second if there are any. Counts that
 * Redis did not take are kept and sent again; they count at the time when Redis takes them.
 */
export class TrafficRecorder {
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #process = randomUUID();
  readonly #shares = new Map<string, Share>();
  readonly #tallies = new Map<string, Tally>();
  #sample = new FairSample<SampledDecision>(SAMPLED);
  /** Calls of each policy since the start of the sample. */
  #decided = new Map<string, number>();
  #lastNumber = 0;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(session: RedisSession, keys: Keys) {
    this.#session = session;
    this.#keys = keys;
  }

  /** In memory, O(1). */
  record(policy: string, key: string, cost: number, answer: Answer): void {
    this.#isClosed = false;
    let tally = this.#tallies.get(policy);
    if (tally === undefined) {
      tally = new Tally();
      this.#tallies.set(policy, tally);
    }
    tally.add(key, outcomeOf(answer));
    this.#sample.offer(() => sampleOf(policy, key, cost, answer));
    this.#decided.set(policy, (this.#decided.get(policy) ?? 0) + 1);
    this.#schedule();
  }

  /** Writes all counts until now. One command for each policy, and one for the sample. */
  flush(): Promise<void> {
    this.#isClosed = false;
    this.#unschedule();
    const flushed = this.#flushing.then(() => this.#flush());
    // Failed batches are kept, and sent the next time.
    this.#flushing = flushed.catch(() => this.#schedule());
    return flushed;
  }

  /**
   * Writes the remaining counts, and stops; after `timeoutMs` also if Redis hangs. Resolves to the number of
   * calls that Redis has not confirmed. They are kept, and sent if more are recorded later.
   */
  async close(): Promise<number> {
    await this.#session.inTime(this.flush().catch(() => undefined));
    this.#isClosed = true;
    this.#unschedule();
    const unsent = [...this.#tallies.values(), ...[...this.#shares.values()].map((s) => s.tally)];
    return unsent.reduce((sum, { total }) => sum + total, 0);
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.flush().catch(() => undefined);
    }, FLUSH_MS);
    this.#timer.unref();
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #flush(): Promise<void> {
    void this.#publish();
    const failures = await this.#send([...this.#shares]);
    const fresh: [string, Share][] = [];
    for (const [policy, tally] of this.#tallies) {
      // A policy has one batch in flight. Counts that are collected meanwhile go into the next one.
      if (this.#shares.has(policy)) continue;
      this.#tallies.delete(policy);
      this.#lastNumber += 1;
      fresh.push([policy, { number: this.#lastNumber, tally }]);
    }
    for (const [policy, share] of fresh) this.#shares.set(policy, share);
    failures.push(...(await this.#send(fresh)));
    const [failure] = failures;
    if (failure !== undefined) throw failure;
  }

  /** Resolves to the errors. Failed batches are kept. */
  async #send(shares: readonly (readonly [string, Share])[]): Promise<MayflyError[]> {
    const failures: MayflyError[] = [];
    await mapConcurrently(shares, POLICIES_AT_ONCE, async ([policy, share]) => {
      if (this.#isClosed) return;
      try {
        await this.#add(policy, share);
        this.#shares.delete(policy);
      } catch (error) {
        failures.push(toMayflyError(error));
      }
    });
    return failures;
  }

  async #add(policy: string, { number, tally }: Share): Promise<void> {
    const { counts, busiestPrefix, deniedPrefix, written } = this.#keys.policyTraffic(policy);
    const { fineMs, coarseMs } = RESOLUTIONS;
    const counted = OUTCOMES.filter((outcome) => tally.counts[outcome] > 0);
    const busiest = tally.busiest.top(TOLD_KEYS);
    const args: ScriptArgument[] = [
      number,
      RETENTION_MS,
      fineMs,
      coarseMs,
      KEPT_KEYS,
      counted.length,
      ...counted.flatMap((outcome) => [outcome, tally.counts[outcome]]),
      busiest.length,
      ...busiest.flat(),
      ...tally.denied.top(TOLD_KEYS).flat(),
    ];
    const rings = counts.ringPrefix(fineMs);
    const keys = [written(this.#process), rings, busiestPrefix, deniedPrefix];
    await this.#session.run(record, keys, args);
  }

  /** Only for current readers, so a lost message is not sent again. */
  async #publish(): Promise<void> {
    const { items: decisions } = this.#sample;
    if (decisions.length === 0) return;
    this.#sample = new FairSample(SAMPLED);
    const sampled = new Set(decisions.map(({ policy }) => policy));
    const decided = [...this.#decided].filter(([policy]) => sampled.has(policy));
    this.#decided = new Map();
    const batch: PublishedBatch = { decisions, decided: Object.fromEntries(decided) };
    await this.#session
      .command((redis) => redis.publish(this.#keys.decisions, JSON.stringify(batch)))
      .catch(() => undefined);
  }
}
