import type { ChartLine } from './chart-line.ts';

const SWATCH: Readonly<Record<ChartLine['series'], string>> = {
  1: 'border-solid border-series-1',
  2: 'border-dashed border-series-2',
  3: 'border-dotted border-series-3',
  4: 'border-double border-t-[3px] border-series-4',
};

interface LegendProps {
  readonly lines: readonly ChartLine[];
  /** What each line shows at the moment in question, already written. */
  readonly values: readonly string[];
}

/** The lines by name with their values, each with a stroke as it is drawn. */
export function Legend({ lines, values }: LegendProps) {
  return (
    <dl className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
      {lines.map(({ label, series }, index) => (
        <div key={label}>
          <dt className="flex items-center gap-1.5 text-sm text-ink-2">
            <span className={`w-4 border-t-2 ${SWATCH[series]}`} aria-hidden="true" />
            {label}
          </dt>
          <dd className="min-w-18 text-xl leading-tight tracking-tight tabular-nums">
            {values[index]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
