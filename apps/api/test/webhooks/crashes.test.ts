import { createMayfly } from '@mayfly/core';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, inject, it, onTestFinished } from 'vitest';
import { settingsOf } from '../../src/env/redis-url.ts';
import { connectRedis } from '../../src/redis/connect.ts';
import { nightly } from '../support/nightly.ts';
import { run, temporaryFolder } from '../support/program.ts';
import { isSigned, startReceiver } from './receiver.ts';

const EXPIRIES = nightly(10_000, 150);
const KILLS = nightly(40, 1);
const BATCH = 50;
const TOKEN = 'a-token-for-tests-only';

const CREATE = `mutation ($url: String!) {
  createWebhook(input: { webhook: "crm", url: $url, sets: { prefix: "vol" } }) { secret }
}`;

it(
  `sends each of ${EXPIRIES} expiries at least once while ${KILLS} instances are killed`,
  { timeout: 60_000 + 10_000 * KILLS },
  async () => {
    const receiver = await startReceiver();
    const redis = await connectRedis(settingsOf(inject('redisUrl')));
    onTestFinished(() => redis.disconnect());
    const namespace = `test:${randomUUID()}`;
    const { set } = await createMayfly({ redis, namespace }).sets.create('volatile', {
      defaultTtlMs: 3_600_000,
    });
    const dataDir = await temporaryFolder();
    const environment = {
      MAYFLY_NAMESPACE: namespace,
      MAYFLY_TOKEN: TOKEN,
      DATA_DIR: dataDir,
      MAYFLY_SECRET: 'a secret for tests only with more than 32 characters',
      WEBHOOK_ALLOW: '127.0.0.0/8',
      LOG_LEVEL: 'silent',
    };
    const start = async () => {
      const child = run(environment);
      let printed = '';
      child.stdout.on('data', (chunk) => (printed += String(chunk)));
      child.stderr.on('data', (chunk) => (printed += String(chunk)));
      await expect
        .poll(() => printed, { timeout: 20_000, interval: 20 })
        .toMatch(/http:\/\/127\.0\.0\.1:\d+/);
      return { child, url: /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '' };
    };
    const herd = [await start(), await start()];

    const response = await fetch(`${herd[0]?.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: CREATE, variables: { url: receiver.url } }),
    });
    const { data }: { data: { createWebhook: { secret: string } } } = JSON.parse(
      await response.text(),
    );
    const { secret } = data.createWebhook;

    const expected = new Set<string>();
    const add = async (from: number) => {
      const added = await set.addMany(
        Array.from({ length: BATCH }, (_, i) => ({
          member: `m${from + i}`,
          ttlMs: 20 + Math.floor(Math.random() * 400),
        })),
      );
      for (const [i, result] of added.entries()) {
        if (result.status === 'added') {
          expected.add(`volatile:${result.expiresAt}:m${from + i}`);
        }
      }
    };
    const received = () =>
      new Set(receiver.messages.flatMap(({ events }) => events.map(({ id }) => id)));
    for (let added = 0, kills = 0; added < EXPIRIES; added += BATCH) {
      await add(added);
      if ((added + BATCH) / EXPIRIES < (kills + 1) / (KILLS + 1)) continue;
      if (kills === KILLS) continue;
      kills += 1;
      // Progress between two kills, and a kill at any moment of it.
      const before = receiver.messages.length;
      const progress = before + Math.floor(Math.random() * 2);
      await expect
        .poll(() => receiver.messages.length, { timeout: 30_000, interval: 5 })
        .toBeGreaterThan(Math.min(progress, before));
      const killed = herd.shift();
      killed?.child.kill('SIGKILL');
      if (killed) await once(killed.child, 'exit');
      herd.push(await start());
    }
    expect(expected.size).toBe(EXPIRIES);
    const missing = () => {
      const ids = received();
      return [...expected].filter((id) => !ids.has(id)).length;
    };
    await expect.poll(missing, { timeout: 60_000, interval: 200 }).toBe(0);
    expect([...received()].filter((id) => !expected.has(id))).toEqual([]);
    expect(receiver.messages.every((message) => isSigned(message, secret))).toBe(true);
  },
);
