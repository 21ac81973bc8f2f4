import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { seriesOf } from '../charts.ts';
import { HistoryChart, type HistoryChartProps } from './HistoryChart.tsx';

/** The latest value of the first line, with its course. A tap shows the whole chart. */
export function SmallChart(props: HistoryChartProps) {
  const { chart, history, until } = props;
  const [isOpen, setOpen] = useState(false);
  const toggled = useRef(false);
  const toggle = () => {
    toggled.current = true;
    setOpen(!isOpen);
  };
  // One button replaces the other, and takes its focus.
  const keepFocus = (box: HTMLElement | null) => {
    if (box === null || !toggled.current) return;
    toggled.current = false;
    box.querySelector('button')?.focus();
  };
  const series = useMemo(() => seriesOf(chart, history, until), [chart, history, until]);
  if (isOpen) {
    return (
      <div key="chart" ref={keepFocus} className="col-span-2 min-w-0">
        <HistoryChart
          {...props}
          actions={
            <Button size="small" aria-expanded onClick={toggle}>
              Close
            </Button>
          }
        />
      </div>
    );
  }
  const values = series.lines[0] ?? [];
  const latest = values.at(-1) ?? null;
  return (
    <div key="figure" ref={keepFocus} className="grid min-w-0">
      <button
        type="button"
        aria-expanded={false}
        onClick={toggle}
        className="grid min-w-0 content-start gap-1.5 rounded-md border border-line bg-raised p-3 text-left"
      >
        <span className="truncate text-sm text-ink-2">{chart.title}</span>
        <span className="flex items-baseline gap-1.5">
          <span className="text-xl leading-tight tracking-tight">
            {latest === null ? '—' : chart.format(latest)}
          </span>
          {chart.lines.length > 1 && (
            <span className="min-w-0 truncate text-sm text-ink-2">{chart.lines[0]?.label}</span>
          )}
        </span>
        <Sparkline values={values} className="w-full!" />
      </button>
    </div>
  );
}
