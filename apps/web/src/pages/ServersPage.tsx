import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ErrorPanel } from '../components/ErrorPanel.tsx';
import { Segments } from '../components/Segments.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { InstancePicker } from '../features/servers/components/InstancePicker.tsx';
import { ServerCharts } from '../features/servers/components/ServerCharts.tsx';
import { historySpanMs } from '../features/servers/history.ts';
import { useServerHistory } from '../features/servers/queries/use-server-history.ts';
import { useServerInstances } from '../features/servers/queries/use-server-instances.ts';
import { fittingRange, rangeLabel, RANGES } from '../features/servers/range.ts';
import { isOutage } from '../graphql/api-error.ts';
import { errorMessage } from '../graphql/error-messages.ts';

const route = getRouteApi('/servers');

export function ServersPage() {
  const { instance, range: chosen } = route.useSearch();
  const navigate = useNavigate();
  const { data: instances, error } = useServerInstances();
  // An instance that is not there any more gives way to the first that is.
  const shown = instances?.find(({ id }) => id === instance) ?? instances?.[0];
  const { data: history } = useServerHistory(shown?.id ?? null);
  const range = chosen ?? fittingRange(history ? historySpanMs(history) : 0);

  if (error && !instances && !isOutage(error)) {
    return (
      <ErrorPanel title="The servers cannot be shown">
        <p>{errorMessage(error)}</p>
      </ErrorPanel>
    );
  }
  return (
    <>
      <title>Servers · Mayfly</title>
      <header className="page-head">
        <div>
          <h1>Servers</h1>
          {shown && (
            <InstancePicker
              ids={instances?.map(({ id }) => id) ?? []}
              id={shown.id}
              onPick={(id) =>
                void navigate({
                  to: '/servers',
                  search: (search) => ({ ...search, instance: id }),
                  replace: true,
                })
              }
            />
          )}
        </div>
        <Segments
          legend="Range of the charts"
          choices={RANGES}
          labelOf={rangeLabel}
          chosen={range}
          onPick={(picked) =>
            void navigate({
              to: '/servers',
              search: (search) => ({ ...search, range: picked }),
              replace: true,
            })
          }
        />
      </header>
      {history && <ServerCharts key={shown?.id} history={history} range={range} />}
      {instances && !shown && (
        <p className="empty">No samples yet. The first one comes within a few seconds.</p>
      )}
      {!history && (shown || !instances) && (
        <Skeleton label="Reading the servers" rows={4} className="tall" />
      )}
    </>
  );
}
