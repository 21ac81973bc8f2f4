import { useEffect, useRef, useSyncExternalStore } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { currentScheme, subscribeTheme } from '../../../theme/theme-store.ts';
import type { ChartSpec } from '../chart-specs.ts';
import type { Columns } from '../columns.ts';
import { plotOptions } from '../plot-options.ts';

interface LineChartProps {
  readonly spec: ChartSpec;
  readonly columns: Columns;
  /** The right end of the time axis, on the server's clock. */
  readonly until: number;
  readonly spanMs: number;
  readonly onPoint: (at: number | null) => void;
}

const toData = ({ times, values }: Columns): uPlot.AlignedData => [
  [...times],
  ...values.map((line) => [...line]),
];

function Plot({ spec, columns, until, spanMs, onPoint }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const created = new uPlot({ ...plotOptions(spec, onPoint), ...size() }, [[]], element);
    plot.current = created;
    const observer = new ResizeObserver(() => created.setSize(size()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      created.destroy();
      plot.current = null;
    };
  }, [spec, onPoint]);

  useEffect(() => {
    plot.current?.batch(() => {
      plot.current?.setData(toData(columns), false);
      plot.current?.setScale('x', { min: (until - spanMs) / 1000, max: until / 1000 });
    });
  }, [columns, until, spanMs]);

  return <div ref={box} className="plot" />;
}

/** The canvas of a chart. Loaded on demand, because no other page needs uPlot. */
export default function LineChart(props: LineChartProps) {
  const scheme = useSyncExternalStore(subscribeTheme, currentScheme);
  // A canvas keeps the colours that it was drawn with: another scheme needs another plot.
  return <Plot key={scheme} {...props} />;
}
