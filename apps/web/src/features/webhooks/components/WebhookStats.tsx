import { Panel } from '../../../components/Panel.tsx';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { Moment } from '../../../shared/clock/Moment.tsx';
import { Facts } from '../../../shared/named-settings/Facts.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { Webhook } from '../queries/use-webhooks.ts';
import { CHANGE_NAMES, PAUSES, setsLabel } from '../webhook.ts';

/** The figures of a webhook, and its settings. */
export function WebhookStats({ webhook }: { webhook: Webhook }) {
  const { state, status, url, changes, overlapUntil, createdAt } = webhook;
  const { failingSince, deliveredAt } = status;
  return (
    <Panel title="Status">
      {state !== 'ACTIVE' && (
        <p className="mb-3">
          <strong className="font-medium">{PAUSES[state]}</strong>{' '}
          <span className="text-ink-2">
            Events wait in the sets, as many as the sets keep for groups.
          </span>
        </p>
      )}
      <StatList label="Status">
        <Stat label="Waiting messages">{wholeNumber.format(status.waitingCount)}</Stat>
        <Stat
          label="Failures in a row"
          note={failingSince === null ? undefined : <>the first {momentOf(failingSince)}</>}
        >
          {wholeNumber.format(status.failureCount)}
        </Stat>
        <Stat label="Dead letters">{wholeNumber.format(status.deadLetterCount)}</Stat>
        <Stat label="Last delivered">{deliveredAt === null ? 'never' : momentOf(deliveredAt)}</Stat>
      </StatList>
      <div className="mt-3 lg:*:columns-2 lg:*:gap-x-10">
        <Facts
          facts={[
            ['URL', <code key="url">{url}</code>],
            ['Sets', setsLabel(webhook)],
            ['Changes', changes.map((change) => CHANGE_NAMES[change].toLowerCase()).join(', ')],
            ['Created', momentOf(createdAt)],
            ['Earlier secret valid until', overlapUntil === null ? '' : momentOf(overlapUntil)],
          ]}
        />
      </div>
    </Panel>
  );
}

const momentOf = (iso: string) => <Moment at={Date.parse(iso)} />;
