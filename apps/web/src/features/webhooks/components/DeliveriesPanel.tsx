import { Panel } from '../../../components/Panel.tsx';
import { Tag } from '../../../components/Tag.tsx';
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
import { formatDurationShort } from '../../../shared/clock/duration-format.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { Webhook } from '../queries/use-webhooks.ts';
import { outcomeText } from '../webhook.ts';

/** The latest attempts, the latest first. */
export function DeliveriesPanel({ attempts }: Pick<Webhook, 'attempts'>) {
  return (
    <Panel title="Recent deliveries">
      {attempts.length === 0 ? (
        <p className="text-ink-2">None yet. Send a test event to try the receiver.</p>
      ) : (
        <Table caption="Recent deliveries">
          <TableHead>
            <ColumnHead>Outcome</ColumnHead>
            <ColumnHead numeric>Events</ColumnHead>
            <ColumnHead numeric>Attempt</ColumnHead>
            <ColumnHead numeric>Duration</ColumnHead>
            <ColumnHead>Time</ColumnHead>
          </TableHead>
          <TableBody>
            {attempts.map((each) => (
              <TableRow key={`${each.messageId} ${each.attempt} ${each.at}`}>
                <RowHead>
                  <span className="mr-2 inline-block">
                    <Tag tone={each.outcome === 'DELIVERED' ? 'accent' : 'danger'}>
                      {outcomeText(each.outcome, each.httpStatus)}
                    </Tag>
                    {each.isTest && (
                      <>
                        {' '}
                        <Tag>test</Tag>
                      </>
                    )}
                  </span>
                  <code className="text-sm wrap-anywhere text-ink-2">{each.messageId}</code>
                </RowHead>
                <Cell label="Events" numeric>
                  {wholeNumber.format(each.eventCount)}
                </Cell>
                <Cell label="Attempt" numeric>
                  {each.attempt}
                </Cell>
                <Cell label="Duration" numeric>
                  {formatDurationShort(each.durationMs)}
                </Cell>
                <Cell label="Time">
                  <Moment at={Date.parse(each.at)} />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
