import { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';

import { LocalRedisError } from './local-redis-error.ts';
import type { LocalRedis } from './local-redis.ts';

const SLOTS = 16_384;
const FORMATION_LIMIT_MS = 60_000;
const POLL_MS = 50;

/** The servers of a cluster, and the settings that each receives by CONFIG SET. */
export interface ClusterPlan {
  readonly masters: readonly LocalRedis[];
  /** They go to the masters in turn. */
  readonly replicas: readonly LocalRedis[];
  readonly settings: Readonly<Record<string, string | number>>;
}

interface Node {
  readonly redis: Redis;
  readonly port: number;
  readonly id: string;
  readonly busPort: number;
  readonly hasSlots: boolean;
}

/**
 * Forms a cluster of the servers, or restores it when they start again: the masters share the slots evenly.
 * Resolves when all nodes agree and every replica has its master's data.
 */
export async function formCluster({ masters, replicas, settings }: ClusterPlan): Promise<void> {
  const connections = [...masters, ...replicas].map(({ url, port }) => ({
    port,
    redis: connect(url),
  }));
  try {
    const nodes = await Promise.all(connections.map(({ redis, port }) => readNode(redis, port)));
    for (const [index, { redis }] of nodes.entries()) {
      for (const [name, value] of Object.entries(settings)) await redis.config('SET', name, value);
      // Only a new node accepts it.
      if (await isNew(redis)) await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
    }
    const first = nodes.slice(0, masters.length);
    for (const [index, { redis, hasSlots }] of first.entries()) {
      if (!hasSlots) await redis.call('CLUSTER', 'ADDSLOTSRANGE', ...share(index, first.length));
    }
    await introduce(nodes);
    for (const [index, { redis }] of nodes.slice(masters.length).entries()) {
      await redis.call('CLUSTER', 'REPLICATE', first[index % first.length]?.id ?? '');
    }
    await until(async () => {
      const ready = nodes.map((node, index) =>
        isReady(node, masters.length, index >= first.length),
      );
      return (await Promise.all(ready)).every(Boolean);
    });
  } finally {
    for (const { redis } of connections) redis.disconnect();
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url, { retryStrategy: () => null });
  // Commands report the errors.
  redis.on('error', () => undefined);
  return redis;
}

/** From the line of CLUSTER NODES about the node itself. */
async function readNode(redis: Redis, port: number): Promise<Node> {
  const lines = String(await redis.call('CLUSTER', 'NODES')).split('\n');
  const own = lines.find((line) => line.includes('myself')) ?? '';
  const [id = '', address = '', , , , , , , ...slots] = own.split(' ');
  const busPort = Number(/@(\d+)/.exec(address)?.[1]);
  return { redis, port, id, busPort, hasSlots: slots.length > 0 };
}

async function isNew(redis: Redis): Promise<boolean> {
  const info = String(await redis.call('CLUSTER', 'INFO'));
  return /^cluster_known_nodes:1\r?$/m.test(info) && /^cluster_my_epoch:0\r?$/m.test(info);
}

/** The first and the last slot of a master. */
function share(index: number, masters: number): [number, number] {
  return [Math.ceil((index * SLOTS) / masters), Math.ceil(((index + 1) * SLOTS) / masters) - 1];
}

/** Introduces every node to every other: gossip alone would be slow. After a restart, it tells the new ports. */
async function introduce(nodes: readonly Node[]): Promise<void> {
  for (const [index, { redis }] of nodes.entries()) {
    for (const { port, busPort } of nodes.slice(index + 1)) {
      await redis.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
    }
  }
  await until(async () => {
    const views = nodes.map(async ({ redis }) => String(await redis.call('CLUSTER', 'NODES')));
    return (await Promise.all(views)).every(
      (view) => !view.includes('handshake') && view.trimEnd().split('\n').length === nodes.length,
    );
  });
}

async function isReady({ redis }: Node, masters: number, isReplica: boolean): Promise<boolean> {
  const info = String(await redis.call('CLUSTER', 'INFO'));
  return (
    info.includes('cluster_state:ok') &&
    info.includes(`cluster_slots_ok:${SLOTS}`) &&
    info.includes(`cluster_size:${masters}`) &&
    (!isReplica || (await redis.info('replication')).includes('master_link_status:up'))
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + FORMATION_LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > limit) {
      throw new LocalRedisError('START_FAILED', 'The nodes of the local cluster did not agree.');
    }
    await delay(POLL_MS);
  }
}
