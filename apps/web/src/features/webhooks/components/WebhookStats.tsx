import { Panel } from '../../../components/Panel.tsx';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { Facts } from '../../../shared/named-settings/Facts.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { Webhook } from '../queries/use-webhooks.ts';
import { CHANGE_NAMES, setsLabel } from '../webhook.ts';

/** The figures of a webhook, and its settings. */
export function WebhookStats({ webhook }: { webhook: Webhook }) {
  const { status, url, changes, overlapUntil, createdAt } = webhook;
  const { failingSince, deliveredAt } = status;
  return (
    <Panel title="Deliveries">
      <StatList label="Deliveries">
        <Stat label="Waiting">{wholeNumber.format(status.waitingCount)}</Stat>
        <Stat label="Failures since the last success">
          {wholeNumber.format(status.failureCount)}
        </Stat>
        <Stat label="Dead letters">{wholeNumber.format(status.deadLetterCount)}</Stat>
      </StatList>
      <div className="mt-3">
        <Facts
          facts={[
            ['URL', <code key="url">{url}</code>],
            ['Sets', setsLabel(webhook)],
            ['Changes', changes.map((change) => CHANGE_NAMES[change].toLowerCase()).join(', ')],
            ['Last delivered', deliveredAt === null ? 'never' : momentOf(deliveredAt)],
            ['Failing since', failingSince === null ? '' : momentOf(failingSince)],
            ['Earlier secret valid until', overlapUntil === null ? '' : momentOf(overlapUntil)],
            ['Created', momentOf(createdAt)],
          ]}
        />
      </div>
    </Panel>
  );
}

const momentOf = (iso: string) => <Moment at={Date.parse(iso)} />;
