/**
 * Calls by a policy in a separate process, `policy-user.js <redis url> <namespace>`, until its input
 * closes and a limit of 3000 is reached; then it prints how many calls passed.
 */
import { Redis } from 'ioredis';
import { createMayfly } from '../../src/index.ts';

const [, , url = '', namespace = ''] = process.argv;
const redis = new Redis(url);
const mayfly = createMayfly({ redis, namespace });
const search = mayfly.policies.limiter('search');

process.stdin.resume();
let passed = 0;
let isFull = false;
for (let turn = 0; !process.stdin.readableEnded || !isFull; turn += 1) {
  const answers = await Promise.all(Array.from({ length: 10 }, () => search.consume('key')));
  for (const answer of answers) {
    if (answer.status === 'allowed') passed += 1;
    isFull = answer.status === 'denied' && answer.limits.some(({ limit }) => limit === 3000);
  }
  if (turn === 0) process.stdout.write('calling\n');
}
await mayfly.policies.close();
process.stdout.write(`${passed}\n`);
redis.disconnect();
