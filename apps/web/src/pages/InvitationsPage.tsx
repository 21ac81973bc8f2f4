import { Suspense, useState } from 'react';
import { EmptyState } from '../components/EmptyState.tsx';
import { Button } from '../components/Button.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { SpaceList } from '../features/invitation-codes/components/SpaceList.tsx';
import { useSpaces } from '../features/invitation-codes/queries/use-spaces.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { lazy } from '../shared/loading/lazy.ts';

const NewSpace = lazy(() => import('../features/invitation-codes/components/NewSpace.tsx'));

export function InvitationsPage() {
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const [creating, setCreating] = useState(false);
  const spaces = useSpaces();
  const create = admin && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <PlusIcon /> Create a space
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Invitations"
        actions={spaces.data?.totalCount !== 0 && create}
        waiting={!spaces.data}
      />
      {viewer?.role === 'VIEWER' && (
        <ReadOnlyNotice may="operators make and resolve codes, admins change the spaces." />
      )}
      <QueryBoundary
        query={spaces}
        failure="The spaces cannot be shown"
        skeleton={
          <TableSkeleton label="Reading the spaces" className="h-[48px] max-md:h-[188px]" />
        }
        isEmpty={(data) => data.spaces.length === 0}
        empty={
          <EmptyState title="No spaces yet" action={create}>
            <p>
              A space holds short codes that people type, each of which stands for an id while it
              lives: a room, a seat, a device to be paired.
            </p>
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <SpaceList spaces={data.spaces} />
            <LoadMore
              query={spaces}
              shown={data.spaces.length}
              total={data.totalCount}
              what="spaces"
            />
          </>
        )}
      </QueryBoundary>
      {creating && (
        <Suspense>
          <NewSpace onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
