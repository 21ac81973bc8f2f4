import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateRequests } from './late-requests.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('reports a request after two and a half seconds, until it settles', async () => {
  const requests = new LateRequests();
  const listener = vi.fn();
  requests.subscribe(listener);
  let answer = (_text: string) => {};
  const watched = requests.watch(new Promise<string>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(2499);
  expect(requests.any()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.any()).toBe(true);
  answer('done');
  expect(await watched).toBe('done');
  expect(requests.any()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('does not report a request that fails in time', async () => {
  const requests = new LateRequests();
  await expect(requests.watch(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests.any()).toBe(false);
});
