import slotOf from 'cluster-key-slot';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { startCluster } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';

const SETS = Array.from({ length: 12 }, (_, i) => `set:${i}`);

it('delivers every expired member, on all masters, before and after one of them is killed', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const mayfly = createMayfly({ redis: cluster.client() });
  // This connection stands for another process, which receives deadlines by notification.
  const writer = createMayfly({ redis: cluster.client() });
  const sweeper = mayfly.createSweeper();
  sweeper.start();
  const received: string[] = [];
  const handlers = await Promise.all(
    SETS.map(async (name) => {
      const { set } = await mayfly.sets.create(name, { defaultTtlMs: 3_600_000 });
      return set.onExpired('group', ({ id }) => void received.push(id), { leaseMs: 500 });
    }),
  );
  onTestFinished(async () => {
    await Promise.all(handlers.map((handler) => handler.stop()));
    await sweeper.stop();
  });

  /** Adds members to all sets, with retries, and waits for all acknowledged ones. */
  const expectEvents = async (round: string) => {
    const expected: string[] = [];
    await Promise.all(
      SETS.flatMap((name) =>
        Array.from({ length: 20 }, async (_, i) => {
          const member = `${round}-${i}`;
          const added = await writer.sets.open(name).add(member, { ttlMs: 50 + 10 * i });
          if (added.status !== 'absent') expected.push(`${name}:${added.expiresAt}:${member}`);
        }),
      ),
    );
    await expect.poll(() => expected.filter((id) => !received.includes(id)), PATIENCE).toEqual([]);
  };
  await expectEvents('before');

  const slot = slotOf('set:0');
  await cluster.killMasterOf(slot);
  await cluster.failedOver(slot);
  await expect
    .poll(
      () =>
        Promise.all(SETS.map((name) => writer.sets.open(name).count())).then(() => 'well', String),
      PATIENCE,
    )
    .toBe('well');
  await expectEvents('after');
}, 90_000);
