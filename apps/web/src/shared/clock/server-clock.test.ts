import { describe, expect, it, vi } from 'vitest';
import { ServerClock } from './server-clock.ts';

function clockAt(monotonic: number) {
  const time = { monotonic };
  return { time, clock: new ServerClock(() => time.monotonic) };
}

describe('ServerClock', () => {
  it('assumes that the server read its clock in the middle of the round trip', () => {
    const { clock, time } = clockAt(1_000);
    clock.observe({ serverNow: 5_000_000, sentAt: 900, receivedAt: 1_000 });
    expect(clock.now()).toBe(5_000_050);
    time.monotonic = 1_250;
    expect(clock.now()).toBe(5_000_300);
  });

  it('prefers the sample with the smallest round trip', () => {
    const { clock } = clockAt(1_000);
    clock.observe({ serverNow: 10_000, sentAt: 990, receivedAt: 1_000 });
    const before = clock.now();
    clock.observe({ serverNow: 9_980, sentAt: 900, receivedAt: 1_000 });
    expect(clock.now()).toBe(before);
    clock.observe({ serverNow: 10_003, sentAt: 996, receivedAt: 1_000 });
    expect(clock.now()).toBe(10_005);
  });

  it('lets a good sample age, so that it follows clocks that drift', () => {
    const { clock, time } = clockAt(1_000);
    clock.observe({ serverNow: 10_000, sentAt: 998, receivedAt: 1_000 });
    time.monotonic = 101_000;
    clock.observe({ serverNow: 110_010, sentAt: 100_960, receivedAt: 101_000 });
    expect(clock.now()).toBe(110_030);
  });

  it('follows immediately when a sample contradicts the estimate, even a slow sample', () => {
    const { clock } = clockAt(1_000);
    clock.observe({ serverNow: 10_000, sentAt: 998, receivedAt: 1_000 });
    clock.observe({ serverNow: 3_610_000, sentAt: 800, receivedAt: 1_000 });
    expect(clock.now()).toBe(3_610_100);
  });

  it('notifies its listeners of new estimates only', () => {
    const { clock } = clockAt(1_000);
    const listener = vi.fn();
    const unsubscribe = clock.subscribe(listener);
    clock.observe({ serverNow: 10_000, sentAt: 990, receivedAt: 1_000 });
    clock.observe({ serverNow: 10_000, sentAt: 900, receivedAt: 1_000 });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    clock.observe({ serverNow: 99_000, sentAt: 990, receivedAt: 1_000 });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
