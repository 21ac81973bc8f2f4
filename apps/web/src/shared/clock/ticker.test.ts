// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerClock } from './server-clock.ts';
import { Ticker } from './ticker.ts';

function setUp() {
  const clock = new ServerClock(() => performance.now());
  return { clock, ticker: new Ticker(clock) };
}

describe('Ticker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('draws when due, and not earlier', () => {
    const { ticker } = setUp();
    const paint = vi.fn((now: number) => now + 1_000);
    ticker.add(paint);
    expect(paint).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(900);
    expect(paint).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(150);
    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('requests no frames while nothing is due', () => {
    const { ticker } = setUp();
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    ticker.add(() => Infinity);
    vi.advanceTimersByTime(600_000);
    expect(frames).not.toHaveBeenCalled();
  });

  it('draws everything again when the clock is corrected', () => {
    const { clock, ticker } = setUp();
    const paint = vi.fn(() => Infinity);
    ticker.add(paint);
    clock.observe({ serverNow: 5_000_000, sentAt: 0, receivedAt: 10 });
    vi.advanceTimersByTime(50);
    expect(paint).toHaveBeenCalledTimes(2);
  });

  it('stops while the page is hidden and catches up when it is shown', () => {
    const { ticker } = setUp();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const paint = vi.fn((now: number) => now + 10);
    ticker.add(paint);
    vi.advanceTimersByTime(5_000);
    expect(paint).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(50);
    expect(paint.mock.calls.length).toBeGreaterThan(1);
  });

  it('does not draw after it is stopped', () => {
    const { ticker } = setUp();
    const paint = vi.fn((now: number) => now);
    const stop = ticker.add(paint);
    stop();
    vi.advanceTimersByTime(1_000);
    expect(paint).toHaveBeenCalledTimes(1);
  });
});
