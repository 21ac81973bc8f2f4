/**
 * One-time passwords for phone numbers. REDIS_URL selects the Redis server, and the first argument the
 * namespace.
 */
import { createMayfly, MayflyError } from '@mayfly/core';
import { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

// The request to your text-message gateway. Mayfly neither sends nor logs a code.
const outbox: { readonly to: string; readonly code: string }[] = [];

const login = mayfly.otp('login', {
  // Yours comes from your secret store, and is the same in every process.
  secret: randomBytes(32),
  normalise: 'phone',
  deliver: async (to, code) => {
    outbox.push({ to, code });
  },
  maxLiveCodes: 3,
  windowMs: 600_000,
  maxAttempts: 2,
  callerLimit: { limit: 20, windowMs: 600_000 },
});
const caller = '192.0.2.7';

console.log((await login.issue('+62 123-1234-1234', { caller })).status); // prints: issued
const [message] = outbox;
console.log(message?.to, message?.code.length); // prints: +6212312341234 6

// The same number in another form: too soon for another message.
const again = await login.issue('+62 (123) 12341234', { caller });
console.log(again.status); // prints: coolingDown

// A text that cannot be a code is an error, and does not count as an attempt.
try {
  await login.verify('+6212312341234', 'typo', { caller });
} catch (error) {
  console.log(error instanceof MayflyError && error.code); // prints: INVALID_CODE
}

const code = message?.code ?? '';
const wrongCode = code === '000000' ? '000001' : '000000';
const wrong = await login.verify('+6212312341234', wrongCode, { caller });
console.log(wrong.status, 'attemptsLeft' in wrong && wrong.attemptsLeft); // prints: wrong 1

const right = await login.verify('+6212312341234', code, { caller });
if (right.passes) console.log(right.status); // prints: verified
// A client that has lost the answer sends its code again. It does not pass twice, and locks no one out.
const repeated = await login.verify('+6212312341234', code, { caller });
console.log(repeated.status, repeated.passes); // prints: alreadyUsed false

await login.verify('+6212312341234', wrongCode, { caller });
await login.verify('+6212312341234', wrongCode, { caller });
console.log((await login.verify('+6212312341234', code, { caller })).status); // prints: locked

await redis.quit();
