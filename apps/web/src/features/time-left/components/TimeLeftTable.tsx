import type { TimeLeft } from '../queries/use-time-left.ts';

interface TimeLeftTableProps {
  readonly timeLeft: TimeLeft;
  readonly describe: (bucket: TimeLeft['buckets'][number]) => string;
}

/** The chart once more as numbers, for whoever cannot see the bars or wants them exact. */
export function TimeLeftTable({ timeLeft, describe }: TimeLeftTableProps) {
  return (
    <details className="table-twin">
      <summary>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Time left</th>
            <th scope="col">Members</th>
          </tr>
        </thead>
        <tbody>
          {timeLeft.buckets
            .filter(({ count }) => count > 0)
            .map((bucket) => (
              <tr key={bucket.fromMs}>
                <th scope="row">{describe(bucket)}</th>
                <td>{bucket.count}</td>
              </tr>
            ))}
          <tr>
            <th scope="row">later</th>
            <td>{timeLeft.beyond}</td>
          </tr>
          <tr>
            <th scope="row">never</th>
            <td>{timeLeft.never}</td>
          </tr>
        </tbody>
      </table>
    </details>
  );
}
