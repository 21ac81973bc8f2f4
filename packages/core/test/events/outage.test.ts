import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly, type Change } from '../../src/index.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

it.each(['is killed and starts again', 'hangs and continues'])(
  'sweeps, delivers events and follows again after Redis %s',
  { timeout: 60_000 },
  async (outage) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mayfly-outage-'));
    const server = await startLocalRedis({ dataDir, supervise: true });
    const redis = new Redis(server.url, {
      commandTimeout: 500,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => 50,
    });
    redis.on('error', () => undefined);
    await new Promise((resolve) => {
      redis.once('ready', resolve);
    });
    const mayfly = createMayfly({ redis });
    const sweeper = mayfly.createSweeper();
    sweeper.start();
    const { set } = await mayfly.sets.create('online', { defaultTtlMs: 50 });
    const delivered: string[] = [];
    const handler = await set.onExpired('group', ({ member }) => void delivered.push(member), {
      leaseMs: 500,
    });
    await set.feed.open();
    const changes: Change[] = [];
    const end = new AbortController();
    const following = (async () => {
      let after = await set.feed.cursor();
      while (!end.signal.aborted) {
        try {
          for await (const page of set.feed.follow({ after, signal: end.signal })) {
            if (page.status === 'ok') changes.push(...page.changes);
            after = page.cursor;
          }
        } catch {
          // A follower continues from its last cursor when there is a connection.
          if (redis.status !== 'ready') await once(redis, 'ready');
        }
      }
    })();
    onTestFinished(async () => {
      end.abort();
      await following;
      await handler.stop();
      await sweeper.stop();
      redis.disconnect();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    await set.add('before');
    await expect.poll(() => delivered, PATIENCE).toEqual(['before']);

    if (outage.startsWith('hangs')) {
      const { pid } = server;
      process.kill(pid, 'SIGSTOP');
      await set.has('before').catch(() => undefined);
      process.kill(pid, 'SIGCONT');
    } else {
      await server.kill();
    }
    const added = () =>
      set.add('after').then(
        ({ status }) => status,
        () => 'failed',
      );
    await expect.poll(added, PATIENCE).not.toBe('failed');
    await expect.poll(() => delivered, PATIENCE).toContain('after');
    await expect
      .poll(
        () => changes.map((c) => (c.kind === 'cleared' ? '' : `${c.kind} ${c.member}`)),
        PATIENCE,
      )
      .toContain('expired after');
  },
);
