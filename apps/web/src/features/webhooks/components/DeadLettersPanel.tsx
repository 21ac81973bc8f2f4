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
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useRelease } from '../mutations/use-webhook-actions.ts';
import type { Webhook } from '../queries/use-webhooks.ts';

/** The oldest messages whose attempts have all failed. */
export function DeadLettersPanel({ webhook }: { webhook: Webhook }) {
  const release = useRelease(webhook.name);
  const { deadLetters, status } = webhook;
  if (status.deadLetterCount === 0) return null;
  return (
    <Panel
      title="Dead letters"
      actions={
        <>
          <Button size="small" onClick={() => release.mutate('replay')}>
            Replay oldest 100
          </Button>
          <Button size="small" look="danger" onClick={() => release.mutate('discard')}>
            Discard oldest 100
          </Button>
        </>
      }
    >
      <p className="mb-2 text-ink-2">
        {wholeNumber.format(status.deadLetterCount)} messages were not delivered in a day.
        {status.droppedCount > 0 && ` ${wholeNumber.format(status.droppedCount)} were dropped.`}
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
    </Panel>
  );
}
