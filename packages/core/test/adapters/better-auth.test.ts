import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { expect, it } from 'vitest';
import {
  mayflyStorage,
  type MayflySecondaryStorage,
} from '../../src/adapters/better-auth/secondary-storage.ts';
import { createKeys } from '../../src/keys.ts';
import { connect, testBench } from '../support/mayfly.ts';

function bench() {
  const { redis, namespace } = testBench();
  const storage = mayflyStorage({ redis, namespace });
  return { redis, namespace, storage, keys: createKeys(namespace) };
}

function authWith(secondaryStorage: MayflySecondaryStorage) {
  const tables = { user: [], session: [], account: [], verification: [] };
  return betterAuth({
    baseURL: 'http://localhost:3000',
    secret: 'a secret of at least thirty-two characters',
    database: memoryAdapter(tables),
    secondaryStorage,
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: true, customRules: { '/get-session': { window: 60, max: 2 } } },
  });
}

const ann = { name: 'Ann', email: 'ann@example.com', password: 'correct horse battery' };

it('holds sessions until they end or the user signs out', async () => {
  const { storage, redis, namespace, keys } = bench();
  const auth = authWith(storage);
  const { headers, response } = await auth.api.signUpEmail({ body: ann, returnHeaders: true });
  const cookie = new Headers({ cookie: headers.getSetCookie().join('; ') });
  const token = response.token ?? '';
  expect(await storage.get(token)).toContain('ann@example.com');
  const week = 7 * 86_400_000;
  expect(week - (await redis.pttl(keys.storage(token)))).toBeLessThan(60_000);

  // Another process, which has only Redis.
  const other = authWith(mayflyStorage({ redis: connect(), namespace }));
  const session = await other.api.getSession({ headers: cookie });
  expect(session?.user.email).toBe('ann@example.com');
  await other.api.signOut({ headers: cookie });
  expect(await auth.api.getSession({ headers: cookie })).toBeNull();
  expect(await storage.get(token)).toBeNull();
});

it('counts the requests of the rate limit', async () => {
  const { handler } = authWith(bench().storage);
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const statuses: number[] = [];
  for (let i = 0; i < 3; i += 1) {
    const request = new Request('http://localhost:3000/api/auth/get-session', { headers });
    statuses.push((await handler(request)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

it('gives a value to one caller, and a different number to each', async () => {
  const { storage } = bench();
  const values = ['', 'an % {odd} 🦋 key', 'x'.repeat(100_000)];
  for (const value of values) {
    await storage.set(`key of ${value}`, value, 60);
    expect(await storage.get(`key of ${value}`)).toBe(value);
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => storage.getAndDelete(`key of ${value}`)),
    );
    expect(taken.filter((each) => each !== null)).toEqual([value]);
  }
  const { increment } = storage;
  const numbers = await Promise.all(Array.from({ length: 50 }, () => increment('count', 60)));
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 50 }, (_, i) => i + 1)));
});

it('ends values in time, and a number when its first call said', async () => {
  const { storage, redis, keys } = bench();
  const left = (key: string) => redis.pttl(keys.storage(key));
  await storage.set('forever', 'a');
  expect(await left('forever')).toBe(-1);
  await storage.set('forever', 'b', 0.5);
  expect(await left('forever')).toBeLessThanOrEqual(500);
  await storage.set('forever', 'c', 0);
  expect(await storage.get('forever')).toBeNull();
  await storage.increment('count', 60);
  await storage.increment('count', 6000);
  expect(await left('count')).toBeLessThanOrEqual(60_000);
  await storage.delete('count');
  expect(await storage.get('count')).toBeNull();
});

it('refuses what it cannot store, and keeps what it has', async () => {
  const { storage, redis, namespace } = bench();
  await storage.set('a', 'kept');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const missing = undefined as unknown as string & number;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const none = null as unknown as number;
  for (const ttl of [Number.NaN, none, 1e16, Infinity, -Infinity]) {
    const refusal = { code: 'INVALID_TTL', field: 'ttl' };
    await expect(storage.set('a', 'lost', ttl)).rejects.toMatchObject(refusal);
    await expect(storage.increment('b', ttl)).rejects.toMatchObject(refusal);
  }
  await expect(storage.increment('b', missing)).rejects.toMatchObject({ code: 'INVALID_TTL' });
  const invalidKey = { code: 'INVALID_KEY', field: 'key' };
  await expect(storage.get(missing)).rejects.toMatchObject(invalidKey);
  await expect(storage.delete(missing)).rejects.toMatchObject(invalidKey);
  await expect(storage.set('a', missing)).rejects.toMatchObject({
    code: 'INVALID_VALUE',
    field: 'value',
  });
  expect(await storage.get('a')).toBe('kept');
  expect(await redis.keys(`${namespace}:storage:*`)).toHaveLength(1);
});
