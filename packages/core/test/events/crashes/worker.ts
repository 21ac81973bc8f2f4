/**
 * A sweeper, or a consumer, as a separate process: `worker.js <role> <redis url> <namespace>`. It runs
 * until it is killed.
 */
import { Redis } from 'ioredis';
import { createMayfly } from '../../../src/index.ts';

const [, , role, url = '', namespace = ''] = process.argv;
const redis = new Redis(url);
const mayfly = createMayfly({ redis, namespace });

if (role === 'sweeper') {
  mayfly.createSweeper().start();
} else {
  // Records each handled event for the test before the event is finished.
  await mayfly.sets.open('volatile').onExpired(
    'group',
    async (event) => {
      await redis.rpush(`${namespace}:handled`, event.id);
    },
    { leaseMs: 300, concurrency: 4 },
  );
}
