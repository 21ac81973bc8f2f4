import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { Button } from '../components/Button.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { ReadOnlyNotice } from '../components/Notice.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { TableSkeleton } from '../components/TableSkeleton.tsx';
import { AdoptedSection } from '../features/adopted-sets/components/AdoptedSection.tsx';
import { useAdoptedSets } from '../features/adopted-sets/queries/use-adopted-sets.ts';
import { DemoDataNotice } from '../features/demo-data/components/DemoDataNotice.tsx';
import { Welcome } from '../features/demo-data/components/Welcome.tsx';
import { useDemoData } from '../features/demo-data/queries/use-demo-data.ts';
import { useCan, useViewer } from '../shared/session/viewer.ts';
import { OwnSets } from '../features/set-list/components/OwnSets.tsx';
import { SetFilters } from '../features/set-list/components/SetFilters.tsx';
import { useCreateSetDialog } from '../features/set-list/components/use-create-set-dialog.tsx';
import { useSets } from '../features/set-list/queries/use-sets.ts';
import { readSetsView } from '../features/set-list/sets-view.ts';
import { wholeNumber } from '../shared/numbers/whole-number.ts';

const route = getRouteApi('/sets');

export function SetsPage() {
  const view = route.useSearch();
  const navigate = useNavigate({ from: '/sets' });
  const admin = useCan('ADMIN');
  const viewer = useViewer();
  const demoData = useDemoData();
  const own = useMemo(() => ({ ...view }), [view]);
  const sets = useSets(own);
  const adopted = useAdoptedSets();
  const create = useCreateSetDialog();
  const change = (next: (former: typeof view) => Record<string, unknown>) =>
    void navigate({ search: (former) => readSetsView(next(former)), replace: true });
  // Everything above the list appears together with it.
  const known = adopted.isFetched && demoData.isFetched;
  const actions = admin && (
    <>
      <Link to="/adopted" className={buttonStyle('plain')}>
        Adopt a sorted set
      </Link>
      {create.button('primary')}
    </>
  );
  const isFiltered = view.q !== undefined || view.kind !== undefined;

  return (
    <>
      <QueryBoundary
        query={{
          data: known ? sets.data : undefined,
          error: sets.error,
          refetch: sets.refetch,
        }}
        failure="Could not load sets"
        skeleton={
          <>
            <PageHeader title="Sets" actions={actions} waiting />
            <div className="flex h-24 gap-3 pt-6 max-sm:h-41" aria-hidden="true">
              <div className="h-9 w-60 animate-breathe rounded-sm bg-sunken max-sm:w-full" />
            </div>
            <TableSkeleton label="Loading sets" />
          </>
        }
        isEmpty={({ totalCount }) => totalCount === 0 && (adopted.data?.totalCount ?? 0) === 0}
        empty={<Welcome create={create.button} />}
      >
        {(data) => (
          <>
            <PageHeader
              title="Sets"
              after={
                <span className="text-lg text-ink-2">
                  {wholeNumber.format(data.totalCount + (adopted.data?.totalCount ?? 0))}
                </span>
              }
              actions={actions}
            />
            {viewer?.role === 'VIEWER' && (
              <ReadOnlyNotice may="operators can change members, admins can create, adopt and delete sets." />
            )}
            {demoData.data?.active && <DemoDataNotice />}
            <SetFilters view={view} onChange={change} />
            {view.kind !== 'adopted' && (
              <OwnSets
                query={sets}
                list={data}
                view={view}
                onSort={({ by, descending }) =>
                  change((former) => ({ ...former, sort: by, down: descending }))
                }
                reset={
                  isFiltered && (
                    <Button onClick={() => change(({ q: _q, kind: _kind, ...rest }) => rest)}>
                      Show all sets
                    </Button>
                  )
                }
              />
            )}
            <AdoptedSection query={adopted} q={view.q} kind={view.kind} />
          </>
        )}
      </QueryBoundary>
      {create.dialog}
    </>
  );
}
