import { Link } from '@tanstack/react-router';
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
              <RowHead className="max-md:col-span-2!">
                <span className="font-mono font-medium wrap-anywhere">{group.name}</span>
                <span className="block text-sm text-ink-2">
                  <About group={group} linked={admin} />
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
                <span className={group.lostCount > 0 ? 'text-danger' : ''}>
                  {wholeNumber.format(group.lostCount)}
                </span>
              </Cell>
              <Cell label="Dead letters" numeric>
                {group.deadLetterCount === 0 ? (
                  '0'
                ) : (
                  <Button
                    size="small"
                    aria-label={`View ${group.deadLetterCount} dead letters of ${group.name}`}
                    onClick={() => setAsking({ kind: 'letters', group: group.name })}
                  >
                    View {wholeNumber.format(group.deadLetterCount)}
                  </Button>
                )}
              </Cell>
              <Cell
                label=""
                numeric
                className="max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end"
              >
                {admin && group.webhook === null && (
                  <Button
                    look="danger"
                    size="small"
                    aria-label={`Delete… ${group.name}`}
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

/** How often an event is tried, or the webhook to which the group belongs. Only admins can open webhooks. */
function About({ group, linked }: { readonly group: Group; readonly linked: boolean }) {
  const { webhook, maxTries } = group;
  if (webhook !== null) {
    if (!linked) return 'of a webhook';
    return (
      <Link to="/webhooks/$name" params={{ name: webhook }}>
        Open the webhook
      </Link>
    );
  }
  if (maxTries === null) return 'tried until acknowledged';
  return `at most ${maxTries} ${maxTries === 1 ? 'try' : 'tries'}`;
}
