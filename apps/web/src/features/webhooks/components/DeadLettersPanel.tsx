import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
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
import { useRelease } from '../mutations/use-webhook-actions.ts';
import type { Webhook } from '../queries/use-webhooks.ts';

const DiscardDialog = lazy(() => import('../../../shared/named-settings/DiscardDialog.tsx'));

/** The number that one replay or discard takes. */
const AT_ONCE = 100;

/** The oldest messages whose attempts have all failed. */
export function DeadLettersPanel({ webhook }: { webhook: Webhook }) {
  const release = useRelease(webhook.name);
  const [discarding, setDiscarding] = useState(false);
  const { deadLetters, status } = webhook;
  if (status.deadLetterCount === 0) return null;
  const which = status.deadLetterCount > AT_ONCE ? `oldest ${AT_ONCE}` : 'all';
  return (
    <Panel
      title="Dead letters"
      actions={
        <>
          <Button size="small" busy={release.isPending} onClick={() => release.mutate('replay')}>
            Replay {which}
          </Button>
          <Button size="small" look="danger" onClick={() => setDiscarding(true)}>
            Discard {which}…
          </Button>
        </>
      }
    >
      <p className="mb-2 text-ink-2">
        All attempts of a day failed. A replay tries again for a day, with the same message ids.
        {deadLetters.length < status.deadLetterCount &&
          ` Shows the oldest ${deadLetters.length} of ${wholeNumber.format(status.deadLetterCount)}.`}
        {status.droppedCount > 0 &&
          ` ${wholeNumber.format(status.droppedCount)} more were dropped, because at most 1,000 are kept.`}
      </p>
      <Table caption="Dead letters">
        <TableHead>
          <ColumnHead>Message</ColumnHead>
          <ColumnHead numeric>Events</ColumnHead>
          <ColumnHead numeric>Attempts</ColumnHead>
          <ColumnHead>Last attempt</ColumnHead>
        </TableHead>
        <TableBody>
          {deadLetters.map((letter) => (
            <TableRow key={letter.messageId}>
              <RowHead>
                <code className="text-sm wrap-anywhere">{letter.messageId}</code>
              </RowHead>
              <Cell label="Events" numeric>
                {wholeNumber.format(letter.eventCount)}
              </Cell>
              <Cell label="Attempts" numeric>
                {letter.attemptCount}
              </Cell>
              <Cell label="Last attempt">
                <Moment at={Date.parse(letter.diedAt)} />
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {discarding && (
        <Suspense>
          <DiscardDialog
            which={which}
            busy={release.isPending}
            error={release.error}
            onConfirm={() => release.mutate('discard', { onSuccess: () => setDiscarding(false) })}
            onClose={() => setDiscarding(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
