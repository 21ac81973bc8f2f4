import { formatTimeOfDay } from '../clock/moment.ts';
import { timeZone } from '../clock/time-preferences.ts';
import { useStored } from '../preferences/stored.ts';
import { AccessibleTable } from './AccessibleTable.tsx';
import { useChartGroup } from './chart-group.tsx';
import { useWhileRunning, type Plotted } from './TimePlot.tsx';

const TABLE_ROWS = 240;

interface SeriesTableProps {
  readonly title: string;
  /** Plots of the same times. */
  readonly plots: readonly [
    Plotted,
    ...(Pick<Plotted, 'lines' | 'format'> & { readonly series: Plotted['series'] })[],
  ];
}

/** The shown part of plots as a table, the latest first. */
export function SeriesTable({ title, plots }: SeriesTableProps) {
  const { zoom } = useChartGroup();
  const zone = useStored(timeZone);
  const [{ spanMs }] = plots;
  const { series, until } = useWhileRunning(plots[0]);
  const { from, to } = zoom ?? { from: until - spanMs, to: until };
  return (
    <AccessibleTable
      title={title}
      columns={['Time', ...plots.flatMap(({ lines }) => lines.map(({ label }) => label))]}
      rows={() =>
        series.times
          .map((at, row) => ({ at, row }))
          .filter(({ at }) => at >= from && at <= to)
          .slice(-TABLE_ROWS)
          .toReversed()
          .map(({ at, row }) => [
            `${formatTimeOfDay(at, zone)}${at === until ? ' so far' : ''}`,
            ...plots.flatMap((plot, index) => {
              const { lines } = index === 0 ? series : plot.series;
              return lines.map((values) => {
                const value = values[row] ?? null;
                return value === null ? '—' : plot.format(value);
              });
            }),
          ])
      }
    />
  );
}
