import { ColumnHead, Table, TableBody, TableHead } from '../../../components/Table.tsx';
import type { SetSummary } from '../queries/use-sets.ts';
import { SetRow } from './SetRow.tsx';

/** A short list of sets, as a part of another page. */
export function SetList({
  caption,
  sets,
}: {
  caption: string;
  sets: readonly Omit<SetSummary, 'defaultTtlMs'>[];
}) {
  return (
    <Table caption={caption}>
      <TableHead>
        <ColumnHead>Set</ColumnHead>
        <ColumnHead numeric>Live</ColumnHead>
        <ColumnHead numeric>Next expiry</ColumnHead>
      </TableHead>
      <TableBody>
        {sets.map((set) => (
          <SetRow key={set.name} set={set} />
        ))}
      </TableBody>
    </Table>
  );
}
