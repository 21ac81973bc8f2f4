import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../components/EmptyState.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { LoadMore } from '../components/LoadMore.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { readAdoption } from '../features/adopted-sets/adoption-search.ts';
import { AdoptedList } from '../features/adopted-sets/components/AdoptedList.tsx';
import { AdoptionWizard } from '../features/adopted-sets/components/AdoptionWizard.tsx';
import { useForget } from '../features/adopted-sets/mutations/use-adoption.ts';
import { useAdoptedSets } from '../features/adopted-sets/queries/use-adopted-sets.ts';
import { useCan } from '../shared/session/viewer.ts';
import { notify } from '../shared/notices/notify.ts';

const route = getRouteApi('/adopted');

export function AdoptPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/adopted' });
  const admin = useCan('ADMIN');
  const adopted = useAdoptedSets();
  const forget = useForget();
  return (
    <>
      <PageHeader title="Adopted sets" crumb={<Link to="/sets">Sets</Link>}>
        <p className="max-w-lg text-ink-2">
          View and manage the sorted set of another program as an expiring set. Mayfly stores only a
          name and the layout. It never sweeps the set unless you ask.
        </p>
      </PageHeader>
      {!admin && <ReadOnlyNotice may="an admin can adopt and forget sets." />}
      <div className="grid gap-4">
        {/* Above the list, which can be long: users come here to adopt a set. */}
        {admin && (
          <AdoptionWizard
            search={search}
            onChange={(next) => void navigate({ search: readAdoption(next), replace: true })}
            onAdopted={(name) => {
              notify('done', `Set ${name} adopted.`);
              void navigate({ to: '/adopted/$name', params: { name } });
            }}
          />
        )}
        <QueryBoundary
          query={adopted}
          failure="Could not load adopted sets"
          skeleton={
            <Panel title="Adopted">
              <TableSkeleton
                label="Loading adopted sets"
                rows={3}
                className="h-[41px] max-md:h-[176px]"
              />
            </Panel>
          }
          isEmpty={({ totalCount }) => totalCount === 0}
          empty={
            admin ? (
              <p className="text-ink-2">No adopted sets yet.</p>
            ) : (
              <EmptyState title="No adopted sets" />
            )
          }
        >
          {({ sets, totalCount }) => (
            <Panel title="Adopted">
              <AdoptedList
                sets={sets}
                {...(admin && { onForget: (set) => forget.mutate(set) })}
                forgetting={forget.isPending ? forget.variables.name : undefined}
              />
              <LoadMore
                query={adopted}
                shown={sets.length}
                total={totalCount}
                what="adopted sets"
              />
            </Panel>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
