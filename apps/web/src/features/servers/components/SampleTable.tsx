import type { ChartSpec } from '../chart-specs.ts';
import type { History } from '../history.ts';

const ROWS = 12;
const timeOfDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

interface SampleTableProps {
  readonly spec: ChartSpec;
  readonly history: History;
}

/** The latest points of a chart as numbers. */
export function SampleTable({ spec, history }: SampleTableProps) {
  const { title, lines, format } = spec;
  return (
    <details className="table-twin">
      <summary aria-label={`${title}: the latest points as a table`}>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {lines.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.samples
            .slice(-ROWS)
            .toReversed()
            .map((sample) => (
              <tr key={sample.sampledAt}>
                <th scope="row">{timeOfDay.format(new Date(sample.sampledAt))}</th>
                {lines.map(({ label, measure }) => {
                  const value = measure(sample);
                  return <td key={label}>{value === null ? '—' : format(value)}</td>;
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
