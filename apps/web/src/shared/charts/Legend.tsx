import { DASHES, lineToken, type ChartLine } from './chart-line.ts';

interface LegendProps {
  readonly lines: readonly ChartLine[];
  /** The formatted value of each line at the current position. */
  readonly values: readonly string[];
}

/** The names and values of the lines, each with a stroke in its style. */
export function Legend({ lines, values }: LegendProps) {
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
