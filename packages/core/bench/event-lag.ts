import { Redis } from 'ioredis';
import { createMayfly } from '@mayfly/core';
import { quantile } from './quantiles.ts';
import type { Setting } from './setting.ts';

const PER_SECOND = 10_000;
const SECONDS = 10;

/** Prints the delay from a member's deadline to its handler, at 10,000 events a second. */
export async function benchEventLag({ url }: Setting): Promise<void> {
  // In production three processes: a writer, a sweeper, a consumer. Here they share one, but not connections.
  const connections = Array.from({ length: 3 }, () => new Redis(url));
  const [adding, sweeping, handling] = connections.map((redis) =>
    createMayfly({ redis, namespace: 'lag' }),
  );
  if (adding === undefined || sweeping === undefined || handling === undefined) return;
  const { set } = await adding.sets.create('lag', { defaultTtlMs: 60_000 });
  const total = PER_SECOND * SECONDS;
  const startsAt = (await adding.now()) + 4000;
  for (let start = 0; start < total; start += 1000) {
    await Promise.all(
      Array.from({ length: 1000 }, (_, i) =>
        set.add(`m${start + i}`, {
          expiresAt: startsAt + Math.floor(((start + i) / PER_SECOND) * 1000),
        }),
      ),
    );
  }
  const late = startsAt - (await adding.now()) < 1000;
  // Redis runs on this machine, so Date and TIME agree.
  const lags: number[] = [];
  const sweeper = sweeping.createSweeper();
  sweeper.start();
  const done = new Promise<void>((resolve) => {
    void handling.sets.open('lag').onExpired('bench', ({ expiresAt }) => {
      lags.push(Date.now() - expiresAt);
      if (lags.length === total) resolve();
    });
  });
  await done;
  await sweeper.stop();
  const [p50, p99, max] = [0.5, 0.99, 1].map((q) => quantile(lags, q));
  console.log(
    `\nFrom deadline to handler at ${PER_SECOND} expiries a second, ${total} of them, ms` +
      `\n  p50 ${p50}, p99 ${p99}, max ${max}${late ? ' (the machine was too slow to add them in time)' : ''}`,
  );
  for (const redis of connections) redis.disconnect();
}
