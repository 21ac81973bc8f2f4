import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../components/Button.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { CodesPanel } from '../features/invitation-codes/components/CodesPanel.tsx';
import { GetOrCreatePanel } from '../features/invitation-codes/components/GetOrCreatePanel.tsx';
import { ResolvePanel } from '../features/invitation-codes/components/ResolvePanel.tsx';
import { FullnessAlert, SpaceStats } from '../features/invitation-codes/components/SpaceStats.tsx';
import { FullnessTag } from '../features/invitation-codes/components/UtilisationBar.tsx';
import { useSweep } from '../features/invitation-codes/mutations/use-sweep.ts';
import { useSpace } from '../features/invitation-codes/queries/use-spaces.ts';
import { OUTCOMES } from '../features/invitation-codes/space.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { ActivityPanel } from '../shared/named-settings/ActivityPanel.tsx';
import { NamedPage } from '../shared/named-settings/NamedPage.tsx';
import { useCan } from '../shared/session/viewer.ts';

const SpaceDialog = lazy(() => import('../features/invitation-codes/components/SpaceDialog.tsx'));
const DeleteSpaceDialog = lazy(
  () => import('../features/invitation-codes/components/DeleteSpaceDialog.tsx'),
);

const route = getRouteApi('/invitations/$name');

export function InvitationSpacePage() {
  const { name } = route.useParams();
  const operator = useCan('OPERATOR');
  const sweep = useSweep(name);
  const query = useSpace(name);
  return (
    <NamedPage
      what="space"
      name={name}
      query={query}
      absence="SPACE_NOT_FOUND"
      list={{ to: '/invitations', title: 'Invitations' }}
      after={query.data && <FullnessTag share={query.data.utilisation.share} />}
      actions={
        operator && (
          <Button
            busy={sweep.isPending}
            title="Frees the memory of ended codes"
            onClick={() => sweep.mutate()}
          >
            Sweep
          </Button>
        )
      }
      may="operators can create and resolve codes, admins can change the spaces."
      skeleton={
        <>
          <Skeleton label="Loading the space" className="h-105 max-md:h-150" />
          {operator && <Skeleton label="Loading codes" rows={2} className="h-44 max-md:h-58" />}
        </>
      }
      EditDialog={SpaceDialog}
      DeleteDialog={DeleteSpaceDialog}
    >
      {(space) => (
        <>
          <FullnessAlert share={space.utilisation.share} />
          <ActivityPanel counts={space.activity} kinds={OUTCOMES} createdAt={space.createdAt}>
            <SpaceStats space={space} />
          </ActivityPanel>
          {operator && (
            <>
              <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
                <GetOrCreatePanel space={name} />
                <ResolvePanel space={name} />
              </div>
              <CodesPanel space={name} ttlMs={space.ttlMs} />
            </>
          )}
        </>
      )}
    </NamedPage>
  );
}
