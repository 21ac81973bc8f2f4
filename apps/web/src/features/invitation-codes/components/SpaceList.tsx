import { ActivityTable } from '../../../shared/named-settings/ActivityTable.tsx';
import type { SpaceSummary } from '../queries/use-spaces.ts';
import { OUTCOMES, spaceLabel } from '../space.ts';
import { FullnessTag } from './UtilisationBar.tsx';

export function SpaceList({ spaces }: { spaces: readonly SpaceSummary[] }) {
  return (
    <ActivityTable
      caption="Spaces of invitation codes"
      what="Space"
      to="/invitations/$name"
      kinds={OUTCOMES}
      rows={spaces.map((space) => ({
        name: space.name,
        about: spaceLabel(space),
        tag: <FullnessTag share={space.utilisation.share} />,
        counts: space.activity,
      }))}
    />
  );
}
