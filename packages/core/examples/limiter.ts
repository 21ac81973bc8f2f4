/**
 * Rate limits: five calls a second and a thousand a day, for each user. REDIS_URL selects the Redis
 * server, and the first argument the namespace.
 */
import { createMayfly } from '@mayfly/core';
import { Redis } from 'ioredis';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

const search = mayfly.limiter('search', {
  limits: [
    // A log is exact: never more than five in any second. (Ten here, so that you can see it.)
    { name: 'burst', limit: 5, windowMs: 10_000 },
    { name: 'daily', algorithm: 'gcra', limit: 1000, windowMs: 86_400_000 },
  ],
  // So that Redis decides the following calls on any machine. rate-limited-server.ts uses an outage policy.
  outage: false,
});

for (let call = 0; call < 5; call += 1) await search.consume('ada');
const sixth = await search.consume('ada');
console.log(sixth.passes, sixth.limit, sixth.retryAfterMs > 9000); // prints: false burst true

// A failed call need not count.
const refunded = await search.refund('ada');
console.log(refunded.passes, refunded.remaining); // prints: true 1

// Expensive calls cost more, and pass as a whole or not at all.
const costly = await search.consume('bob', { cost: 4 });
console.log(costly.passes, costly.remaining); // prints: true 1

// An operator gives one customer more, without a deploy.
await search.setLimit('ada', { burst: { limit: 20 } });
const generous = await search.consume('ada', { cost: 10 });
console.log(generous.passes, generous.remaining); // prints: true 6

await search.block('mallory', 60_000);
const blocked = await search.consume('mallory');
console.log(blocked.status === 'denied' && blocked.reason); // prints: blocked

await redis.quit();
