import { startLocalRedis } from '@mayfly/local-redis';
import { Cluster, Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';

/** A cluster of one node, which refuses what would not work on many: keys of different slots. */
async function startCluster(): Promise<Cluster> {
  const server = await startLocalRedis({ cluster: true });
  const { password } = new URL(server.url);
  const node = new Redis(server.url);
  await node.cluster('ADDSLOTSRANGE', 0, 16_383);
  await expect.poll(() => node.cluster('INFO'), { timeout: 10_000 }).toContain('cluster_state:ok');
  node.disconnect();
  const cluster = new Cluster([{ host: '127.0.0.1', port: server.port }], {
    redisOptions: { password },
  });
  onTestFinished(async () => {
    cluster.disconnect();
    await server.stop();
  });
  return cluster;
}

// A node that has just started waits two seconds before it takes writes.
it(
  'runs every operation on a cluster: what must be atomic shares a slot',
  { timeout: 20_000 },
  async () => {
    const mayfly = createMayfly({ redis: await startCluster() });
    const names = Array.from({ length: 30 }, (_, i) => `set:${String(i).padStart(2, '0')}`);
    for (const name of names) {
      const { set } = await mayfly.sets.create(name, { defaultTtlMs: 60_000 });
      await set.addMany([{ member: 'a', value: 1 }, { member: 'b' }, { member: 'c', ttlMs: 1 }]);
    }
    await Promise.all(
      names.map(async (name) => {
        const set = mayfly.sets.open(name);
        expect(await set.has('a')).toBe(true);
        expect(await set.get('a')).toMatchObject({ value: 1 });
        expect(await set.extend('a', 1000)).toMatchObject({ status: 'changed' });
        expect(await set.persist('b')).toMatchObject({ status: 'changed' });
        expect(await set.remove('a')).toMatchObject({ status: 'removed' });
        expect(await set.page({ first: 1 })).toMatchObject({ members: [{ member: 'b' }] });
        expect(await set.timeLeft()).toMatchObject({ never: 1 });
        expect(await set.sweep(10)).toEqual({ removed: 1, left: 0 });
      }),
    );
    const page = await mayfly.sets.list({ first: 100 });
    expect(page.sets.map(({ name, count }) => [name, count])).toEqual(
      names.map((name) => [name, 1]),
    );

    const series = mayfly.series<'load'>('load');
    await series.append('one', { load: 1 });
    expect((await series.sources()).sources).toHaveLength(1);
    expect((await series.samples('one', { first: 10 })).samples).toHaveLength(1);

    expect(await mayfly.sets.open('set:00').clear()).toMatchObject({ clearedCount: 1 });
    for (const name of names) await mayfly.sets.delete(name);
    expect(await mayfly.sets.count()).toBe(0);
  },
);
