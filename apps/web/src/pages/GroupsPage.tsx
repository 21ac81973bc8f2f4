import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { EntityPage } from '../components/EntityPage.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { GroupTable } from '../features/expiry-groups/components/GroupTable.tsx';
import { useGroups } from '../features/expiry-groups/queries/use-groups.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';

const CreateGroupDialog = lazy(
  () => import('../features/expiry-groups/components/CreateGroupDialog.tsx'),
);

const route = getRouteApi('/sets/$name/groups');

/** The consumer groups of a set. */
export function GroupsPage() {
  const { name } = route.useParams();
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const query = useGroups(name);
  const [creating, setCreating] = useState(false);
  const create = admin && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <PlusIcon /> Create group
    </Button>
  );
  return (
    <EntityPage
      what="set"
      name={name}
      query={query}
      absence="SET_NOT_FOUND"
      all={<Link to="/sets">All sets</Link>}
    >
      {() => (
        <>
          <PageHeader
            title="Consumer groups"
            crumb={
              <Link to="/sets/$name" params={{ name }}>
                {name}
              </Link>
            }
            actions={query.data?.totalCount !== 0 && create}
            waiting={!query.data}
          />
          {viewer?.role === 'VIEWER' && (
            <ReadOnlyNotice may="operators can replay dead letters, admins can create and delete groups." />
          )}
          <QueryBoundary
            query={query}
            failure="Could not load groups"
            skeleton={
              <TableSkeleton label="Loading groups" className="h-[61px] max-md:h-[154px]" />
            }
            isEmpty={({ items }) => items.length === 0}
            empty={
              <EmptyState title="No groups yet" action={create}>
                <p>
                  A group receives every expired member at least once. Programs take its events with
                  the API or the library.
                </p>
              </EmptyState>
            }
          >
            {({ items, totalCount }) => (
              <>
                <GroupTable set={name} groups={items} />
                <LoadMore query={query} shown={items.length} total={totalCount} what="groups" />
              </>
            )}
          </QueryBoundary>
          {creating && (
            <Suspense>
              <CreateGroupDialog set={name} onClose={() => setCreating(false)} />
            </Suspense>
          )}
        </>
      )}
    </EntityPage>
  );
}
