import type { Keys } from '../keys.ts';
import type { Answer } from '../limiter/outage/unavailable.ts';
import type { RedisSession } from '../redis/session.ts';
import { Batches } from './batches.ts';
import { clearCounts, recordCounts } from './counts.ts';
import { FairSample } from './fair-sample.ts';
import { KEPT_KEYS } from './layout.ts';
import { outcomeOf, OUTCOMES, sampleOf, type SampledDecision } from './sampled-decision.ts';
import { Tally } from './tally.ts';

/** Decisions that a process publishes between two flushes. */
const SAMPLED = 40;
/** Keys of a policy in a flush, of each kind. */
const TOLD_KEYS = 100;

/** The published part of a flush: samples, and the number of calls of each policy in them. */
export interface PublishedBatch {
  readonly decisions: readonly SampledDecision[];
  readonly decided: Readonly<Record<string, number>>;
}

/** Counts the results of the calls of policies, with their most frequent keys, and publishes a sample of them. */
export class TrafficRecorder {
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #batches: Batches<Tally>;
  #sample = new FairSample<SampledDecision>(SAMPLED);
  /** Calls of each policy since the start of the sample. */
  #decided = new Map<string, number>();

  constructor(session: RedisSession, keys: Keys) {
    this.#session = session;
    this.#keys = keys;
    this.#batches = new Batches(session, {
      create: () => new Tally(),
      write: (policy, { counts, busiest, denied }, id) => {
        const traffic = keys.policyTraffic(policy);
        return recordCounts(session, traffic, id, counts, {
          prefixes: [traffic.busiestPrefix, traffic.deniedPrefix],
          kept: KEPT_KEYS,
          busiest: busiest.top(TOLD_KEYS),
          denied: denied.top(TOLD_KEYS),
        });
      },
      onFlush: () => void this.#publish(),
    });
  }

  /** In memory, O(1). */
  record(policy: string, key: string, cost: number, answer: Answer): void {
    this.#batches.of(policy).add(key, outcomeOf(answer));
    this.#sample.offer(() => sampleOf(policy, key, cost, answer));
    this.#decided.set(policy, (this.#decided.get(policy) ?? 0) + 1);
  }

  /** As `Activity.clear`. */
  clear(policy: string): Promise<void> {
    this.#batches.drop(policy);
    const traffic = this.#keys.policyTraffic(policy);
    const { busiestPrefix, deniedPrefix } = traffic;
    return clearCounts(this.#session, traffic, OUTCOMES, [busiestPrefix, deniedPrefix]);
  }

  /** Writes all counts until now. One command for each policy, and one for the sample. */
  flush(): Promise<void> {
    return this.#batches.flush();
  }

  /** See `Batches.close`. */
  close(): Promise<number> {
    return this.#batches.close();
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
