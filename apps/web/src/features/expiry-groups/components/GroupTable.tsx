import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import type { Group } from '../queries/use-groups.ts';

const DeadLettersDialog = lazy(() => import('./DeadLettersDialog.tsx'));
const DeleteGroupDialog = lazy(() => import('./DeleteGroupDialog.tsx'));

interface GroupTableProps {
  readonly set: string;
  readonly groups: readonly Group[];
}

type Asking = { readonly kind: 'letters' | 'delete'; readonly group: string };

/** The groups of a set with their progress. */
export function GroupTable({ set, groups }: GroupTableProps) {
  const admin = useCan('ADMIN');
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <Table caption="Consumer groups">
        <TableHead>
          <ColumnHead>Group</ColumnHead>
          <ColumnHead numeric>Consumers</ColumnHead>
          <ColumnHead numeric>Unread batches</ColumnHead>
          <ColumnHead numeric>Unfinished</ColumnHead>
          <ColumnHead>Oldest</ColumnHead>
          <ColumnHead numeric>Lost</ColumnHead>
          <ColumnHead numeric>Dead letters</ColumnHead>
          <ColumnHead>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group.name}>
              <RowHead>
                <span className="font-mono font-medium wrap-anywhere">{group.name}</span>
                <span className="block text-sm text-ink-2">
                  {group.maxTries === null
                    ? 'tried until acknowledged'
                    : `at most ${group.maxTries} ${group.maxTries === 1 ? 'try' : 'tries'}`}
                </span>
              </RowHead>
              <Cell label="Consumers" numeric>
                {wholeNumber.format(group.consumerCount)}
              </Cell>
              <Cell label="Unread batches" numeric>
                {group.unreadBatches === null ? 'unknown' : wholeNumber.format(group.unreadBatches)}
              </Cell>
              <Cell label="Unfinished" numeric>
                {wholeNumber.format(group.unfinishedCount)}
              </Cell>
              <Cell label="Oldest">
                {group.oldestAt === null ? (
                  <span className="text-ink-2">none</span>
                ) : (
                  <Moment at={Date.parse(group.oldestAt)} />
                )}
              </Cell>
              <Cell label="Lost" numeric>
                {wholeNumber.format(group.lostCount)}
              </Cell>
              <Cell label="Dead letters" numeric>
                {group.deadLetterCount === 0 ? (
                  '0'
                ) : (
                  <Button
                    size="small"
                    aria-label={`Dead letters of ${group.name}`}
                    onClick={() => setAsking({ kind: 'letters', group: group.name })}
                  >
                    {wholeNumber.format(group.deadLetterCount)}…
                  </Button>
                )}
              </Cell>
              <Cell label="" numeric>
                {admin && (
                  <Button
                    look="danger"
                    size="small"
                    aria-label={`Delete ${group.name}`}
                    onClick={() => setAsking({ kind: 'delete', group: group.name })}
                  >
                    Delete…
                  </Button>
                )}
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Suspense>
        {asking?.kind === 'letters' && (
          <DeadLettersDialog set={set} group={asking.group} onClose={close} />
        )}
        {asking?.kind === 'delete' && (
          <DeleteGroupDialog set={set} name={asking.group} onClose={close} onDeleted={close} />
        )}
      </Suspense>
    </>
  );
}
