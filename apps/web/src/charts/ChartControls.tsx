import { Button } from '../components/Button.tsx';
import { PauseIcon, PlayIcon } from '../components/icons.tsx';
import { useChartGroup } from './chart-group.tsx';

/** Stops and starts all charts of the group, and takes their zoom back. `now` is the server's. */
export function ChartControls({ now }: { now: number }) {
  const { zoom, zoomTo, pausedAt, pause } = useChartGroup();
  const paused = pausedAt !== null;
  return (
    <>
      {zoom && (
        <Button size="small" onClick={() => zoomTo(null)}>
          Zoom out
        </Button>
      )}
      <Button size="small" pressed={paused} onClick={() => pause(paused ? null : now)}>
        {paused ? <PlayIcon /> : <PauseIcon />} {paused ? 'Paused' : 'Pause'}
      </Button>
    </>
  );
}
