import { Button } from '../../../components/Button.tsx';
import { ColumnHead, Table, TableBody, TableHead } from '../../../components/Table.tsx';
import type { AdoptedSet } from '../queries/use-adopted-sets.ts';
import { AdoptedRow } from './AdoptedRow.tsx';

interface AdoptedListProps {
  readonly sets: readonly AdoptedSet[];
  /** Given if the user can forget sets here. */
  readonly onForget?: (set: AdoptedSet) => void;
  /** The name of the set that is being forgotten. */
  readonly forgetting?: string | undefined;
}

/** Sorted sets of other programs, shown as expiring sets. */
export function AdoptedList({ sets, onForget, forgetting }: AdoptedListProps) {
  return (
    <Table caption="Adopted sets">
      <TableHead>
        <ColumnHead>Set</ColumnHead>
        <ColumnHead>Scores</ColumnHead>
        <ColumnHead numeric>Live</ColumnHead>
        <ColumnHead numeric>Not swept</ColumnHead>
        <ColumnHead numeric>Next expiry</ColumnHead>
        {onForget && (
          <ColumnHead>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        )}
      </TableHead>
      <TableBody>
        {sets.map((set) => (
          <AdoptedRow
            key={set.name}
            set={set}
            {...(onForget && {
              action: (
                <Button
                  size="small"
                  aria-label={`Forget ${set.name}`}
                  busy={forgetting === set.name}
                  onClick={() => onForget(set)}
                >
                  Forget
                </Button>
              ),
            })}
          />
        ))}
      </TableBody>
    </Table>
  );
}
