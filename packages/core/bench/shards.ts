import { startLocalCluster } from '@mayfly/local-redis';
import { Cluster, Redis } from 'ioredis';
import { createMayfly, type ShardedSet, type SortedSet } from '@mayfly/core';
import { median } from './quantiles.ts';
import type { Call } from './ratio.ts';

const SLOTS = 16_384;
const SHARDS = 64;
const MEMBERS = 100_000;
const ROUNDS = 11;
const CALLS = 2000;
const HOUR_MS = 3_600_000;

const WANTED_RATIO = 1.1;
const WANTED_NODE = 1.3;

const ALL = 'all four';

/** Microseconds of a sharded set's operation on each node, and of a plain set's together. */
interface Round {
  readonly own: readonly number[];
  readonly other: number;
}

type AnySet = SortedSet | ShardedSet;

const OPERATIONS: Readonly<Record<string, (set: AnySet) => Promise<unknown>>> = {
  add: (set) => set.add(random()),
  has: (set) => set.has(random()),
  extend: (set) => set.extend(random(), 1000),
  remove: (set) => set.remove(random()),
};

/** Half of the operations meet a member. */
const random = () => name(Math.floor(Math.random() * 2 * MEMBERS));
const name = (index: number) => `member:${String(index).padStart(29, '0')}`;

/** Microseconds of scripts on each node, for one operation. */
async function timeOnNodes(nodes: readonly Redis[], call: Call): Promise<number[]> {
  await Promise.all(nodes.map((node) => node.config('RESETSTAT')));
  // One at a time: calls of one turn of the event loop to one slot would travel in one script.
  for (let i = 0; i < CALLS; i += 1) await call();
  return Promise.all(
    nodes.map(async (node) => {
      const stats = await node.info('commandstats');
      // The time of a script contains that of its commands.
      const times = stats.matchAll(/cmdstat_(?:evalsha|eval):calls=\d+,usec=(\d+)/g);
      return [...times].reduce((sum, [, us]) => sum + Number(us), 0) / CALLS;
    }),
  );
}

/** The names of plain sets, one on each node. Alternating nodes have cold caches, for both kinds of sets. */
async function namesOnNodes(nodes: readonly Redis[]): Promise<string[]> {
  const names: string[] = [];
  for (let i = 0; Object.keys(names).length < nodes.length; i += 1) {
    const slot = Number(await nodes[0]?.cluster('KEYSLOT', `plain-${i}`));
    names[Math.floor((slot * nodes.length) / SLOTS)] ??= `plain-${i}`;
  }
  return names;
}

function line(title: string, figures: readonly number[]): void {
  const texts = figures.map((figure) => (Number.isNaN(figure) ? '' : figure.toFixed(2)));
  console.log(`  ${title.padEnd(10)}${texts.map((text) => text.padStart(14)).join('')}`);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Redis's time for an operation of a sharded set beside a plain one, on three masters, and how it is shared. */
export async function benchShards(): Promise<void> {
  const cluster = await startLocalCluster({ onProgress: (line) => console.log(line) });
  const nodes = cluster.servers.map(({ url }) => new Redis(url));
  const redis = new Cluster(
    cluster.servers.map(({ port }) => ({ host: '127.0.0.1', port })),
    { redisOptions: { password: cluster.password } },
  );
  try {
    const { sets } = createMayfly({ redis, namespace: 'bench' });
    const plain = await Promise.all(
      (await namesOnNodes(nodes)).map(
        async (title) => (await sets.create(title, { defaultTtlMs: HOUR_MS })).set,
      ),
    );
    const anyPlain = () => plain[Math.floor(Math.random() * plain.length)] ?? sharded;
    const { set: sharded } = await sets.create('sharded', {
      strategy: 'sharded',
      shards: SHARDS,
      defaultTtlMs: HOUR_MS,
    });
    for (let start = 0; start < MEMBERS; start += 1000) {
      const batch = Array.from({ length: 1000 }, (_, i) => ({ member: name(2 * (start + i)) }));
      await Promise.all([...plain, sharded].map((set) => set.addMany(batch)));
    }
    console.log(
      `\nRedis’s time for an operation of a set over ${SHARDS} shards on three masters, beside plain sets on them`,
    );
    console.log(
      `(${MEMBERS} members each, one call at a time, medians of ${ROUNDS} interleaved rounds)\n`,
    );
    const titles = Object.keys(OPERATIONS);
    const measured = new Map<string, Round[]>([...titles, ALL].map((title) => [title, []]));
    for (let round = -1; round < ROUNDS; round += 1) {
      const inRound: Round[] = [];
      for (const [title, operation] of Object.entries(OPERATIONS)) {
        const own = await timeOnNodes(nodes, () => operation(sharded));
        const other = sum(await timeOnNodes(nodes, () => operation(anyPlain())));
        inRound.push({ own, other });
        if (round >= 0) measured.get(title)?.push({ own, other });
      }
      const own = nodes.map((_, node) => sum(inRound.map((each) => each.own[node] ?? 0)));
      const other = sum(inRound.map((each) => each.other));
      if (round >= 0) measured.get(ALL)?.push({ own, other });
    }
    const columns = ['µs', 'plain µs', 'ratio', 'busiest node'];
    console.log(`  ${''.padEnd(10)}${columns.map((text) => text.padStart(14)).join('')}`);
    for (const [title, rounds] of measured) {
      const figures = [
        median(rounds.map(({ own }) => sum(own))),
        median(rounds.map(({ other }) => other)),
        median(rounds.map(({ own, other }) => sum(own) / other)),
        median(rounds.map(({ own }) => (Math.max(...own) * nodes.length) / sum(own))),
      ];
      line(title, figures);
    }
    line('wanted', [Number.NaN, Number.NaN, WANTED_RATIO, WANTED_NODE]);
  } finally {
    redis.disconnect();
    for (const node of nodes) node.disconnect();
    await cluster.stop();
  }
}
