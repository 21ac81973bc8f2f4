import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
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

/** More are shown on request. */
const SHOWN_FIRST = 20;

/** The latest attempts, the latest first. */
export function DeliveriesPanel({ attempts }: Pick<Webhook, 'attempts'>) {
  const [all, setAll] = useState(false);
  const shown = all ? attempts : attempts.slice(0, SHOWN_FIRST);
  return (
    <Panel title="Recent deliveries">
      {attempts.length === 0 ? (
        <p className="text-ink-2">None yet. Send a test event to try the receiver.</p>
      ) : (
        <Table caption="Recent deliveries">
          <TableHead>
            <ColumnHead>Outcome and message</ColumnHead>
            <ColumnHead numeric>Events</ColumnHead>
            <ColumnHead numeric>Attempt</ColumnHead>
            <ColumnHead numeric>Duration</ColumnHead>
            <ColumnHead>Time</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.map((each) => (
              <TableRow
                className="max-md:grid-cols-4"
                key={`${each.messageId} ${each.attempt} ${each.at}`}
              >
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
                  <code className="text-sm wrap-anywhere text-ink-2 max-md:block">
                    {each.messageId}
                  </code>
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
      {shown.length < attempts.length && (
        <Button size="small" className="mt-3" onClick={() => setAll(true)}>
          Show {attempts.length - shown.length} more
        </Button>
      )}
    </Panel>
  );
}
