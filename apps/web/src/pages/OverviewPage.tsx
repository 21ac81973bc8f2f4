import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Loaded } from '../components/Loaded.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { ConcernList } from '../features/overview/components/ConcernList.tsx';
import { OverviewReadings } from '../features/overview/components/OverviewReadings.tsx';
import { useOverview } from '../features/overview/queries/use-overview.ts';
import { useSample } from '../features/sample/queries/use-sample.ts';
import { useCreateSetDialog } from '../features/sets/components/use-create-set-dialog.tsx';

// The figures are there first; charts and lists follow.
const ExpiringPanel = lazy(async () => ({
  default: (await import('../features/overview/components/ExpiringPanel.tsx')).ExpiringPanel,
}));
const LoadPanel = lazy(async () => ({
  default: (await import('../features/overview/components/LoadPanel.tsx')).LoadPanel,
}));
const NextToExpire = lazy(async () => ({
  default: (await import('../features/overview/components/NextToExpire.tsx')).NextToExpire,
}));
const SampleNotice = lazy(async () => ({
  default: (await import('../features/sample/components/SampleNotice.tsx')).SampleNotice,
}));
const Welcome = lazy(() => import('../features/sets/components/Welcome.tsx'));
const route = getRouteApi('/');

export function OverviewPage() {
  const { span = '1h' } = route.useSearch();
  const navigate = useNavigate({ from: '/' });
  const overview = useOverview(span);
  const create = useCreateSetDialog();
  const sample = useSample().data;
  return (
    <>
      <Loaded
        query={overview}
        failure="The overview cannot be shown"
        skeleton={
          <>
            <PageHeader title="Overview" />
            <div className="grid gap-4">
              <Skeleton label="Reading the overview" className="h-20" />
              <Skeleton label="Reading the chart" className="h-56" />
            </div>
          </>
        }
        isEmpty={({ sets, limits }) => sets.totalCount === 0 && limits.consideredCount === 0}
        empty={
          <Suspense>
            <Welcome create={create.button} />
          </Suspense>
        }
      >
        {(data) => (
          <div className="grid gap-4">
            <PageHeader title="Overview" />
            {sample?.active && (
              <Suspense fallback={<Skeleton label="Reading the notice" className="h-14" />}>
                <SampleNotice />
              </Suspense>
            )}
            <OverviewReadings overview={data} />
            <ConcernList concerns={data.concerns} />
            <Suspense fallback={<Skeleton label="Reading the chart" className="h-72" />}>
              <ExpiringPanel
                overview={data}
                span={span}
                onPick={(picked) =>
                  void navigate({ search: picked === '1m' ? { span: picked } : {}, replace: true })
                }
              />
              <div className="grid gap-4 lg:grid-cols-2">
                <Panel title="Next to expire">
                  <NextToExpire sets={data.sets.nextToExpire} />
                </Panel>
                <LoadPanel />
              </div>
            </Suspense>
          </div>
        )}
      </Loaded>
      {create.dialog}
    </>
  );
}
