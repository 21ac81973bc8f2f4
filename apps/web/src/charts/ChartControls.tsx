import { useMemo } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { Button } from '../components/Button.tsx';
import { PauseIcon, PlayIcon } from '../components/icons.tsx';
import { useChartGroup } from './chart-group.tsx';

/** Stops and starts all charts of the group, and takes their zoom back. `now` is the server's. */
export function ChartControls({ now }: { now: number }) {
  const { zoom, zoomTo, pausedAt, pause } = useChartGroup();
  const paused = pausedAt !== null;
  const label = paused ? 'Resume' : 'Pause';
  useCommands(
    useMemo(
      () => [
        {
          id: 'charts.pause',
          label: `${label} the charts`,
          group: 'Charts',
          keys: 'p',
          run: () => pause(paused ? null : now),
        },
        ...(zoom
          ? [
              {
                id: 'charts.reset-zoom',
                label: 'Reset the zoom',
                group: 'Charts',
                keys: 'z',
                run: () => zoomTo(null),
              },
            ]
          : []),
      ],
      [label, paused, pause, now, zoom, zoomTo],
    ),
  );
  return (
    <>
      {zoom && (
        <Button size="small" onClick={() => zoomTo(null)}>
          Reset zoom
        </Button>
      )}
      <Button size="small" onClick={() => pause(paused ? null : now)}>
        {paused ? <PlayIcon /> : <PauseIcon />} {label}
      </Button>
    </>
  );
}
