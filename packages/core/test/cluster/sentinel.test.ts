import type { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { PATIENCE } from '../support/patience.ts';
import { startSentinel, type TestSentinel } from '../support/sentinel.ts';
import { AGREED, compare, fewest, start, Writer } from '../support/writer.ts';

const HOUR_MS = 3_600_000;

const FAILOVERS: [string, (sentinel: TestSentinel) => Promise<void>][] = [
  ['receives the order to replace the master', (sentinel) => sentinel.failover()],
  ['replaces a master that was killed', (sentinel) => sentinel.killMaster()],
];

it.each(FAILOVERS)(
  'works again, with all replicated data, when a sentinel %s under writers',
  async (_, failover) => {
    const sentinel = await startSentinel();
    onTestFinished(() => sentinel.stop());
    const redis = sentinel.client();
    const { sets } = createMayfly({ redis });
    const { set } = await sets.create('online', { defaultTtlMs: HOUR_MS });
    const isReplicated = async () => (await redis.wait(1, 200).catch(() => 0)) === 1;
    const before = ['b0', 'b1', 'b2'].map((name) => new Writer(name, [set], isReplicated));
    const finishBefore = start(before);
    await expect.poll(() => fewest(before), PATIENCE).toBeGreaterThan(20);

    await failover(sentinel);
    const finished = finishBefore();
    await expect.poll(() => portOf(redis), PATIENCE).toBe(await sentinel.masterPort());
    await finished;
    const after = ['a0', 'a1', 'a2'].map((name) => new Writer(name, [set]));
    const finishAfter = start(after);
    await expect.poll(() => fewest(after), PATIENCE).toBeGreaterThan(20);
    await finishAfter();

    expect(await compare(set, [...before, ...after])).toEqual(AGREED);
    expect(after.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  },
  90_000,
);

/** The port of the server that a client uses. */
async function portOf(redis: Redis): Promise<number> {
  return Number(/^tcp_port:(\d+)/m.exec(await redis.info('server'))?.[1]);
}
