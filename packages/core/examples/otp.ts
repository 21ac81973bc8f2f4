/**
 * One-time passwords for phone numbers. REDIS_URL says which Redis, the first argument which namespace.
 */
import { createMayfly } from '@mayfly/core';
import { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

// What your text-message gateway would be sent. Mayfly neither sends nor logs a code.
const outbox: { readonly to: string; readonly code: string }[] = [];

const login = mayfly.otp('login', {
  // Yours comes from where you keep secrets, and is the same in every process.
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

// The same number, written otherwise: too soon for another message.
const again = await login.issue('+62 (123) 12341234', { caller });
console.log(again.status); // prints: coolingDown

const typo = await login.verify('+6212312341234', 'typo', { caller });
console.log(typo.status, 'attemptsLeft' in typo && typo.attemptsLeft); // prints: wrong 1

const code = message?.code ?? '';
console.log((await login.verify('+6212312341234', code, { caller })).status); // prints: verified
// A code is good for once, and a wrong attempt is what the second time is.
console.log((await login.verify('+6212312341234', code, { caller })).status); // prints: wrong
console.log((await login.verify('+6212312341234', code, { caller })).status); // prints: wrong
console.log((await login.verify('+6212312341234', code, { caller })).status); // prints: locked

await redis.quit();
