import { useMemo } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { Button } from '../../components/Button.tsx';
import { PauseIcon, PlayIcon } from '../../components/icons.tsx';
import { useChartGroup } from './chart-group.tsx';

/**
 * Pauses and resumes all charts of the group, and resets their zoom. `now` is the server's time; until it
 * is known, pausing is disabled.
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
                label: `${label} charts`,
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
                label: 'Reset zoom',
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
