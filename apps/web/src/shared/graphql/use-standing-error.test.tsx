import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { useStandingError } from './use-standing-error.ts';

const CHECK_MS = 2_000;
const outage = new ApiError('REDIS_UNAVAILABLE', 'Redis cannot be reached.');

/** Whether the API is ready. */
let ready = false;
const fetched = vi.fn(async () => new Response(null, { status: ready ? 200 : 503 }));

beforeEach(() => {
  ready = false;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const pass = (checks: number) => act(() => vi.advanceTimersByTimeAsync(checks * CHECK_MS));

it('keeps the error of an outage until the API is ready, and then stops asking', async () => {
  const { result } = renderHook(useStandingError, { initialProps: outage });
  await pass(3);
  expect([result.current, fetched.mock.calls.length]).toEqual([outage, 3]);
  ready = true;
  await pass(1);
  expect(result.current).toBeNull();
  await pass(5);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('stops asking when the form has closed, and never asks about another error', async () => {
  const form = renderHook(useStandingError, { initialProps: outage });
  await pass(1);
  form.unmount();
  const taken = new ApiError('INVALID_NAME', 'The name is taken.');
  const { result } = renderHook(useStandingError, { initialProps: taken });
  await pass(5);
  expect([result.current, fetched.mock.calls.length]).toEqual([taken, 1]);
});
