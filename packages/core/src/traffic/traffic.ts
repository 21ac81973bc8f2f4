import { checkInteger, checkObject, checkOptions, type OptionNames } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { checkWindow, readCounts, type Counts, type TrafficRequest } from './counts.ts';
import { KEPT_KEYS } from './layout.ts';
import { OUTCOMES, type Outcome } from './sampled-decision.ts';

const topKeys = defineScript(new URL('./top-keys.lua', import.meta.url));

const MINUTE_MS = 60_000;
/** Minutes that one script reads: half a millisecond of Redis's time. */
const MINUTES_AT_ONCE = 4;

/** The results of a policy's calls. */
export type Traffic = Counts<Outcome>;

export interface TopKeysRequest {
  /** Maximum number of keys: 1 to 100. */
  readonly first: number;
  /** The window in ms, widened to whole minutes: a minute to an hour; five minutes by default. */
  readonly windowMs?: number | undefined;
}

export interface TopKeyList {
  /** The most frequent first, then by key. */
  readonly keys: readonly { readonly key: string; readonly count: number }[];
  /** The beginning of the first minute. */
  readonly from: number;
  readonly now: number;
}

const TOP_KEYS: OptionNames<TopKeysRequest> = { first: true, windowMs: true };

/** Reads the traffic of policies in the last hour (recorder.ts). */
export class TrafficReader {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  constructor(session: RedisSession, keys: Keys) {
    this.#session = session;
    this.#keys = keys;
  }

  /** `INVALID_OPTION`. */
  counts(policy: string, request: TrafficRequest): Promise<Traffic> {
    return readCounts(this.#session, this.#keys.policyTraffic(policy), OUTCOMES, request);
  }

  busiestKeys(policy: string, request: TopKeysRequest): Promise<TopKeyList> {
    return this.#topKeys(this.#keys.policyTraffic(policy).busiestPrefix, request);
  }

  mostDeniedKeys(policy: string, request: TopKeysRequest): Promise<TopKeyList> {
    return this.#topKeys(this.#keys.policyTraffic(policy).deniedPrefix, request);
  }

  /** `INVALID_PAGE`, `INVALID_OPTION`. */
  async #topKeys(prefix: string, request: TopKeysRequest): Promise<TopKeyList> {
    checkOptions(checkObject(request, 'request', 'INVALID_PAGE'), TOP_KEYS);
    const { first, windowMs = 5 * MINUTE_MS } = request;
    checkInteger(first, 1, CONSTRAINTS.pageTopKeys, 'INVALID_PAGE', 'first');
    // A window of whole minutes begins and ends within a minute.
    const minutes = Math.ceil(checkWindow(windowMs) / MINUTE_MS) + 1;
    const sums = new Map<string, number>();
    const read = async (last: number | '', skipped: number) => {
      const some = Math.min(MINUTES_AT_ONCE, minutes - skipped);
      const args = [prefix, KEPT_KEYS, last, skipped, some];
      const reply = await this.#session.run(topKeys, [prefix], args);
      const now = reply.integer();
      const lastMinute = reply.integer();
      for (let minute = 0; minute < some; minute += 1) {
        for (let left = reply.integer(); left > 0; left -= 1) {
          const key = reply.string();
          sums.set(key, (sums.get(key) ?? 0) + reply.integer());
        }
      }
      return { now, lastMinute };
    };
    const { now, lastMinute } = await read('', 0);
    const rest: Promise<unknown>[] = [];
    for (let skipped = MINUTES_AT_ONCE; skipped < minutes; skipped += MINUTES_AT_ONCE) {
      rest.push(read(lastMinute, skipped));
    }
    await Promise.all(rest);
    const keys = [...sums].map(([key, count]) => ({ key, count }));
    keys.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
    return {
      keys: keys.slice(0, first),
      from: (lastMinute - minutes + 1) * MINUTE_MS,
      now,
    };
  }
}
