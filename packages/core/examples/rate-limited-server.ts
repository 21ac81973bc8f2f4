/**
 * A web server with rate limits, which continues without Redis. REDIS_URL selects the Redis server, and the
 * first argument the namespace.
 */
import { createMayfly } from '@mayfly/core';
import { rateLimit } from '@mayfly/core/express';
import express from 'express';
import { Redis } from 'ioredis';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

// Three calls in ten seconds, and a thousand a day: a call counts in both or in neither.
const limiter = mayfly.limiter('search', {
  limits: [
    { name: 'burst', limit: 3, windowMs: 10_000 },
    { name: 'daily', limit: 1000, windowMs: 86_400_000, algorithm: 'gcra' },
  ],
  // If Redis does not answer in time, each process lets a fifth of that pass.
  outage: { policy: { local: { share: 0.2 } }, answerWithinMs: 1000 },
  // A denied client gets further denials for up to a second without a call to Redis.
  localDenials: true,
});

const app = express();
// By default the key is the client's address, IPv6 by its first 64 bits.
app.use(rateLimit({ limiter, key: (request: express.Request) => request.get('user') ?? 'guest' }));
app.get('/search', (_request, response) => void response.send('found'));

const server = app.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const search = () => fetch(`http://127.0.0.1:${port}/search`, { headers: { user: 'ann' } });

const first = await search();
console.log(first.status, first.headers.get('ratelimit-policy'));
// prints: 200 "burst";q=3;w=10, "daily";q=1000;w=86400

await search();
await search();
const denied = await search();
console.log(denied.status, denied.headers.get('content-type'));
// prints: 429 application/problem+json
console.log(Number(denied.headers.get('retry-after')) <= 10); // prints: true

// The same limiter also serves calls that are not HTTP requests. `passes` decides, also in an outage.
const answer = await limiter.consume('bob', { cost: 2 });
console.log(answer.passes); // prints: true
if (answer.status === 'unavailable') console.log('Redis did not decide:', answer.reason);
else console.log(answer.status, answer.remaining); // prints: allowed 1

server.close();
server.closeAllConnections();
await redis.quit();
