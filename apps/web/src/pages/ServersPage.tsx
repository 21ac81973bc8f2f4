import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ChartControls } from '../charts/ChartControls.tsx';
import { ChartGroup } from '../charts/chart-group.tsx';
import { Blank } from '../components/Blank.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Segments } from '../components/Segments.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { InstancePicker } from '../features/servers/components/InstancePicker.tsx';
import { ServerCharts } from '../features/servers/components/ServerCharts.tsx';
import { historySpanMs } from '../features/servers/history.ts';
import { useServerHistory } from '../features/servers/queries/use-server-history.ts';
import { useServerInstances } from '../features/servers/queries/use-server-instances.ts';
import { fittingRange, rangeLabel, RANGES } from '../features/servers/range.ts';

const route = getRouteApi('/servers');

export function ServersPage() {
  const { instance, range: chosen } = route.useSearch();
  const navigate = useNavigate({ from: '/servers' });
  const instances = useServerInstances();
  // An instance that is not there any more gives way to the first that is.
  const shown = instances.data?.find(({ id }) => id === instance) ?? instances.data?.[0];
  const history = useServerHistory(shown?.id ?? null);
  const range = chosen ?? fittingRange(history.data ? historySpanMs(history.data) : 0);
  const skeleton = <Skeleton label="Reading the servers" rows={4} className="h-48" />;

  return (
    <ChartGroup key={shown?.id}>
      <PageHeader
        title="Servers"
        actions={
          <>
            {history.data && <ChartControls now={history.data.readAt} />}
            <Segments
              legend="Range of the charts"
              choices={RANGES}
              labelOf={rangeLabel}
              chosen={range}
              onPick={(picked) =>
                void navigate({
                  search: (search) => ({ ...search, range: picked }),
                  replace: true,
                })
              }
            />
          </>
        }
      >
        {shown && (
          <InstancePicker
            ids={instances.data?.map(({ id }) => id) ?? []}
            id={shown.id}
            onPick={(id) =>
              void navigate({ search: (search) => ({ ...search, instance: id }), replace: true })
            }
          />
        )}
      </PageHeader>
      <Loaded
        query={instances}
        failure="The servers cannot be shown"
        skeleton={skeleton}
        isEmpty={(ids) => ids.length === 0}
        empty={
          <Blank title="No samples yet">
            <p>The first one comes within a few seconds.</p>
          </Blank>
        }
      >
        {() => (
          <Loaded query={history} failure="The samples cannot be shown" skeleton={skeleton}>
            {(data) => <ServerCharts history={data} range={range} />}
          </Loaded>
        )}
      </Loaded>
    </ChartGroup>
  );
}
