/**
 * Limits that an operator changes while they are in use. REDIS_URL selects the Redis server, and the first
 * argument the namespace.
 */
import { createMayfly, mostInAnyWindow } from '@mayfly/core';
import { Redis } from 'ioredis';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });
// Another process, from the view of Redis.
const operator = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

const perMinute = { name: 'minute', algorithm: 'fixed', limit: 3, windowMs: 60_000 } as const;
const { policy } = await operator.policies.create('search', {
  limits: perMinute,
  // Without Redis calls are denied, after 50 ms by default.
  outage: { policy: 'closed', answerWithinMs: 1000 },
});
console.log(policy.limits.map(mostInAnyWindow)); // prints: [ 5 ]

// Every user of the policy follows it: the code contains no limits.
const search = mayfly.policies.limiter('search');
for (let call = 0; call < 3; call += 1) await search.consume('ada');
const fourth = await search.consume('ada');
console.log(fourth.passes); // prints: false

// The version is the one that the operator has seen: no concurrent change is lost.
const limits = { ...perMinute, limit: 5 };
const changed = await operator.policies.change('search', policy.version, { ...policy, limits });
const again = await operator.policies.change('search', policy.version, { ...policy, limits });
console.log(changed.status, again.status); // prints: changed conflict

// Counted calls stay counted.
const fifth = await search.consume('ada');
console.log(fifth.status !== 'unavailable' && fifth.remaining); // prints: 1

// One customer gets more, for an hour.
await search.setLimit('ada', { minute: { limit: 100 } }, { forMs: 3_600_000 });
const { overrides } = await operator.policies.overrides('search', { first: 10 });
console.log(overrides[0]?.key, overrides[0]?.limits[0]?.limit); // prints: ada 100

// Each process reports its traffic every second, and on close.
await mayfly.policies.close();
const { allowed, denied } = await operator.policies.traffic('search', { points: 1 });
console.log(allowed, denied); // prints: [ 4 ] [ 1 ]
const { keys } = await operator.policies.busiestKeys('search', { first: 1 });
console.log(keys); // prints: [ { key: 'ada', count: 5 } ]

await operator.policies.close();
await redis.quit();
