import { expect, it } from 'vitest';
import { ApiError, type FailureCode } from './api-error.ts';
import { pollEvery, pollPagesEvery, retryAfterOutage } from './polling.ts';

const after = (code?: FailureCode) => ({
  state: { error: code === undefined ? null : new ApiError(code, 'A failure') },
});

it('polls on the interval, also after a failure that is not an outage', () => {
  expect(pollEvery(15_000)(after())).toBe(15_000);
  expect(pollEvery(15_000)(after('SET_NOT_FOUND'))).toBe(15_000);
});

it('polls more often during an outage, and never less often than usual', () => {
  expect(pollEvery(15_000)(after('REDIS_UNAVAILABLE'))).toBe(2_000);
  expect(pollEvery(15_000)(after('API_UNREACHABLE'))).toBe(2_000);
  expect(pollEvery(500)(after('API_UNREACHABLE'))).toBe(500);
});

it('pauses without a session', () => {
  expect(pollEvery(1_000)(after('UNAUTHENTICATED'))).toBe(false);
});

it('polls a list of several pages proportionally less often', () => {
  const pages = (count: number) => ({
    state: { error: null, data: { pages: Array.from({ length: count }, () => null) } },
  });
  expect(pollPagesEvery(3_000)(pages(4))).toBe(12_000);
  expect(pollPagesEvery(3_000)({ state: { error: null, data: undefined } })).toBe(3_000);
});

it('retries a query without polling only until an outage is over', () => {
  expect(retryAfterOutage(after('REDIS_UNAVAILABLE'))).toBe(2_000);
  expect(retryAfterOutage(after())).toBe(false);
});
