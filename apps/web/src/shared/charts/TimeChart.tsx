import { Suspense, useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatDurationShort } from '../clock/duration-format.ts';
import { formatTimeOfDay } from '../clock/moment.ts';
import { timeZone } from '../clock/time-preferences.ts';
import { Panel } from '../../components/Panel.tsx';
import { lazy } from '../loading/lazy.ts';
import { useStored } from '../preferences/stored.ts';
import { indexAt, type Series } from './series.ts';
import { moveCursor, zoomBy } from './chart-cursor.ts';
import { useChartGroup } from './chart-group.tsx';
import { type ChartLine, DASHES, lineToken } from './chart-line.ts';
import { AccessibleTable } from './AccessibleTable.tsx';

const TimeCanvas = lazy(() => import('./TimeCanvas.tsx'));

const TABLE_ROWS = 240;

interface TimeChartProps {
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
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** The level of the heading. */
  readonly level?: 2 | 3;
}

/**
 * Lines over time, in a `ChartGroup`. Users read it with the pointer, with the arrow keys, which screen
 * readers follow, or as a table. Dragging, or + and −, zoom in.
 */
export function TimeChart(props: TimeChartProps) {
  const { title, lines, format, leastTop, steps, actions, level, intervalMs, spanMs } = props;
  const group = useChartGroup();
  const { pointedAt, pointAt, zoom, zoomTo, pausedAt } = group;
  const zone = useStored(timeZone);
  const keysId = useId();
  const [byKeyboard, setByKeyboard] = useState(false);
  const shown = useWhileRunning({ series: props.series, until: props.until }, pausedAt !== null);
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
  const soFar = (at: number) => (at === shown.until ? ' so far' : '');
  const time =
    pointedAt === null
      ? ''
      : `${formatTimeOfDay(pointedAt, zone)}${soFar(series.times[index] ?? 0)}`;
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
    <Panel
      title={title}
      {...(level && { level })}
      actions={
        <>
          {actions}
          <span className="text-sm text-ink-2 tabular-nums">{time}</span>
        </>
      }
    >
      <Legend lines={lines} values={values} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It has a cursor. */}
      <div
        role="application"
        aria-roledescription="line chart"
        aria-label={`${title} over the last ${formatDurationShort(spanMs)}`}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-40"
        onKeyDown={onKeyDown}
      >
        <Suspense>
          <TimeCanvas
            look={look}
            events={events}
            series={series}
            view={view}
            pointedAt={pointedAt}
          />
        </Suspense>
      </div>
      <p id={keysId} hidden>
        Arrow keys move between points, plus and minus zoom, 0 resets the zoom.
      </p>
      <p className="sr-only" aria-live="polite">
        {byKeyboard && pointedAt !== null ? spoken : ''}
      </p>
      <AccessibleTable
        title={title}
        columns={['Time', ...lines.map(({ label }) => label)]}
        rows={() =>
          series.times
            .map((at, row) => ({ at, row }))
            .filter(({ at }) => at >= view.from && at <= view.to)
            .slice(-TABLE_ROWS)
            .toReversed()
            .map(({ at, row }) => [
              `${formatTimeOfDay(at, zone)}${soFar(at)}`,
              ...lines.map((_line, line) => {
                const value = series.lines[line]?.[row] ?? null;
                return value === null ? '—' : format(value);
              }),
            ])
        }
      />
    </Panel>
  );
}

/** The latest value, or while paused the value at the moment of pausing. */
function useWhileRunning<T>(latest: T, paused: boolean): T {
  const [held, setHeld] = useState<T | null>(null);
  if (paused && held === null) setHeld(latest);
  if (!paused && held !== null) setHeld(null);
  return held ?? latest;
}

interface LegendProps {
  readonly lines: readonly ChartLine[];
  /** The formatted value of each line at the current position. */
  readonly values: readonly string[];
}

/** The names and values of the lines, each with a stroke in its style. */
function Legend({ lines, values }: LegendProps) {
  // Many lines are a list to search, few are large figures.
  const many = lines.length > 4;
  return (
    <dl className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
      {lines.map((line, index) => (
        <div key={line.label} className={`min-w-0 ${many ? 'flex items-baseline gap-2' : ''}`}>
          <dt className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
            <svg
              viewBox="0 0 26 4"
              className="h-1 w-6.5 flex-none fill-none stroke-2"
              style={{ stroke: `var(${lineToken(line)})` }}
              aria-hidden="true"
            >
              <path d="M0 2H26" strokeDasharray={DASHES[line.series].join(' ')} />
            </svg>
            <span className="truncate" title={line.label}>
              {line.label}
            </span>
          </dt>
          <dd
            className={`tabular-nums ${many ? 'min-w-20 text-sm' : 'min-w-28 text-xl leading-tight tracking-tight'}`}
          >
            {values[index]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
