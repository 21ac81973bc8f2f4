/**
 * Who is online, and who has left: members that expire one by one. REDIS_URL selects the Redis server, and
 * the first argument the namespace.
 */
import { createMayfly } from '@mayfly/core';
import { Redis } from 'ioredis';
import { setTimeout } from 'node:timers/promises';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

const { set: online } = await mayfly.sets.create('online', { defaultTtlMs: 30_000 });
console.log((await online.add('alice')).status); // prints: added
console.log((await online.add('alice')).status); // prints: updated
await online.add('bob', { ttlMs: 5000, value: { device: 'phone' } });
await online.extend('bob', 60_000);
console.log(await online.count(), (await online.get('bob'))?.value); // prints: 2 { device: 'phone' }

// Soonest to expire first.
const { members } = await online.page({ first: 100 });
console.log(members.map(({ member }) => member).join()); // prints: alice,bob

// Receive each expiry at least once, through any crash. A sweeper must run somewhere.
const sweeper = mayfly.createSweeper();
sweeper.start();
const left: string[] = [];
const watching = await online.onExpired('example', ({ member }) => {
  left.push(member);
});
await online.add('carol', { ttlMs: 50 });
while (left.length === 0) await setTimeout(10);
console.log(left.join(), await online.has('carol')); // prints: carol false

// Each event once, at half the memory: of any number of callers exactly one receives 'new'.
const { set: seen } = await mayfly.sets.create('seen', {
  strategy: 'compact',
  defaultTtlMs: 60 * 86_400_000,
});
const answers = await Promise.all(Array.from({ length: 5 }, () => seen.seenBefore('event-42')));
console.log(answers.filter(({ status }) => status === 'new').length); // prints: 1

await watching.stop();
await sweeper.stop();
await redis.quit();
