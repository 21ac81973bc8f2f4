import { Tag } from '../../../components/Tag.tsx';
import { ActivityTable } from '../../../shared/named-settings/ActivityTable.tsx';
import { limitLabel } from '../limit-labels.ts';
import type { PolicySummary } from '../queries/use-policies.ts';
import { OUTCOMES } from '../traffic.ts';

export function PolicyList({ policies }: { policies: readonly PolicySummary[] }) {
  return (
    <ActivityTable
      caption="Rate limit policies"
      what="Policy"
      to="/limits/$name"
      kinds={OUTCOMES}
      rows={policies.map(({ name, limits, shadow, traffic }) => ({
        name,
        about: limits.map(limitLabel).join('; '),
        tag: shadow && <Tag tone="ember">shadow mode</Tag>,
        counts: traffic,
      }))}
    />
  );
}
