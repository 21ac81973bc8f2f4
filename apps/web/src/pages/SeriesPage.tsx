import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Segments } from '../components/Segments.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { useSeries } from '../features/series/queries/use-series.ts';
import { AGGREGATE_NAMES, AGGREGATES, seriesLabel, spansOf } from '../features/series/series.ts';
import { formatDuration } from '../shared/clock/duration-format.ts';
import { lazy } from '../shared/loading/lazy.ts';
import { NamedPage } from '../shared/named-settings/NamedPage.tsx';

const SeriesCharts = lazy(() => import('../features/series/components/SeriesCharts.tsx'));
const DeleteSeriesDialog = lazy(
  () => import('../features/series/components/DeleteSeriesDialog.tsx'),
);

const route = getRouteApi('/series/$name');
const DEFAULT_SPAN_MS = 3_600_000;

export function SeriesPage() {
  const { name } = route.useParams();
  const { span = DEFAULT_SPAN_MS, points } = route.useSearch();
  const navigate = useNavigate({ from: '/series/$name' });
  const aggregate = AGGREGATES.find((each) => each === points) ?? 'AVERAGE';
  const query = useSeries(name, span, aggregate);
  const skeleton = <Skeleton label="Loading the charts" className="h-79" />;
  return (
    <NamedPage
      what="series"
      name={name}
      query={query}
      absence="SERIES_NOT_FOUND"
      list={{ to: '/series', title: 'Series' }}
      description={query.data && <p className="text-ink-2">{seriesLabel(query.data)}</p>}
      may="operators can append samples, admins can create and delete series."
      skeleton={skeleton}
      DeleteDialog={DeleteSeriesDialog}
    >
      {({ fields, retentionMs, history }) => (
        <>
          <div className="flex flex-wrap gap-3">
            <Segments
              legend="Time range of the charts"
              choices={spansOf(retentionMs).map(String)}
              labelOf={(choice) => formatDuration(Number(choice))}
              chosen={String(Math.min(span, retentionMs))}
              onPick={(picked) =>
                void navigate({
                  search: (search) => ({ ...search, span: Number(picked) }),
                  replace: true,
                })
              }
            />
            <Segments
              legend="Value of a point"
              choices={AGGREGATES}
              labelOf={(choice) => AGGREGATE_NAMES[choice]}
              chosen={aggregate}
              onPick={(picked) =>
                void navigate({
                  search: (search) => ({ ...search, points: picked }),
                  replace: true,
                })
              }
            />
          </div>
          <Suspense fallback={skeleton}>
            <SeriesCharts fields={fields} history={history} spanMs={Math.min(span, retentionMs)} />
          </Suspense>
        </>
      )}
    </NamedPage>
  );
}
