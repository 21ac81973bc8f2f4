import { useLayoutEffect, useRef, useState } from 'react';
import { formatDurationShort } from '../../../shared/clock/duration-format.ts';
import { pageClock, pageTicker } from '../../../shared/clock/page-clock.ts';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { placeInWindow, type CallMark, type Decision } from '../call-marks.ts';
import type { Outcome } from '../traffic.ts';

const WIDTH = 1000;
const HEIGHT = 40;
/** Steps finer than this share of the window are not visible. */
const STEP = 1 / 1200;
const CALM_STEP_MS = 1_000;

const STROKE: Readonly<Record<Outcome, string>> = {
  allowed: 'stroke-series-1',
  denied: 'stroke-series-2 [stroke-dasharray:2_3]',
  shadowed: 'stroke-series-3 [stroke-dasharray:6_3]',
  unavailable: 'stroke-series-4 [stroke-dasharray:1_2]',
};

/** Denied and refunded calls do not count, so their lines are short. */
const topOf = ({ outcome, refunded }: CallMark) =>
  refunded ? HEIGHT - 6 : outcome === 'denied' ? HEIGHT / 2 : 3;

interface WindowLaneProps {
  readonly limit: Decision['limits'][number];
  readonly marks: readonly CallMark[];
  readonly words: string;
}

/**
 * The sliding window of one limit. Each call moves left with time, and leaves at the start of the window. The page's ticker draws it without a render.
 */
export function WindowLane({ limit, marks, words }: WindowLaneProps) {
  const { name, windowMs, remaining, limit: most } = limit;
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [origin] = useState(() => pageClock.now());
  const moving = useRef<SVGGElement>(null);
  const newest = marks.at(-1)?.at;

  useLayoutEffect(() => {
    if (newest === undefined) return;
    const stepMs = Math.max(calm ? CALM_STEP_MS : 16, windowMs * STEP);
    return pageTicker.add((now) => {
      const shift = (placeInWindow(origin, now, windowMs) - 1) * WIDTH;
      moving.current?.setAttribute('transform', `translate(${shift.toFixed(2)} 0)`);
      return now - newest > windowMs ? Infinity : now + stepMs;
    });
  }, [newest, windowMs, origin, calm]);

  const share = Math.max(0, Math.min(1, remaining / most));
  return (
    <li className="grid gap-1">
      <p className="flex items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <code className="font-medium wrap-anywhere">{name}</code>{' '}
          <span className="text-sm text-ink-2">{words}</span>
        </span>
        <span className="whitespace-nowrap">
          <strong className="text-lg">{wholeNumber.format(remaining)}</strong>{' '}
          <span className="text-sm text-ink-2">of {wholeNumber.format(most)} left</span>
        </span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-10 w-full rounded-sm bg-sunken"
        aria-hidden="true"
      >
        {[0.25, 0.5, 0.75].map((part) => (
          <line
            key={part}
            x1={part * WIDTH}
            x2={part * WIDTH}
            y2={HEIGHT}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        <g ref={moving}>
          {marks.map((mark) => {
            const x = (placeInWindow(mark.at, origin, windowMs) * WIDTH).toFixed(2);
            return (
              <line
                key={mark.id}
                x1={x}
                x2={x}
                y1={topOf(mark)}
                y2={HEIGHT}
                strokeWidth={Math.min(9, 2 + mark.cost)}
                vectorEffect="non-scaling-stroke"
                className={mark.refunded ? 'stroke-line-strong' : STROKE[mark.outcome]}
              />
            );
          })}
        </g>
      </svg>
      <div className="flex h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span
          className="h-full w-full origin-left bg-accent transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="flex justify-between text-xs text-ink-2" aria-hidden="true">
        <span>{formatDurationShort(windowMs)} ago</span>
        <span>now</span>
      </p>
    </li>
  );
}
