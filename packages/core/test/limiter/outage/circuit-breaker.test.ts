import { beforeEach, expect, it } from 'vitest';
import { CircuitBreaker } from '../../../src/limiter/outage/circuit-breaker.ts';

let now: number;
let breaker: CircuitBreaker;

beforeEach(() => {
  now = 5000.5;
  breaker = new CircuitBreaker(3, 1000, () => now);
});

function fail(times: number): void {
  for (let i = 0; i < times; i++) breaker.failed();
}

it('opens at the configured number of failures in a row, and not before', () => {
  fail(2);
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  fail(2);
  expect(breaker.admits()).toBe(true);
  expect(breaker.retryAfterMs).toBe(0);
  fail(1);
  expect(breaker.admits()).toBe(false);
  expect(breaker.retryAfterMs).toBe(1000);
});

it('lets one call through after a pause, and no other until its result is known', () => {
  fail(3);
  now += 999;
  expect(breaker.admits()).toBe(false);
  expect(breaker.retryAfterMs).toBe(1);
  now += 1;
  expect(breaker.retryAfterMs).toBe(0);
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
});

it('closes when that call succeeds', () => {
  fail(3);
  now += 1000;
  breaker.admits();
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  fail(2);
  expect(breaker.admits()).toBe(true);
});

it('pauses again when that call fails', () => {
  fail(3);
  now += 1000;
  breaker.admits();
  now += 50;
  breaker.failed();
  now += 999;
  expect(breaker.admits()).toBe(false);
  now += 1;
  expect(breaker.admits()).toBe(true);
});

it('lets another call through if the result never arrives', () => {
  fail(3);
  now += 1000;
  breaker.admits();
  now += 1000;
  expect(breaker.admits()).toBe(true);
});
