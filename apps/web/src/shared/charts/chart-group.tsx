import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** A part of the time axis, in milliseconds since the epoch. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

interface ChartGroupState {
  /** The time under the cursor, shared by all charts of the group. */
  readonly pointedAt: number | null;
  readonly pointAt: (at: number | null) => void;
  /** The zoomed span; null shows the full range of the page. */
  readonly zoom: TimeSpan | null;
  readonly zoomTo: (span: TimeSpan | null) => void;
  /** When the charts were paused; null while they run. */
  readonly pausedAt: number | null;
  readonly pause: (at: number | null) => void;
}

const ChartGroupContext = createContext<ChartGroupState | null>(null);

interface ChartGroupProps {
  readonly children: ReactNode;
  /** What the charts show. When it changes, zoom and pause are reset. */
  readonly of?: string;
}

/** Charts that share their crosshair, zoom and pause. */
export function ChartGroup({ children, of = '' }: ChartGroupProps) {
  const [pointedAt, pointAt] = useState<number | null>(null);
  const [zoom, zoomTo] = useState<TimeSpan | null>(null);
  const [pausedAt, pause] = useState<number | null>(null);
  const [before, setBefore] = useState(of);
  if (before !== of) {
    setBefore(of);
    pointAt(null);
    zoomTo(null);
    pause(null);
  }
  const group = useMemo(
    () => ({ pointedAt, pointAt, zoom, zoomTo, pausedAt, pause }),
    [pointedAt, zoom, pausedAt],
  );
  return <ChartGroupContext value={group}>{children}</ChartGroupContext>;
}

export function useChartGroup(): ChartGroupState {
  const group = use(ChartGroupContext);
  if (group === null) throw new Error('A chart must be inside a ChartGroup.');
  return group;
}
