import { useMemo } from 'react';
import { ColumnHead, Table, TableBody, TableHead } from '../../../components/Table.tsx';
import type { SetSummary } from '../queries/use-sets.ts';
import { SetRow } from './SetRow.tsx';
import { useHeldRows } from './use-held-rows.ts';

interface NextToExpireProps {
  readonly sets: readonly (Omit<SetSummary, 'defaultTtlMs' | 'nextExpiresAt'> & {
    readonly nextExpiresAt: string | null;
  })[];
}

/** The sets whose members expire next. The rows reorder, but not under the pointer. */
export function NextToExpire({ sets }: NextToExpireProps) {
  const summaries = useMemo(
    () =>
      sets.map((set) => ({
        ...set,
        nextExpiresAt: set.nextExpiresAt === null ? null : Date.parse(set.nextExpiresAt),
      })),
    [sets],
  );
  const { rows, handlers } = useHeldRows(summaries, 'next');
  if (sets.length === 0) {
    return <p className="text-ink-2">No upcoming expiry is known.</p>;
  }
  return (
    <div {...handlers}>
      <Table caption="Next to expire">
        <TableHead>
          <ColumnHead>Set</ColumnHead>
          <ColumnHead numeric>Live</ColumnHead>
          <ColumnHead numeric>Next expiry</ColumnHead>
        </TableHead>
        <TableBody>
          {rows.map((set) => (
            <SetRow key={set.name} set={set} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
