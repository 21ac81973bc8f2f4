import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { Digests } from '../../src/otp/digests.ts';

const SECRET = 'a secret of thirty-two bytes: 32';

it('a digest is the HMAC-SHA256 of purpose, subject and code', () => {
  const text = JSON.stringify(['login', 'code', '+6212312341234', '123456']);
  const expected = createHmac('sha256', SECRET).update(text).digest('base64url');
  const digests = new Digests('login', SECRET, undefined);
  expect(digests.ofCode('+6212312341234', '123456')).toBe(expected);
  expect(digests.acceptedOfCode('+6212312341234', '123456')).toEqual([expected]);
});

it('every part changes the digest, for any division into parts', () => {
  const of = (purpose: string, secret = SECRET) => new Digests(purpose, secret, undefined);
  const all = [
    of('login').ofCode('ab', 'c'),
    of('login').ofCode('a', 'bc'),
    of('login').ofCode('ab', 'd'),
    of('payment').ofCode('ab', 'c'),
    of('login', SECRET.toUpperCase()).ofCode('ab', 'c'),
    of('login').ofSubject('ab'),
    of('payment').ofSubject('ab'),
    of('login').ofCaller('ab'),
  ];
  expect(new Set(all).size).toBe(all.length);
});
