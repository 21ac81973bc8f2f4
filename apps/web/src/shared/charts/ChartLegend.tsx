import { lineToken, type ChartLine } from './chart-line.ts';

/** More lines are a list in columns. */
const MAX_IN_A_ROW = 3;

interface ChartLegendProps {
  readonly lines: readonly ChartLine[];
  /** The formatted value of each line at the current position. */
  readonly values: readonly string[];
  /** Called with the line under the pointer, or null. */
  readonly onEmphasize: (line: number | null) => void;
}

/**
 * The names and values of the lines, each with a stroke in its colour. Up to three take one row, so that the charts
 * beside each other have the same height.
 */
export function ChartLegend({ lines, values, onEmphasize }: ChartLegendProps) {
  const many = lines.length > MAX_IN_A_ROW;
  return (
    <dl
      className={`mb-1.5 min-h-6 gap-x-3 text-sm ${many ? 'grid grid-cols-2' : 'flex overflow-hidden'}`}
    >
      {lines.map((line, index) => (
        <div
          key={line.label}
          className="flex min-w-0 items-center gap-1.5"
          onPointerEnter={() => onEmphasize(lines.length > 1 ? index : null)}
          onPointerLeave={() => onEmphasize(null)}
        >
          <dt className="flex min-w-0 items-center gap-1.5 text-ink-2">
            <span
              className="h-0.5 w-3 flex-none rounded-full"
              style={{ background: `var(${lineToken(line)})` }}
              aria-hidden="true"
            />
            <span className="truncate" title={line.label}>
              {line.label}
            </span>
          </dt>
          <dd className="font-medium whitespace-nowrap">{values[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
