import type { MayflyError } from '../errors.ts';
import { checkName } from '../input.ts';
import type { Keys } from '../keys.ts';
import { toMayflyError } from '../redis/errors.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import type { MemberTotals, SetSummary } from '../sets/results.ts';
import type { SetRegistry } from '../sets/registry/set-registry.ts';
import {
  checkHistoryRequest,
  readPoints,
  STEP_MS,
  type HistoryRequest,
  type MemberHistory,
} from './points.ts';

const scripts = {
  record: defineScript(new URL('./record.lua', import.meta.url)),
  read: defineScript(new URL('./read.lua', import.meta.url)),
};

const MAX_SETS = 1000;
const SETS_AT_ONCE = 100;
/** A rate of a longer time is no rate of a sample. */
const LONGEST_PAUSE_MS = 3 * STEP_MS;

/** What a round knows about a set, for the rates of the next round. */
interface Before {
  readonly createdAt: number;
  readonly now: number;
  readonly totals: MemberTotals;
}

interface Rates {
  readonly added: number;
  readonly expired: number;
}

/**
 * The number of live members over the last hour, of each set and of all sets together: a sample every ten seconds, of
 * the first thousand sets by name. A history takes at most 11.5 kB, and is deleted with its set. All methods throw
 * `MayflyError`: `INVALID_…`, `REDIS_UNAVAILABLE`, `REDIS_FAILED`.
 */
export class SetHistories {
  /** The time between two samples. */
  readonly stepMs = STEP_MS;
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #sets: SetRegistry;
  /** The previous round. */
  #before: ReadonlyMap<string, Before> = new Map();
  #recordedAt = Infinity;

  /** Created by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys, sets: SetRegistry) {
    this.#session = session;
    this.#keys = keys;
    this.#sets = sets;
  }

  /**
   * Records a sample of each set, unless the current ten seconds have one. Call it every ten seconds, in one process at
   * a time (`TimeSeries.claim`): the rates are since the previous call. Two round trips for each set, a hundred sets at
   * a time; a sharded set takes a script for each shard. A set that fails, for example because its slot of a cluster
   * is down, has no sample, and neither has the total: `failures` has the errors of up to a thousand sets. Throws if
   * Redis answers for none.
   */
  async record(): Promise<{
    readonly now: number;
    readonly recorded: number;
    readonly failures: readonly MayflyError[];
  }> {
    const names = await this.#sets.names(MAX_SETS);
    const seen = new Map<string, Before>();
    const rates: Rates[] = [];
    const failures: MayflyError[] = [];
    let [live, recorded, now] = [0, 0, 0];
    await mapConcurrently(names, SETS_AT_ONCE, async (name) => {
      try {
        const set = await this.#sets.summary(name);
        if (set === null) return;
        const own = this.#ratesOf(set);
        const { history, meta } = this.#keys.set(name);
        const values = [set.count, own?.added ?? -1, own?.expired ?? -1, set.createdAt];
        const written = await this.#write([history, meta], values);
        const { createdAt, totals } = set;
        if (totals !== null) seen.set(name, { createdAt, now: set.now, totals });
        if (own !== null) rates.push(own);
        live += set.count;
        recorded += written.isNew ? 1 : 0;
        now = written.now;
      } catch (error) {
        failures.push(toMayflyError(error));
        const before = this.#before.get(name);
        if (before !== undefined) seen.set(name, before);
      }
    });
    const [failure] = failures;
    if (failure !== undefined && now === 0) throw failure;
    this.#before = seen;
    if (failure === undefined) {
      const total = (rate: keyof Rates) =>
        rates.length === 0 ? -1 : rates.reduce((sum, each) => sum + each[rate], 0);
      const values = [live, total('added'), total('expired')];
      ({ now } = await this.#write([this.#keys.history], values));
      this.#recordedAt = now;
    }
    return { now, recorded, failures };
  }

  /** The history of a set; without samples if it does not exist. `INVALID_NAME`, `INVALID_OPTION`. One round trip. */
  of(name: string, request: HistoryRequest = {}): Promise<MemberHistory> {
    return this.#read(this.#keys.set(checkName(name, 'name')).history, request);
  }

  /** The history of all sets together. `INVALID_OPTION`. One round trip. */
  ofAll(request: HistoryRequest = {}): Promise<MemberHistory> {
    return this.#read(this.#keys.history, request);
  }

  async #read(key: string, request: HistoryRequest): Promise<MemberHistory> {
    const checked = checkHistoryRequest(request);
    const reply = await this.#session.run(scripts.read, [key], [], 'bytes');
    const now = reply.integer();
    return readPoints(reply.bytes(), now, checked);
  }

  async #write(keys: readonly string[], values: readonly number[]) {
    const reply = await this.#session.run(scripts.record, keys, [STEP_MS, ...values]);
    return { now: reply.integer(), isNew: reply.flag() };
  }

  /** Per second since the previous round. Null if that did not have the set. */
  #ratesOf({ name, createdAt, now, totals }: SetSummary): Rates | null {
    const known = this.#before.get(name);
    const isNew = createdAt >= this.#recordedAt;
    const before =
      known?.createdAt === createdAt
        ? known
        : isNew && { now: this.#recordedAt, totals: { added: 0, expired: 0 } };
    if (totals === null || !before || now <= before.now) return null;
    const ms = now - before.now;
    const added = totals.added - before.totals.added;
    const expired = totals.expired - before.totals.expired;
    // Another recorder had the time in between; or a failover has lost counts.
    if (ms > LONGEST_PAUSE_MS || added < 0 || expired < 0) return null;
    return { added: (1000 * added) / ms, expired: (1000 * expired) / ms };
  }
}
