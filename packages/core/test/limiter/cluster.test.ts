import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { startCluster } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';

it(
  'decides on a cluster, where an override for all keys reaches every slot',
  PATIENCE,
  async () => {
    const cluster = await startCluster({ masters: 3, replicasEach: 0 });
    onTestFinished(() => cluster.stop());
    const mayfly = createMayfly({ redis: cluster.client() });
    const limits = [
      { name: 'log', limit: 3, windowMs: 600_000 },
      { name: 'gcra', algorithm: 'gcra', limit: 5, windowMs: 600_000 },
    ] as const;
    const limiter = mayfly.limiter('search', { limits, outage: false });
    const users = Array.from({ length: 60 }, (_, i) => `user:${i}`);
    const ask = async () => {
      const calls = users.flatMap((user) => Array.from({ length: 8 }, () => limiter.consume(user)));
      return (await Promise.all(calls)).filter(({ status }) => status === 'allowed').length;
    };

    expect(await ask()).toBe(60 * 3);
    await limiter.setLimits({ log: { limit: 5 } });
    expect(await ask()).toBe(60 * 2);
    await limiter.clearLimits();
    expect(await ask()).toBe(0);
    await Promise.all(users.map((user) => limiter.reset(user)));
    expect(await ask()).toBe(60 * 3);
  },
);
