import { useLayoutEffect, useRef } from 'react';
import { pageTicker } from './page-clock.ts';

interface LifeBarProps {
  readonly expiresAt: number | null;
  /** The time to live at which the bar is full. */
  readonly fullMs: number;
}

/** Smaller steps than this share of the bar are invisible. */
const STEP = 1 / 400;

/** A thin bar that shrinks with the time left. It repeats the countdown, so screen readers skip it. */
export function LifeBar({ expiresAt, fullMs }: LifeBarProps) {
  const bar = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (expiresAt === null) return;
    return pageTicker.add((now) => {
      const remaining = Math.max(0, expiresAt - now);
      const share = Math.min(1, remaining / fullMs);
      if (bar.current) bar.current.style.transform = `scaleX(${share})`;
      if (remaining === 0) return Infinity;
      return now + Math.max(remaining - fullMs, fullMs * STEP, 16);
    });
  }, [expiresAt, fullMs]);

  return (
    <span
      className="block h-[3px] overflow-hidden rounded-full bg-line peer-data-[phase=last]:*:bg-ember data-endless:border-t data-endless:border-dashed data-endless:border-line-strong data-endless:bg-transparent"
      data-endless={expiresAt === null || undefined}
      aria-hidden="true"
    >
      {expiresAt !== null && <span ref={bar} className="block h-full origin-left bg-accent" />}
    </span>
  );
}
