import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAlarm } from './alarm.ts';
import { ServerClock } from './server-clock.ts';

describe('setAlarm', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const newClock = () => new ServerClock(() => performance.now());

  it('rings at the time, not a millisecond earlier', () => {
    const clock = newClock();
    const ring = vi.fn();
    setAlarm(clock, clock.now() + 1_000, ring);
    vi.advanceTimersByTime(999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('can wait ten years', () => {
    const clock = newClock();
    const ring = vi.fn();
    const tenYears = 315_360_000_000;
    setAlarm(clock, clock.now() + tenYears, ring);
    vi.advanceTimersByTime(tenYears - 1);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('follows corrections of the clock', () => {
    const clock = newClock();
    const ring = vi.fn();
    const at = clock.now() + 10_000;
    setAlarm(clock, at, ring);
    const sentAt = performance.now();
    clock.observe({ serverNow: at - 100, sentAt, receivedAt: sentAt });
    vi.advanceTimersByTime(100);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('stays silent after it is cancelled', () => {
    const clock = newClock();
    const ring = vi.fn();
    setAlarm(clock, clock.now() + 10, ring)();
    vi.advanceTimersByTime(1_000);
    expect(ring).not.toHaveBeenCalled();
  });
});
