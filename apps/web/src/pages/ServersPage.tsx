import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ChartControls } from '../shared/charts/ChartControls.tsx';
import { ChartGroup } from '../shared/charts/chart-group.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { QueryBoundary } from '../components/QueryBoundary.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { ChartsSkeleton } from '../features/servers/components/ChartsSkeleton.tsx';
import { InstancePicker } from '../features/servers/components/InstancePicker.tsx';
import { ServerCharts } from '../features/servers/components/ServerCharts.tsx';
import { SilentInstances } from '../features/servers/components/SilentInstances.tsx';
import { useServerHistory } from '../features/servers/queries/use-server-history.ts';
import {
  rangeOfInstances,
  useServerIds,
  useServerInstances,
} from '../features/servers/queries/use-server-instances.ts';
import { RangePicker } from '../shared/charts/RangePicker.tsx';
import { DEFAULT_RANGE } from '../shared/charts/time-range.ts';
import { silentInstances } from '../features/servers/silence.ts';
import { LiveSamples } from '../features/servers/subscriptions/LiveSamples.tsx';
import { MAX_TOGETHER, selectionOf } from '../features/servers/view.ts';

const route = getRouteApi('/servers');

export function ServersPage() {
  const { instance, view, range: picked } = route.useSearch();
  const navigate = useNavigate({ from: '/servers' });
  const servers = useServerInstances();
  const range = picked ?? (servers.data ? rangeOfInstances(servers.data) : DEFAULT_RANGE);
  const ids = useServerIds();
  const selection = useMemo(
    () => selectionOf(ids, { ...(instance !== undefined && { instance }), ...(view && { view }) }),
    [ids, instance, view],
  );
  const history = useServerHistory(
    servers.data && ids.length > 0
      ? { selection, range, sampleIntervalMs: servers.data.sampleIntervalMs }
      : null,
  );
  const skeleton = <ChartsSkeleton />;

  return (
    <ChartGroup of={`${range} ${selection.view} ${selection.ids.join(' ')}`}>
      <PageHeader
        title="Servers"
        actions={
          <>
            <ChartControls now={history.data?.readAt} />
            <RangePicker
              range={range}
              onPick={(to) =>
                void navigate({ search: (search) => ({ ...search, range: to }), replace: true })
              }
            />
          </>
        }
      >
        <InstancePicker
          ids={ids}
          selection={selection}
          onPick={(to) =>
            void navigate({ search: { ...(picked && { range: picked }), ...to }, replace: true })
          }
        />
        {selection.view === 'together' && ids.length > MAX_TOGETHER && (
          <p className="mt-1 text-sm text-ink-2">
            Combines the first {MAX_TOGETHER} of {ids.length} instances.
          </p>
        )}
      </PageHeader>
      <QueryBoundary
        query={servers}
        failure="Could not load servers"
        skeleton={skeleton}
        isEmpty={({ instances }) => instances.length === 0}
        empty={
          <EmptyState title="No samples yet">
            <p>The first sample arrives within a few seconds.</p>
          </EmptyState>
        }
      >
        {(reading) => (
          <>
            <SilentInstances instances={silentInstances(reading)} />
            <QueryBoundary query={history} failure="Could not load samples" skeleton={skeleton}>
              {(data) => (
                <>
                  {!history.isPlaceholderData && (
                    <LiveSamples
                      range={range}
                      ids={selection.ids}
                      readAt={data.readAt}
                      since={data.since}
                    />
                  )}
                  <ServerCharts history={data} selection={selection} />
                </>
              )}
            </QueryBoundary>
          </>
        )}
      </QueryBoundary>
    </ChartGroup>
  );
}
