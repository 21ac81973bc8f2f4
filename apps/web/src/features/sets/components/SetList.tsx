import { Link } from '@tanstack/react-router';
import { Countdown } from '../../../clock/Countdown.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { useIsLive } from '../../../clock/use-live.ts';
import { SAMPLE_PREFIX } from '../../../graphql/sample-prefix.ts';
import type { SetSummary } from '../queries/use-sets.ts';
import { toSegment } from '../set-address.ts';

const wholeNumber = new Intl.NumberFormat();

function SetRow({ set }: { set: SetSummary }) {
  const { name, count, defaultTtlMs, nextExpiresAt } = set;
  // Past it, the row knows no more than that the next reading brings a later one.
  const ahead = useIsLive(nextExpiresAt);
  return (
    <tr>
      <th scope="row">
        <Link to="/sets/$name" params={{ name: toSegment(name) }} className="set-link">
          {name}
        </Link>
        {name.startsWith(SAMPLE_PREFIX) && <span className="tag">sample</span>}
      </th>
      <td data-label="Live">{wholeNumber.format(count)}</td>
      <td data-label="Next to go">
        {nextExpiresAt !== null && ahead ? (
          <Countdown expiresAt={nextExpiresAt} />
        ) : (
          <span className="faint">—</span>
        )}
      </td>
      <td data-label="Time to live">{formatDuration(defaultTtlMs)}</td>
    </tr>
  );
}

export function SetList({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <table className="set-table">
      <caption className="sr-only">Sets by name</caption>
      <thead>
        <tr>
          <th scope="col">Set</th>
          <th scope="col">Live</th>
          <th scope="col">Next to go</th>
          <th scope="col">Time to live</th>
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <SetRow key={set.name} set={set} />
        ))}
      </tbody>
    </table>
  );
}
