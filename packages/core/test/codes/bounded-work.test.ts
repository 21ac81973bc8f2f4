import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMayfly, type InvitationCodes } from '../../src/index.ts';

/** A separate server, because the test counts all its commands. */
let server: Awaited<ReturnType<typeof startLocalRedis>>;
let redis: Redis;
let codes: InvitationCodes;
let nowMs = 1_800_000_000_000;

beforeAll(async () => {
  server = await startLocalRedis();
  redis = new Redis(server.url);
  const mayfly = createMayfly({ redis, clock: () => nowMs });
  codes = mayfly.codes('s', { digits: 3 });
});

afterAll(async () => {
  redis.disconnect();
  await server.stop();
});

async function issueUpTo(live: number): Promise<void> {
  const { live: before } = await codes.utilisation();
  const missing = Array.from({ length: live - before }, (_, i) => `filler:${before + i}`);
  await Promise.all(missing.map((id) => codes.getOrCreateCode(id)));
}

/** Commands that Redis runs for one call, with those of its script. */
async function commandsOf(call: () => Promise<unknown>): Promise<{ sent: number; run: number }> {
  await redis.config('RESETSTAT');
  await call().catch(() => undefined);
  const stats = await redis.info('commandstats');
  const counts = [...stats.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)];
  const of = (names: (name: string) => boolean) =>
    counts
      .filter(([, name = '']) => names(name) && name !== 'info' && !name.startsWith('config'))
      .reduce((sum, [, , calls]) => sum + Number(calls), 0);
  return { sent: of((name) => name.startsWith('eval')), run: of(() => true) };
}

it('an issue takes one round trip and the same work in a space that is empty, 99 % full and full', async () => {
  const worst: Record<string, number> = {};
  for (const live of [100, 990, 1000]) {
    await issueUpTo(live);
    worst[live] = 0;
    for (let i = 0; i < 10; i++) {
      const { sent, run } = await commandsOf(() => codes.getOrCreateCode(`probe:${i}`));
      expect(sent).toBe(1);
      worst[live] = Math.max(worst[live] ?? 0, run);
      await codes.revoke({ id: `probe:${i}` });
    }
  }
  expect(worst[990]).toBe(worst[100]);
  expect(worst[1000]).toBeLessThan(worst[100] ?? 0);
});

it('an issue takes no more work when the whole space has expired at the same time, or all but one', async () => {
  await issueUpTo(999);
  nowMs += 1;
  await issueUpTo(1000);
  nowMs += 899_999;
  for (let i = 0; i < 20; i++) {
    const { sent, run } = await commandsOf(() => codes.getOrCreateCode(`next:${i}`));
    expect(sent).toBe(1);
    // Four releases of at most a dozen commands, and one issue.
    expect(run).toBeLessThan(80);
  }
  nowMs += 900_000;
  const { run } = await commandsOf(() => codes.getOrCreateCode('fresh'));
  expect(run).toBeLessThan(30);
  expect((await codes.utilisation()).live).toBe(1);
});
