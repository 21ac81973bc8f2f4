import { Link } from '@tanstack/react-router';
import {
  Cell,
  ColumnHead,
  RowHead,
  ROW_LINK,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '../../../components/Table.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { WebhookSummary } from '../queries/use-webhooks.ts';
import { setsLabel } from '../webhook.ts';
import { StateTag } from './StateTag.tsx';

export function WebhookList({ webhooks }: { webhooks: readonly WebhookSummary[] }) {
  return (
    <Table caption="Webhooks">
      <TableHead>
        <ColumnHead>Webhook</ColumnHead>
        <ColumnHead numeric>Waiting</ColumnHead>
        <ColumnHead numeric>Dead letters</ColumnHead>
        <ColumnHead>Last delivered</ColumnHead>
      </TableHead>
      <TableBody>
        {webhooks.map((webhook) => (
          <TableRow key={webhook.name}>
            <RowHead>
              <Link to="/webhooks/$name" params={{ name: webhook.name }} className={ROW_LINK}>
                {webhook.name}
              </Link>
              <StateTag state={webhook.state} failures={webhook.status.failureCount} />
              <span className="block text-sm wrap-anywhere text-ink-2">
                {setsLabel(webhook)} → {new URL(webhook.url).host}
              </span>
            </RowHead>
            <Cell label="Waiting" numeric>
              {wholeNumber.format(webhook.status.waitingCount)}
            </Cell>
            <Cell label="Dead letters" numeric>
              {wholeNumber.format(webhook.status.deadLetterCount)}
            </Cell>
            <Cell label="Last delivered">
              {webhook.status.deliveredAt === null ? (
                <span className="text-ink-2">never</span>
              ) : (
                <Moment at={Date.parse(webhook.status.deliveredAt)} />
              )}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
