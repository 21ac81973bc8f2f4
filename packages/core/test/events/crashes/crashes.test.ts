import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createMayfly, type SortedSet } from '../../../src/index.ts';
import { createKeys } from '../../../src/keys.ts';
import { connect } from '../../support/mayfly.ts';
import { compileWorker, Herd } from '../../support/processes.ts';

/** The number of processes to kill; more in a nightly run. */
const KILLS = Number(process.env['MAYFLY_KILLS'] ?? 4);

/** Adds members that expire soon until it must stop; returns the ids of the expected events. */
async function write(set: SortedSet, isDone: () => boolean): Promise<Set<string>> {
  const expected = new Set<string>();
  for (let i = 0; !isDone(); i += 1) {
    const batch = Array.from({ length: 20 }, async (_, j) => {
      const member = `m${i}-${j}`;
      const added = await set.add(member, { ttlMs: 20 + Math.floor(Math.random() * 400) });
      if (added.status !== 'added') throw new Error('A new member already existed');
      let { expiresAt } = added;
      if (j % 4 === 0) {
        const extended = await set.extend(member, 100);
        if (extended.status === 'changed') ({ expiresAt } = extended);
      }
      expected.add(`volatile:${expiresAt}:${member}`);
    });
    await Promise.all(batch);
    // No more than a few processes can handle on a small machine.
    await delay(25);
  }
  return expected;
}

it(
  `loses no event and no live member while ${KILLS} sweepers and consumers are killed`,
  { timeout: 60_000 + 2000 * KILLS },
  async () => {
    const redis = connect();
    const namespace = `test:${randomUUID()}`;
    const mayfly = createMayfly({ redis, namespace });
    const { set } = await mayfly.sets.create('volatile', { defaultTtlMs: 3_600_000 });
    const lasting = Array.from({ length: 500 }, (_, i) => `lasting-${i}`);
    await set.addMany(lasting.map((member) => ({ member })));
    await (await set.onExpired('group', () => undefined)).stop();

    const worker = await compileWorker(new URL('./worker.ts', import.meta.url));
    const args = (role: string) => [worker.file, role, inject('redisUrl'), namespace];
    const herds = [new Herd(2, args('sweeper')), new Herd(2, args('consumer'))] as const;
    onTestFinished(async () => {
      await Promise.all(herds.map((herd) => herd.end()));
      worker.remove();
    });

    let isDone = false;
    const writing = write(set, () => isDone);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const herd = herds[kill % 2 === 0 ? 0 : 1];
      // Progress must be made between two kills: another event, from any remaining consumer.
      const before = await redis.llen(`${namespace}:handled`);
      await expect
        .poll(() => redis.llen(`${namespace}:handled`), { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(before + Math.floor(Math.random() * 20));
      await herd.killOne();
    }
    isDone = true;
    const expected = await writing;

    const handled = async () => new Set(await redis.lrange(`${namespace}:handled`, 0, -1));
    const missing = async () => {
      const events = await handled();
      return [...expected].filter((id) => !events.has(id));
    };
    await expect.poll(missing, { timeout: 30_000, interval: 200 }).toEqual([]);
    const events = await handled();
    expect([...events].filter((id) => !expected.has(id))).toEqual([]);
    expect(events.size).toBeGreaterThan(KILLS);

    // Every swept member was due: all lasting members exist, and no others.
    expect(await redis.zcard(createKeys(namespace).set('volatile').members)).toBe(lasting.length);
    expect(await Promise.all(lasting.map((member) => set.has(member)))).not.toContain(false);
    // Handled events are eventually finished, and the bound of the stream dropped none.
    await expect
      .poll(async () => (await set.expiry.groups())[0], { timeout: 10_000 })
      .toMatchObject({ unfinishedEvents: 0, unreadEntries: 0, lostEvents: 0 });
  },
);
