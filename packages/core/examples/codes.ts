/**
 * Invitation codes: a group shares six digits instead of its id. REDIS_URL selects the Redis server, and
 * the first argument the namespace.
 */
import { createMayfly, MayflyError } from '@mayfly/core';
import { Redis } from 'ioredis';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

// Six digits for a quarter of an hour by default.
const invitations = mayfly.codes('groups');

const { status, code } = await invitations.getOrCreateCode('group:42');
console.log(status, code.length); // prints: created 6

// A second request for the same group returns the same code.
const again = await invitations.getOrCreateCode('group:42');
console.log(again.status, again.code === code); // prints: existing true

// Guesses count for the caller, such as an address. A look-up does not use the code.
const found = await invitations.lookUp(code, { caller: '192.0.2.7' });
console.log(found.passes && `Join ${found.id}? Uses so far: ${found.uses}`); // prints: Join group:42? Uses so far: 0
const resolved = await invitations.resolve(code, { caller: '192.0.2.7' });
console.log(resolved.passes && resolved.id); // prints: group:42

await invitations.revoke({ id: 'group:42' });
const missed = await invitations.resolve(code, { caller: '192.0.2.7' });
console.log(missed.status); // prints: unknown

// A code for one guest, easy to read aloud: O is read as 0, and the last symbol detects a wrong one.
const guests = mayfly.codes('guests', { alphabet: 'crockford32', checkSymbol: true, maxUses: 1 });
const guest = await guests.getOrCreateCode('guest:7');
const entered = await guests.resolve(guest.code.toLowerCase().replaceAll('0', 'o'));
console.log(entered.passes && entered.usesLeft); // prints: 0
console.log((await guests.resolve(guest.code)).status); // prints: unknown

// A full space fails immediately. Raise an alert in good time.
const tiny = mayfly.codes('tiny', { digits: 1 });
for (let i = 0; i < 10; i += 1) await tiny.getOrCreateCode(`id:${i}`);
const { live, capacity, share } = await tiny.utilisation();
console.log(`${live} of ${capacity}, ${share * 100} %`); // prints: 10 of 10, 100 %
try {
  await tiny.getOrCreateCode('one more');
} catch (error) {
  console.log(error instanceof MayflyError && error.code); // prints: CODES_EXHAUSTED
}

await redis.quit();
