import type { ReactNode } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { TimePlot, type Plotted } from './TimePlot.tsx';

interface TimeChartProps extends Plotted {
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** The level of the heading. */
  readonly level?: 2 | 3;
}

/** Lines over time in a panel, with their data as a table. */
export function TimeChart({ actions, level, ...plot }: TimeChartProps) {
  return (
    <Panel title={plot.title} {...(level && { level })} actions={actions}>
      <TimePlot {...plot} />
      <SeriesTable title={plot.title} plots={[plot]} />
    </Panel>
  );
}
