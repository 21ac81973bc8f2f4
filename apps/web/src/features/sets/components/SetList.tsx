import { Link } from '@tanstack/react-router';
import { Countdown } from '../../../clock/Countdown.tsx';
import { formatDuration } from '../../../clock/duration-format.ts';
import { useIsLive } from '../../../clock/use-live.ts';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { Tag } from '../../../components/Tag.tsx';
import { SAMPLE_PREFIX } from '../../../graphql/sample-prefix.ts';
import type { SetSummary } from '../queries/use-sets.ts';
import { toSegment } from '../set-address.ts';

const wholeNumber = new Intl.NumberFormat();

/** The whole row leads to the set, while the link stays an ordinary link. */
const ROW_LINK =
  "mr-2 font-mono font-medium text-ink no-underline wrap-anywhere after:absolute after:inset-0 after:content-[''] hover:text-accent";

function SetRow({ set }: { set: SetSummary }) {
  const { name, count, defaultTtlMs, nextExpiresAt } = set;
  // Past it, the row knows no more than that the next reading brings a later one.
  const ahead = useIsLive(nextExpiresAt);
  return (
    <TableRow>
      <RowHead>
        <Link to="/sets/$name" params={{ name: toSegment(name) }} className={ROW_LINK}>
          {name}
        </Link>
        {name.startsWith(SAMPLE_PREFIX) && <Tag>sample</Tag>}
      </RowHead>
      <Cell label="Live" numeric>
        {wholeNumber.format(count)}
      </Cell>
      <Cell label="Next to go" numeric>
        {nextExpiresAt !== null && ahead ? (
          <Countdown expiresAt={nextExpiresAt} />
        ) : (
          <span className="text-ink-2">—</span>
        )}
      </Cell>
      <Cell label="Time to live" numeric>
        {formatDuration(defaultTtlMs)}
      </Cell>
    </TableRow>
  );
}

export function SetList({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <Table caption="Sets">
      <TableHead>
        <ColumnHead>Set</ColumnHead>
        <ColumnHead numeric>Live</ColumnHead>
        <ColumnHead numeric>Next to go</ColumnHead>
        <ColumnHead numeric>Time to live</ColumnHead>
      </TableHead>
      <TableBody>
        {sets.map((set) => (
          <SetRow key={set.name} set={set} />
        ))}
      </TableBody>
    </Table>
  );
}
