import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalRedis } from '@mayfly/local-redis';
import { expect, it, onTestFinished } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

const CALLERS = 20;
const KILLS = 3;

const ADD = `mutation ($member: String!) {
  addMember(input: { set: "online", member: $member, lifetime: { never: true } }) { status }
}`;

interface Run {
  readonly acknowledged: string[];
  readonly codes: Set<string>;
  isOver: boolean;
}

/** Adds members, one after the other, and remembers those that the API said it had added. */
async function write(api: TestApi, caller: number, run: Run): Promise<void> {
  for (let i = 0; !run.isOver; i += 1) {
    const member = `${caller}:${i}`;
    const { errors } = await api.query(ADD, { member });
    if (errors === undefined) run.acknowledged.push(member);
    else for (const { extensions } of errors) run.codes.add(extensions.code);
  }
}

it(
  'loses nothing that it acknowledged when Redis is killed under load, and says what it does not know',
  { timeout: 60_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-crash-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    let redis = await startLocalRedis({ dataDir });
    onTestFinished(() => redis.stop());
    const { port, url } = redis;
    const { password } = new URL(url);
    const api = await testApi({ redisUrl: url });
    await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });

    const run: Run = { acknowledged: [], codes: new Set(), isOver: false };
    const writers = Array.from({ length: CALLERS }, (_, caller) => write(api, caller, run));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = run.acknowledged.length;
      await expect
        .poll(() => run.acknowledged.length, { timeout: 10_000 })
        .toBeGreaterThan(before + 200);
      await redis.kill();
      redis = await startLocalRedis({ dataDir, port, password });
    }
    await expect
      .poll(async () => (await api.query('{ now }')).errors, { timeout: 10_000 })
      .toBeUndefined();
    run.isOver = true;
    await Promise.all(writers);

    expect([...run.codes]).toEqual(['REDIS_UNAVAILABLE']);
    const set = api.mayfly.sets.open('online');
    const kept = new Set<string>();
    for await (const { member } of set.members()) kept.add(member);
    expect(run.acknowledged.filter((member) => !kept.has(member))).toEqual([]);
  },
);
