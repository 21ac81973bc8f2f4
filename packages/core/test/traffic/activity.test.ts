import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Counts, Mayfly } from '../../src/index.ts';
import { connect, onIoredis, testBench, type TestBench } from '../support/mayfly.ts';
import { PATIENCE } from '../support/patience.ts';

const redis = connect();
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const SECRET = { secret: 'a secret of at least thirty-two bytes' };

let bench: TestBench;
let mayfly: Mayfly;
beforeEach(async () => {
  bench = testBench(redis);
  ({ mayfly } = bench);
  onTestFinished(() => end(mayfly));
  await mayfly.purposes.create('login', { maxAttempts: 2, callerLimit: null });
  await mayfly.spaces.create('rooms', { missesPerCaller: { limit: 1, windowMs: HOUR_MS } });
});

async function end({ purposes, spaces }: Mayfly): Promise<void> {
  await Promise.all([purposes.close(), spaces.close()]);
}

function totals<Outcome extends string>(
  counts: Counts<Outcome>,
  ...outcomes: Outcome[]
): Record<string, number> {
  const sum = (line: readonly number[]) => line.reduce((all, count) => all + count, 0);
  return Object.fromEntries(outcomes.map((outcome) => [outcome, sum(counts[outcome])]));
}

const OF_PURPOSE = ['issued', 'verified', 'wrong', 'locked', 'limited'] as const;

/** A wrong code of the same length. */
const otherThan = (code: string | null) => (code === '000000' ? '111111' : '000000');

async function useLogin(by: Mayfly): Promise<void> {
  const login = await by.purposes.open('login', SECRET);
  const ada = await login.issue('ada');
  if (ada.status !== 'issued' || ada.code === null) throw new Error('Not issued');
  await login.issue('ada');
  await login.verify('ada', ada.code);
  await login.verify('ada', ada.code);
  for (let i = 0; i < 3; i += 1) await login.verify('bob', '000000');
}

describe('the activity of a purpose', () => {
  it('has the outcomes of calls in all processes, and no repeated verification', async () => {
    const other = bench.through(connect());
    onTestFinished(() => end(other));
    await useLogin(mayfly);
    await mayfly.purposes.flush();
    const login = await other.purposes.open('login', SECRET);
    await login.verify('cyd', '123456');
    await other.purposes.flush();
    expect(totals(await mayfly.purposes.activity('login', { points: 60 }), ...OF_PURPOSE)).toEqual({
      issued: 1,
      verified: 1,
      wrong: 3,
      locked: 1,
      limited: 1,
    });
  });

  it('is a series that ends after an hour, with its keys', async () => {
    const start = bench.clock.now;
    await useLogin(mayfly);
    await mayfly.purposes.flush();
    bench.clock.advance(MINUTE_MS);
    const request = { points: 60, windowMs: HOUR_MS };
    const { issued, from, stepMs } = await mayfly.purposes.activity('login', request);
    expect(issued[Math.floor((start - from) / stepMs)]).toBe(1);
    bench.clock.advance(HOUR_MS);
    const later = await mayfly.purposes.activity('login', request);
    expect(Object.values(totals(later, ...OF_PURPOSE)).every((count) => count === 0)).toBe(true);
    for (const key of await redis.keys(`${bench.namespace}:activity:*`)) {
      const ttl = await redis.pttl(key);
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(HOUR_MS + MINUTE_MS);
    }
  });

  it.runIf(onIoredis)(
    'costs no command for a call, and one for all calls of a second',
    async () => {
      const login = await mayfly.purposes.open('login', SECRET);
      await login.verify('ada', '123456');
      await mayfly.purposes.flush();
      const sent = vi.spyOn(redis, 'sendCommand');
      for (let i = 0; i < 5; i += 1) await login.verify(`user:${i}`, '123456');
      expect(sent).toHaveBeenCalledTimes(5);
      await mayfly.purposes.flush();
      expect(sent).toHaveBeenCalledTimes(6);
      await mayfly.purposes.flush();
      expect(sent).toHaveBeenCalledTimes(6);
      sent.mockRestore();
    },
  );

  it('is flushed regularly', async () => {
    await useLogin(mayfly);
    await vi.waitFor(async () => {
      const activity = await mayfly.purposes.activity('login', { points: 1 });
      expect(totals(activity, 'issued')).toEqual({ issued: 1 });
    }, PATIENCE);
  });

  it('has no subjects or codes in its keys', async () => {
    await useLogin(mayfly);
    await mayfly.purposes.flush();
    const keys = await redis.keys(`${bench.namespace}:activity:*`);
    expect(keys.length).toBeGreaterThan(1);
    const names = keys.map((key) =>
      key
        .replace(/written:.*/, 'written')
        .split('#')
        .at(-1),
    );
    const known: readonly string[] = OF_PURPOSE;
    const written = `${bench.namespace}:activity:{purposes:login}:written`;
    expect(names.every((name) => name === written || known.includes(name ?? ''))).toBe(true);
  });

  it.each([
    [{ points: 0 }, 'points'],
    [{ points: 1, windowMs: HOUR_MS + 1 }, 'windowMs'],
  ])('of %j is rejected', async (request, field) => {
    const reading = mayfly.purposes.activity('login', request);
    await expect(reading).rejects.toMatchObject({ code: 'INVALID_OPTION', field });
  });
});

it('the activity of a space has the outcomes of its calls', async () => {
  const rooms = await mayfly.spaces.open('rooms');
  const { code } = await rooms.getOrCreateCode('party');
  await rooms.getOrCreateCode('party');
  await rooms.lookUp(code);
  await rooms.resolve(code);
  await rooms.resolve(code);
  await rooms.lookUp(otherThan(code), { caller: 'web' });
  await rooms.resolve(otherThan(code), { caller: 'web' });
  await mayfly.spaces.flush();
  const activity = await mayfly.spaces.activity('rooms', { points: 60 });
  expect(totals(activity, 'created', 'resolved', 'missed', 'limited')).toEqual({
    created: 1,
    resolved: 2,
    missed: 1,
    limited: 1,
  });
});

it('a deleted purpose or space leaves no activity for a later one of its name', async () => {
  await useLogin(mayfly);
  await mayfly.purposes.flush();
  const rooms = await mayfly.spaces.open('rooms');
  await rooms.getOrCreateCode('party');
  // The last outcomes are not written yet.
  await mayfly.purposes.delete('login');
  await mayfly.spaces.delete('rooms');
  await mayfly.purposes.create('login', {});
  await mayfly.spaces.create('rooms', {});
  await Promise.all([mayfly.purposes.flush(), mayfly.spaces.flush()]);
  const [login, space] = await Promise.all([
    mayfly.purposes.activity('login', { points: 1 }),
    mayfly.spaces.activity('rooms', { points: 1 }),
  ]);
  expect(totals(login, 'issued', 'wrong')).toEqual({ issued: 0, wrong: 0 });
  expect(totals(space, 'created')).toEqual({ created: 0 });
});
