import { setTimeout as delay } from 'node:timers/promises';
import type { Shard, SoakCluster } from './cluster.ts';

const EVERY_MS = 100;
const KEPT = 3000;

/** The writes of a shard that a failover may have lost: those that a master acknowledged in this time. */
interface LossWindow {
  readonly shard: number;
  readonly start: number;
  end: number;
}

/**
 * Records what promoted replicas lack. Ten times a second, each master appends a time to a list, which its replica
 * receives in the order of all other writes. So a promoted replica has all that was acknowledged before the latest of
 * the times without a missing one before it. The window ends when the old master is dead or a replica.
 */
export class Losses {
  readonly windows: LossWindow[] = [];
  readonly #cluster: SoakCluster;
  readonly #ending = new AbortController();
  readonly #watches: Promise<unknown>;

  constructor(cluster: SoakCluster) {
    this.#cluster = cluster;
    this.#watches = Promise.all(cluster.shards.map((shard) => this.#watch(shard)));
  }

  /** Whether a failover may have lost a write between two times, to the slot of a hash tag, or to any slot. */
  covers(tag: string | null, from: number, to: number): boolean {
    const shards = tag === null ? null : this.#cluster.shardsOf(tag, from, to);
    return this.windows.some(
      ({ shard, start, end }) => start <= to && end >= from && (shards?.has(shard) ?? true),
    );
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#watches;
  }

  async #watch(shard: Shard): Promise<void> {
    let acknowledged: number[] = [];
    while (!this.#ending.signal.aborted) {
      const promoted = await this.#promoted(shard);
      if (promoted !== null) {
        await this.#record(shard, acknowledged, promoted);
        acknowledged = [];
      }
      const sentAt = Date.now();
      try {
        const { redis } = shard.master;
        const length = await redis.rpush(shard.markers, sentAt);
        if (length > KEPT) await redis.ltrim(shard.markers, -KEPT / 2, -1);
        acknowledged = [...acknowledged.slice(-KEPT / 2), sentAt];
      } catch {
        // The master is full, stopped or dead.
      }
      await delay(EVERY_MS);
    }
  }

  /** The times that a replica has if it has become the master. */
  async #promoted(shard: Shard): Promise<ReadonlySet<number> | null> {
    const replica = this.#cluster.replicaOf(shard);
    const state = await replica.state();
    if (state?.role !== 'master') return null;
    // A node that was killed as a master does not know at first that it has become a replica.
    const other = await shard.master.state();
    if (other?.role === 'master' && other.epoch >= state.epoch) return null;
    if (other === null && !state.isOk) return null;
    try {
      return new Set((await replica.redis.lrange(shard.markers, 0, -1)).map(Number));
    } catch {
      return null;
    }
  }

  async #record(shard: Shard, acknowledged: readonly number[], has: ReadonlySet<number>) {
    const missing = acknowledged.findIndex((time) => !has.has(time));
    const start = acknowledged[(missing < 0 ? acknowledged.length : missing) - 1] ?? 0;
    const old = shard.master;
    shard.master = this.#cluster.replicaOf(shard);
    const window = { shard: shard.index, start, end: Infinity };
    this.windows.push(window);
    void (async () => {
      while (!old.isDown && (await old.state())?.role !== 'slave') {
        if (this.#ending.signal.aborted) return;
        await delay(EVERY_MS);
      }
      window.end = Date.now();
    })();
  }
}
