import { useMemo } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { Button } from '../../components/Button.tsx';
import { PauseIcon, PlayIcon } from '../../components/icons.tsx';
import { useChartGroup } from './chart-group.tsx';

/**
 * Stops and starts all charts of the group, and takes their zoom back. `now` is the server's; there is
 * nothing to stop before it is known.
 */
export function ChartControls({ now }: { now: number | undefined }) {
  const { zoom, zoomTo, pausedAt, pause } = useChartGroup();
  const paused = pausedAt !== null;
  const label = paused ? 'Resume' : 'Pause';
  const turn = useMemo(
    () => (now === undefined ? undefined : () => pause(paused ? null : now)),
    [now, pause, paused],
  );
  useCommands(
    useMemo(
      () => [
        ...(turn
          ? [
              {
                id: 'charts.pause',
                label: `${label} the charts`,
                group: 'Charts',
                keys: 'p',
                run: turn,
              },
            ]
          : []),
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
      [label, turn, zoom, zoomTo],
    ),
  );
  return (
    <>
      {zoom && (
        <Button size="small" onClick={() => zoomTo(null)}>
          Reset zoom
        </Button>
      )}
      <Button size="small" busy={!turn} onClick={turn}>
        {paused ? <PlayIcon /> : <PauseIcon />} {label}
      </Button>
    </>
  );
}
