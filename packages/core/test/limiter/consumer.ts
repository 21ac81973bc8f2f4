/**
 * Calls limiters of every algorithm in a separate process, `consumer.js <redis url> <namespace>`, and
 * prints how many calls of each passed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createMayfly } from '../../src/index.ts';

const [, , url = '', namespace = ''] = process.argv;
const redis = new Redis(url);
const mayfly = createMayfly({ redis, namespace });

// All processes start at the same time.
await redis.incr(`${namespace}:ready`);
while (Number(await redis.get(`${namespace}:ready`)) < 4) await delay(5);

const passed: number[] = [];
for (const algorithm of ['log', 'gcra', 'counter', 'fixed'] as const) {
  // So long that no capacity comes back while the processes run.
  const limits = { algorithm, limit: 300, windowMs: 3_600_000_000 };
  const limiter = mayfly.limiter(algorithm, { limits, outage: false });
  let count = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    const calls = Array.from({ length: 10 }, () => limiter.consume('key'));
    count += (await Promise.all(calls)).filter(({ status }) => status === 'allowed').length;
  }
  passed.push(count);
}
process.stdout.write(passed.join(' '));
redis.disconnect();
