/**
 * An operator's tool: it searches for members, removes them and gives them more time, and undoes all of it
 * exactly. REDIS_URL selects the Redis server, and the first argument the namespace.
 */
import { createMayfly, extendMany, removeMany, restoreMany, type Restoration } from '@mayfly/core';
import { Redis } from 'ioredis';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

const { set } = await mayfly.sets.create('sessions', { defaultTtlMs: 60_000 });
await set.addMany([
  { member: 'alice:phone', value: { ip: '192.0.2.1' } },
  { member: 'alice:laptop' },
  { member: 'bob:phone' },
]);
const before = await set.get('alice:phone');

// Step by step, for a set of any size: continue while there is a cursor; to cancel, stop.
const { matches, scanned, total } = await set.search({ prefix: 'alice:' }, { first: 100 });
const names = matches.map(({ member }) => member);
console.log(names.length, `scanned ${scanned} of ${total}`); // prints: 2 scanned 3 of 3

// Each removal returns what it has removed: all that an undo needs.
const removed = await removeMany(set, names);
console.log(await set.count()); // prints: 1
const undo = removed.flatMap((result, index): Restoration[] => {
  const member = names[index];
  if (member === undefined || result.status === 'absent') return [];
  return [{ member, removed: { expiresAt: result.expiresAt, value: result.value } }];
});

// A user logs in in the meantime, and keeps the place.
await set.add('alice:laptop', { ttlMs: 1000 });
const restored = await restoreMany(set, undo);
console.log(
  restored
    .map(({ status }) => status)
    .toSorted()
    .join(),
); // prints: restored,taken
const after = await set.get('alice:phone');
console.log(after?.expiresAt === before?.expiresAt, after?.value); // prints: true { ip: '192.0.2.1' }

// A change of expiry is undone unless there was another one since.
const [extended] = await extendMany(set, ['bob:phone'], 3_600_000);
if (extended?.status === 'changed') {
  const { expiresAt: from, formerExpiresAt: to } = extended;
  const back = await set.revertExpiry('bob:phone', { from, to });
  const again = await set.revertExpiry('bob:phone', { from, to });
  console.log(back.status, again.status); // prints: reverted moved
}

await redis.quit();
