import { Suspense, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { formatDurationShort } from '../clock/duration-format.ts';
import { formatTimeOfDay } from '../clock/moment.ts';
import { timeZone } from '../clock/time-preferences.ts';
import { lazy } from '../loading/lazy.ts';
import { useStored } from '../preferences/stored.ts';
import { moveCursor, zoomBy } from './chart-cursor.ts';
import { useChartGroup } from './chart-group.tsx';
import type { ChartLine } from './chart-line.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { indexAt, type Series } from './series.ts';

const TimeCanvas = lazy(() => import('./TimeCanvas.tsx'));

/** Lines over time, and their look. */
export interface Plotted {
  readonly title: string;
  /** In the order of the lines of `series`. Constant, or memoised. */
  readonly lines: readonly ChartLine[];
  readonly series: Series;
  /** The right end of the time axis, on the server's clock. A point there is not complete yet. */
  readonly until: number;
  readonly spanMs: number;
  /** Distance of two points in milliseconds. A point holds for this long. */
  readonly intervalMs: number;
  readonly format: (value: number) => string;
  readonly leastTop: number;
  readonly steps?: readonly number[];
}

interface TimePlotProps extends Plotted {
  /** A class with the height of the lines. */
  readonly height?: string;
}

/**
 * Lines over time, in a `ChartGroup`. Users read it with the pointer, with the arrow keys, which screen
 * readers follow, or as a table. Dragging, or + and −, zoom in.
 */
export function TimePlot(props: TimePlotProps) {
  const { title, lines, format, leastTop, steps, intervalMs, spanMs, height = 'h-40' } = props;
  const { pointedAt, pointAt, zoom, zoomTo } = useChartGroup();
  const zone = useStored(timeZone);
  const keysId = useId();
  const [byKeyboard, setByKeyboard] = useState(false);
  const [emphasized, emphasize] = useState<number | null>(null);
  const shown = useWhileRunning(props);
  const { series } = shown;
  const whole = { from: shown.until - spanMs, to: shown.until };
  const view = zoom ?? whole;

  const look = useMemo(
    () => ({ lines, format, leastTop, steps, zone }),
    [lines, format, leastTop, steps, zone],
  );
  const events = useMemo(
    () => ({
      onPoint: (at: number | null) => {
        setByKeyboard(false);
        pointAt(at);
      },
      onZoom: zoomTo,
    }),
    [pointAt, zoomTo],
  );

  const index =
    pointedAt === null ? series.times.length - 1 : indexAt(series, pointedAt, intervalMs);
  const values = lines.map((_line, line) => {
    const value = series.lines[line]?.[index] ?? null;
    return value === null ? '—' : format(value);
  });
  const isComplete = series.times[index] !== shown.until;
  const time =
    pointedAt === null ? '' : `${formatTimeOfDay(pointedAt, zone)}${isComplete ? '' : ' so far'}`;
  const spoken = `${time}: ${lines.map(({ label }, line) => `${label} ${values[line]}`).join(', ')}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = { '+': 0.5, '-': 2 }[event.key];
    const moved = moveCursor(event.key, event.shiftKey, { series, view, pointedAt });
    if (factor !== undefined) zoomTo(zoomBy(factor, view, pointedAt ?? view.to, whole));
    else if (event.key === '0') zoomTo(null);
    else if (moved !== undefined) {
      setByKeyboard(true);
      pointAt(moved);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <ChartLegend lines={lines} values={values} onEmphasize={emphasize} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It has a cursor. */}
      <div
        role="application"
        aria-roledescription="line chart"
        aria-label={`${title} over the last ${formatDurationShort(spanMs)}`}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`relative ${height}`}
        onKeyDown={onKeyDown}
      >
        {time !== '' && (
          <span className="pointer-events-none absolute top-0 left-16 z-10 rounded-xs bg-raised px-1 text-xs text-ink-2">
            {time}
          </span>
        )}
        <Suspense>
          <TimeCanvas
            look={look}
            events={events}
            series={series}
            view={view}
            pointedAt={pointedAt}
            emphasized={emphasized}
          />
        </Suspense>
      </div>
      <p id={keysId} hidden>
        Arrow keys move between points, plus and minus zoom, 0 resets the zoom.
      </p>
      <p className="sr-only" aria-live="polite">
        {byKeyboard && pointedAt !== null ? spoken : ''}
      </p>
    </>
  );
}

type Running = Pick<Plotted, 'series' | 'until'>;

/** The latest data, or while the group is paused the data at the moment of pausing. */
export function useWhileRunning({ series, until }: Running): Running {
  const paused = useChartGroup().pausedAt !== null;
  const [held, setHeld] = useState<Running | null>(null);
  if (paused && held === null) setHeld({ series, until });
  if (!paused && held !== null) setHeld(null);
  return held ?? { series, until };
}
