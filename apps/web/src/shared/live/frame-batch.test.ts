// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameBatch } from './frame-batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a batch per frame', () => {
  it('applies all events of a frame once, in order', () => {
    const apply = vi.fn();
    const batch = frameBatch<number>(apply);
    batch.add(1);
    batch.add(2);
    expect(apply).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(apply).toHaveBeenCalledExactlyOnceWith([1, 2]);
    batch.add(3);
    vi.advanceTimersToNextFrame();
    expect(apply).toHaveBeenLastCalledWith([3]);
  });

  it('does not wait for frames of a hidden page', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    const apply = vi.fn();
    frameBatch<number>(apply).add(1);
    vi.advanceTimersByTime(1_000);
    expect(apply).toHaveBeenCalledExactlyOnceWith([1]);
    vi.unstubAllGlobals();
  });

  it('applies nothing after it is cancelled', () => {
    const apply = vi.fn();
    const batch = frameBatch<number>(apply);
    batch.add(1);
    batch.cancel();
    vi.runAllTimers();
    expect(apply).not.toHaveBeenCalled();
  });
});
