import { beforeEach, expect, it } from 'vitest';
import { checkLimits } from '../../../src/limiter/limit.ts';
import { LocalLimiter } from '../../../src/limiter/outage/local-limiter.ts';

let now: number;
let local: LocalLimiter;

beforeEach(() => {
  now = 100.25;
  local = limiterOf(0.3, 100);
});

function limiterOf(share: number, keys: number): LocalLimiter {
  const limits = checkLimits([
    { limit: 10, windowMs: 1000 },
    { limit: 17, windowMs: 60_000, algorithm: 'gcra' },
  ]);
  return new LocalLimiter(limits, { share, keys }, () => now);
}

const consume = (key: string, cost = 1) => local.decide(key, cost, true);
const allowed = { passes: true };

it('lets its share of every limit pass, and returns exactly when there is more', () => {
  expect([consume('a'), consume('a'), consume('a')]).toEqual([allowed, allowed, allowed]);
  now += 400;
  expect(consume('a')).toEqual({ passes: false, retryAfterMs: 600 });
  expect(consume('b')).toEqual(allowed);
  now += 599;
  expect(consume('a')).toEqual({ passes: false, retryAfterMs: 1 });
  now += 1;
  expect([consume('a'), consume('a')]).toEqual([allowed, allowed]);
  // 17 x 0.3 is 5, and five have passed.
  expect(consume('a')).toEqual({ passes: false, retryAfterMs: 59_000 });
});

it('counts in all limits or in none', () => {
  expect(consume('a', 3)).toEqual(allowed);
  now += 1000;
  expect(consume('a', 3)).toMatchObject({ passes: false });
  expect(consume('a', 2)).toEqual(allowed);
});

it('never lets a cost above its share pass, and returns no time', () => {
  expect(consume('a', 4)).toEqual({ passes: false });
  expect(consume('a', 3)).toEqual(allowed);
});

it('lets one call pass with the smallest share', () => {
  local = limiterOf(0.001, 100);
  expect(consume('a')).toEqual(allowed);
  expect(consume('a')).toMatchObject({ passes: false });
});

it('does not count a peek', () => {
  for (let i = 0; i < 9; i++) expect(local.decide('a', 3, false)).toEqual(allowed);
  expect(consume('a', 3)).toEqual(allowed);
  expect(local.decide('a', 1, false)).toMatchObject({ passes: false });
});

it('forgets the least recently used key when there are too many', () => {
  local = limiterOf(0.3, 2);
  consume('a', 3);
  consume('b', 2);
  consume('a', 1);
  consume('b', 1);
  expect(consume('a')).toMatchObject({ passes: false });
  consume('c', 3);
  expect(consume('b')).toMatchObject({ passes: false });
  expect(consume('a')).toEqual(allowed);
});
