import { ActivityTable } from '../../../shared/named-settings/ActivityTable.tsx';
import { OUTCOMES, purposeLabel } from '../purpose.ts';
import type { PurposeSummary } from '../queries/use-purposes.ts';

export function PurposeList({ purposes }: { purposes: readonly PurposeSummary[] }) {
  return (
    <ActivityTable
      caption="Purposes of one-time passwords"
      what="Purpose"
      to="/one-time-passwords/$name"
      kinds={OUTCOMES}
      rows={purposes.map((purpose) => ({
        name: purpose.name,
        about: purposeLabel(purpose),
        counts: purpose.activity,
      }))}
    />
  );
}
