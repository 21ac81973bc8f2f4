import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { EntityPage } from '../components/EntityPage.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { CodesPanel } from '../features/invitation-codes/components/CodesPanel.tsx';
import { GetOrCreatePanel } from '../features/invitation-codes/components/GetOrCreatePanel.tsx';
import { ResolvePanel } from '../features/invitation-codes/components/ResolvePanel.tsx';
import { SpaceStats } from '../features/invitation-codes/components/SpaceStats.tsx';
import { FullnessTag } from '../features/invitation-codes/components/UtilisationBar.tsx';
import { useSweep } from '../features/invitation-codes/mutations/use-space-upkeep.ts';
import { useSpace } from '../features/invitation-codes/queries/use-space.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { fromSegment } from '../shared/navigation/name-segment.ts';
import { lazy } from '../shared/loading/lazy.ts';

const SpaceDialog = lazy(() => import('../features/invitation-codes/components/SpaceDialog.tsx'));
const DeleteSpaceDialog = lazy(
  () => import('../features/invitation-codes/components/DeleteSpaceDialog.tsx'),
);

const route = getRouteApi('/invitations/$name');

export function InvitationSpacePage() {
  const name = fromSegment(route.useParams().name);
  // A space of another name is another page: no code of one is shown at the next.
  return <OneSpace key={name} name={name} />;
}

function OneSpace({ name }: { name: string }) {
  const navigate = useNavigate();
  const admin = useCan('ADMIN');
  const operator = useCan('OPERATOR');
  const viewer = useViewer();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const sweep = useSweep(name);
  const query = useSpace(name);

  return (
    <EntityPage
      what="space"
      name={name}
      query={query}
      absence="SPACE_NOT_FOUND"
      all={<Link to="/invitations">All spaces</Link>}
    >
      {(space) => (
        <div className="grid gap-4">
          <PageHeader
            title={name}
            name
            crumb={<Link to="/invitations">Invitations</Link>}
            after={space && <FullnessTag share={space.utilisation.share} />}
            waiting={!space}
            actions={
              <>
                {operator && (
                  <Button
                    busy={sweep.isPending}
                    title="Frees the memory of codes that are over, after a rush"
                    onClick={() => sweep.mutate()}
                  >
                    Sweep
                  </Button>
                )}
                {admin && (
                  <>
                    <Button onClick={() => setAsking('edit')}>Edit…</Button>
                    <Button look="danger" onClick={() => setAsking('delete')}>
                      Delete…
                    </Button>
                  </>
                )}
              </>
            }
          />
          {viewer?.role === 'VIEWER' && (
            <ReadOnlyNotice may="operators make and resolve codes, admins change the spaces." />
          )}
          {space ? (
            <>
              <SpaceStats space={space} />
              {operator && (
                <>
                  <div className="grid items-start gap-4 lg:grid-cols-2">
                    <GetOrCreatePanel space={name} />
                    <ResolvePanel space={name} />
                  </div>
                  <CodesPanel space={name} ttlMs={space.ttlMs} />
                </>
              )}
            </>
          ) : (
            <>
              <Skeleton label="Reading the space" className="h-33 max-md:h-73" />
              {operator && (
                <Skeleton label="Reading the codes" rows={2} className="h-44 max-md:h-58" />
              )}
            </>
          )}
          <Suspense>
            {asking === 'edit' && space && (
              <SpaceDialog
                space={space}
                onClose={() => setAsking(null)}
                onSaved={() => setAsking(null)}
              />
            )}
            {asking === 'delete' && (
              <DeleteSpaceDialog
                name={name}
                onClose={() => setAsking(null)}
                onDeleted={() => void navigate({ to: '/invitations' })}
              />
            )}
          </Suspense>
        </div>
      )}
    </EntityPage>
  );
}
