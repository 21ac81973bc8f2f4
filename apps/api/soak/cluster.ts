import { startLocalCluster } from '@mayfly/local-redis';
import slotOf from 'cluster-key-slot';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Node, untilAnswered } from './node.ts';
import { SHARDS } from './schedule.ts';

const SLOTS = 16_384;
const HEALTHY_LIMIT_MS = 180_000;

/** Failover takes two to four seconds, also on a busy machine. Each shard keeps its two nodes. */
const SETTINGS = {
  'cluster-node-timeout': 3000,
  'cluster-require-full-coverage': 'no',
  'cluster-replica-validity-factor': 0,
  'cluster-allow-replica-migration': 'no',
  'repl-diskless-sync-delay': 0,
};

/** Two nodes with the same slots. */
export interface Shard {
  readonly index: number;
  readonly nodes: readonly [Node, Node];
  /** The last known one. */
  master: Node;
  /** A list of times in this shard, which the run never moves. */
  readonly markers: string;
}

export class SoakCluster {
  readonly url: string;
  readonly password: string;
  readonly shards: readonly Shard[];
  /** Since when a slot is, or may be, in other shards than at the start. */
  readonly #moves = new Map<number, { readonly since: number; readonly shards: number[] }[]>();

  private constructor(url: string, password: string, shards: readonly Shard[]) {
    this.url = url;
    this.password = password;
    this.shards = shards;
  }

  /** Three masters with a replica each, whose data outlives a kill. */
  static async start(dataDir: string): Promise<SoakCluster> {
    const options = { dataDir, masters: SHARDS, replicasEach: 1, settings: SETTINGS };
    const { url, password, servers } = await startLocalCluster(options);
    const settings = { masterauth: password, ...SETTINGS };
    const nodes = servers.map(
      (server, index) => new Node(server, join(dataDir, `node-${index + 1}`), password, settings),
    );
    const shards = Array.from({ length: SHARDS }, (_, index): Shard => {
      const [master, replica] = [nodes[index], nodes[index + SHARDS]];
      if (master === undefined || replica === undefined) throw new Error('A node is missing');
      return { index, nodes: [master, replica], master, markers: markersOf(index) };
    });
    return new SoakCluster(url, password, shards);
  }

  get nodes(): Node[] {
    return this.shards.flatMap(({ nodes }) => [...nodes]);
  }

  replicaOf({ nodes: [one, other], master }: Shard): Node {
    return one === master ? other : one;
  }

  shard(index: number): Shard {
    const shard = this.shards[index];
    if (shard === undefined) throw new RangeError(`There is no shard ${index}`);
    return shard;
  }

  /** The shard that has the slot now. */
  ownerOf(slot: number): Shard {
    return this.shard(this.#moves.get(slot)?.at(-1)?.shards.at(-1) ?? firstOwner(slot));
  }

  /** The shards that may have had the slot of a hash tag in a span of time. */
  shardsOf(tag: string, from: number, to: number): ReadonlySet<number> {
    const slot = slotOf(tag);
    const places = [{ since: 0, shards: [firstOwner(slot)] }, ...(this.#moves.get(slot) ?? [])];
    return new Set(
      places.flatMap(({ since, shards }, index) => {
        const until = places[index + 1]?.since ?? Infinity;
        return since <= to && until >= from ? shards : [];
      }),
    );
  }

  /** Moves a slot as `redis-cli --cluster reshard` does: key by key. Both masters must answer. */
  async moveSlot(slot: number, target: Shard): Promise<void> {
    const source = this.ownerOf(slot);
    const [from, to] = [source.master, target.master];
    const [fromId, toId] = [await from.id(), await to.id()];
    const note = (shards: number[]) => {
      const moves = this.#moves.get(slot) ?? [];
      this.#moves.set(slot, [...moves, { since: Date.now(), shards }]);
    };
    note([source.index, target.index]);
    const setSlot = (node: Node, ...words: readonly string[]) =>
      untilAnswered(() => node.redis.call('CLUSTER', 'SETSLOT', slot, ...words));
    await setSlot(to, 'IMPORTING', fromId);
    await setSlot(from, 'MIGRATING', toId);
    for (;;) {
      const keys = await untilAnswered(() => from.redis.cluster('GETKEYSINSLOT', slot, 10));
      if (keys.length === 0) break;
      const words = ['127.0.0.1', to.port, '', 0, 10_000, 'REPLACE', 'AUTH', this.password];
      await untilAnswered(() => from.redis.call('MIGRATE', ...words, 'KEYS', ...keys));
    }
    const others = this.shards.map(({ master }) => master);
    for (const node of [to, from, ...others]) await setSlot(node, 'NODE', toId);
    note([target.index]);
  }

  /** Waits until each shard has a master, and a replica with all its data. */
  async untilHealthy(): Promise<void> {
    const limit = performance.now() + HEALTHY_LIMIT_MS;
    for (const shard of this.shards) {
      while (!(await isHealthy(shard, this.replicaOf(shard)))) {
        if (performance.now() > limit) throw new Error('The cluster does not recover');
        await delay(200);
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }
}

async function isHealthy({ master, markers }: Shard, replica: Node): Promise<boolean> {
  const [first, second] = await Promise.all([master.state(), replica.state()]);
  if (first?.role !== 'master' || !first.isOk || second?.role !== 'slave') return false;
  if (!second.isLinked || !second.isOk) return false;
  try {
    await master.redis.rpush(markers, Date.now());
    return (await master.redis.wait(1, 500)) > 0;
  } catch {
    return false;
  }
}

function firstOwner(slot: number): number {
  for (let index = SHARDS - 1; index > 0; index -= 1) {
    if (slot >= Math.ceil((index * SLOTS) / SHARDS)) return index;
  }
  return 0;
}

function markersOf(shard: number): string {
  for (let number = 0; ; number += 1) {
    const tag = `markers-${number}`;
    if (firstOwner(slotOf(tag)) === shard) return `soak:{${tag}}`;
  }
}
