import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { AlertList } from '../features/overview/components/AlertList.tsx';
import { OverviewStats } from '../features/overview/components/OverviewStats.tsx';
import { readOverviewSearch } from '../features/overview/overview-search.ts';
import { useOverview, useOverviewHistory } from '../features/overview/queries/use-overview.ts';
import { Welcome } from '../features/demo-data/components/Welcome.tsx';
import { useDemoData } from '../features/demo-data/queries/use-demo-data.ts';
import { useCreateSetDialog } from '../features/set-list/components/use-create-set-dialog.tsx';
import { RangePicker } from '../shared/charts/RangePicker.tsx';
import { lazy } from '../shared/loading/lazy.ts';
import { useViewer } from '../shared/session/viewer.ts';

// The figures come first; charts and lists load later.
const AllMembersPanel = lazy(async () => ({
  default: (await import('../features/overview/components/AllMembersPanel.tsx')).AllMembersPanel,
}));
const ExpiringPanel = lazy(async () => ({
  default: (await import('../features/overview/components/ExpiringPanel.tsx')).ExpiringPanel,
}));
const LoadPanel = lazy(async () => ({
  default: (await import('../features/overview/components/LoadPanel.tsx')).LoadPanel,
}));
const NextToExpire = lazy(async () => ({
  default: (await import('../features/set-list/components/NextToExpire.tsx')).NextToExpire,
}));
const DemoDataNotice = lazy(async () => ({
  default: (await import('../features/demo-data/components/DemoDataNotice.tsx')).DemoDataNotice,
}));
const route = getRouteApi('/');

/** Figures of the whole server. A token with scopes cannot read them, and begins with the sets. */
export function OverviewPage() {
  return useViewer()?.isScoped ? <Navigate to="/sets" replace /> : <Overview />;
}

function Overview() {
  const { span = '1h', range: chosen } = route.useSearch();
  const navigate = useNavigate({ from: '/' });
  const overview = useOverview(span);
  const { range, query: history } = useOverviewHistory(chosen);
  const alerts = overview.data?.alerts ?? [];
  const create = useCreateSetDialog();
  const demoData = useDemoData();
  const skeleton = (
    <div className="grid gap-4">
      <Skeleton label="Loading the overview" className="h-22.5 max-sm:h-58" />
      <Skeleton label="Loading the chart" className="mt-9 h-73.5 max-sm:mt-14 max-sm:h-86" />
    </div>
  );
  return (
    <>
      <QueryBoundary
        // The notice is above the figures, so both appear together.
        query={{
          data: demoData.isFetched ? overview.data : undefined,
          error: overview.error,
          refetch: overview.refetch,
        }}
        failure="Could not load the overview"
        skeleton={
          <>
            <PageHeader title="Overview" />
            {skeleton}
          </>
        }
        isEmpty={({ sets, limits }) => sets.totalCount === 0 && limits.consideredCount === 0}
        empty={
          <>
            {alerts.length > 0 && <AlertList alerts={alerts} />}
            <Welcome create={create.button} />
          </>
        }
      >
        {(data) => (
          <>
            <PageHeader
              title="Overview"
              actions={
                <RangePicker
                  range={range}
                  onPick={(picked) =>
                    void navigate({
                      search: (search) => ({ ...search, range: picked }),
                      replace: true,
                    })
                  }
                />
              }
            />
            <Suspense fallback={skeleton}>
              <div className="grid gap-4">
                {demoData.data?.active && <DemoDataNotice />}
                <OverviewStats overview={data} history={history.data} />
                <AlertList alerts={data.alerts} />
                <Suspense fallback={<Skeleton label="Loading the chart" className="h-72" />}>
                  <AllMembersPanel query={history} range={range} />
                  <ExpiringPanel
                    overview={data}
                    span={span}
                    onPick={(picked) =>
                      void navigate({
                        search: (search) => readOverviewSearch({ ...search, span: picked }),
                        replace: true,
                      })
                    }
                  />
                  <div className="grid gap-4 lg:grid-cols-2">
                    <Panel title="Next to expire">
                      <NextToExpire sets={data.sets.nextToExpire} />
                    </Panel>
                    <LoadPanel range={range} />
                  </div>
                </Suspense>
              </div>
            </Suspense>
          </>
        )}
      </QueryBoundary>
      {create.dialog}
    </>
  );
}
