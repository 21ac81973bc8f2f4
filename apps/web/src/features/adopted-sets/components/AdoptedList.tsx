import type { ReactNode } from 'react';
import { VeryMany } from '../../../components/Notice.tsx';
import { ColumnHead, Table, TableBody, TableHead } from '../../../components/Table.tsx';
import type { AdoptedSet, AdoptedSetList } from '../queries/use-adopted-sets.ts';
import { AdoptedRow } from './AdoptedRow.tsx';

interface AdoptedListProps {
  readonly list: AdoptedSetList;
  /** What can be done to one of them. */
  readonly actionOf?: (set: AdoptedSet) => ReactNode;
}

/** Sorted sets that other programs write, as expiring sets. */
export function AdoptedList({ list: { sets, totalCount }, actionOf }: AdoptedListProps) {
  return (
    <>
      <Table caption="Adopted sets">
        <TableHead>
          <ColumnHead>Set</ColumnHead>
          <ColumnHead>Scores</ColumnHead>
          <ColumnHead numeric>Live</ColumnHead>
          <ColumnHead numeric>Not swept</ColumnHead>
          <ColumnHead numeric>Next to go</ColumnHead>
          {actionOf && (
            <ColumnHead>
              <span className="sr-only">Actions</span>
            </ColumnHead>
          )}
        </TableHead>
        <TableBody>
          {sets.map((set) => (
            <AdoptedRow key={set.name} set={set} {...(actionOf && { action: actionOf(set) })} />
          ))}
        </TableBody>
      </Table>
      <VeryMany shown={sets.length} total={totalCount} what="adopted sets" />
    </>
  );
}
