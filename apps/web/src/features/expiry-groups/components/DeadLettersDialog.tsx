import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DIALOG_ACTIONS } from '../../../components/dialog-style.ts';
import { FormProblem } from '../../../components/FormProblem.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
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
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { releasedText } from '../../../shared/named-settings/released-text.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import { DiscardExpiredDocument, ReplayExpiredDocument } from '../documents.generated.ts';
import { useDeadLetters } from '../queries/use-groups.ts';

const DiscardDialog = lazy(() => import('../../../shared/named-settings/DiscardDialog.tsx'));

interface DeadLettersDialogProps {
  readonly set: string;
  readonly group: string;
  readonly onClose: () => void;
}

/** The oldest dead letters of a group, to replay or discard all that are shown. */
export default function DeadLettersDialog({ set, group, onClose }: DeadLettersDialogProps) {
  const operator = useCan('OPERATOR');
  const query = useDeadLetters(set, group);
  const client = useQueryClient();
  const release = useMutation({
    mutationFn: async (action: 'replay' | 'discard') => {
      const letters = (query.data?.edges ?? []).map(({ node }) => node.id);
      const input = { set, group, letters };
      const count =
        action === 'replay'
          ? (await request(ReplayExpiredDocument, { input })).replayExpired.count
          : (await request(DiscardExpiredDocument, { input })).discardExpired.count;
      return releasedText(action, count);
    },
    onSuccess: (text) => {
      notify('done', text);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.expiryGroups(set) }),
  });
  const [discarding, setDiscarding] = useState(false);
  if (discarding) {
    return (
      <Suspense>
        <DiscardDialog
          which={String(query.data?.edges.length ?? 0)}
          busy={release.isPending}
          error={release.error}
          onConfirm={() => release.mutate('discard')}
          onClose={() => setDiscarding(false)}
        />
      </Suspense>
    );
  }
  return (
    <Dialog title={`Dead letters of ${group}`} wide onClose={onClose}>
      <QueryBoundary
        query={query}
        failure="Could not load dead letters"
        skeleton={<Skeleton label="Loading dead letters" rows={4} />}
        isEmpty={({ edges }) => edges.length === 0}
        empty={<p className="text-ink-2">There are none any more.</p>}
      >
        {({ edges, totalCount }) => (
          <>
            <p className="text-ink-2">
              {edges.length < totalCount
                ? `The oldest ${edges.length} of ${wholeNumber.format(totalCount)}. `
                : ''}
              A replay gives them to the group again, with as many tries as before.
            </p>
            <div className="max-h-[50vh] overflow-y-auto">
              <Table caption="Dead letters">
                <TableHead>
                  <ColumnHead>Member</ColumnHead>
                  <ColumnHead>Expired</ColumnHead>
                  <ColumnHead numeric>Tries</ColumnHead>
                </TableHead>
                <TableBody>
                  {edges.map(({ node }) => (
                    <TableRow key={node.id}>
                      <RowHead>
                        <code className="wrap-anywhere">{node.member}</code>
                      </RowHead>
                      <Cell label="Expired">
                        <Moment at={Date.parse(node.expiresAt)} />
                      </Cell>
                      <Cell label="Tries" numeric>
                        {node.tries}
                      </Cell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </div>
            {release.error && <FormProblem>{changeErrorMessage(release.error)}</FormProblem>}
            {operator && (
              <footer className={DIALOG_ACTIONS}>
                <Button look="danger" onClick={() => setDiscarding(true)}>
                  Discard {edges.length}…
                </Button>
                <Button
                  look="primary"
                  busy={release.isPending}
                  onClick={() => release.mutate('replay')}
                >
                  Replay {edges.length}
                </Button>
              </footer>
            )}
          </>
        )}
      </QueryBoundary>
    </Dialog>
  );
}
