import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** A part of the time axis, in milliseconds since the epoch. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

interface ChartGroupState {
  /** The moment that one points at, the same in all charts of the group. */
  readonly pointedAt: number | null;
  readonly pointAt: (at: number | null) => void;
  /** What one has zoomed in on; null shows what the page asks for. */
  readonly zoom: TimeSpan | null;
  readonly zoomTo: (span: TimeSpan | null) => void;
  /** The moment at which the charts were stopped; null while they run. */
  readonly pausedAt: number | null;
  readonly pause: (at: number | null) => void;
}

const ChartGroupContext = createContext<ChartGroupState | null>(null);

interface ChartGroupProps {
  readonly children: ReactNode;
  /** What the charts are of. With something else they run, and show all of it. */
  readonly of?: string;
}

/** Charts that share their crosshair, their zoom and whether they run. */
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
  if (group === null) throw new Error('A chart lives in a ChartGroup.');
  return group;
}
