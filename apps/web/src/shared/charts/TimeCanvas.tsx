import { useEffect, useRef, useSyncExternalStore } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { currentScheme, subscribeTheme } from '../theme/theme-store.ts';
import type { Series } from './series.ts';
import type { TimeSpan } from './chart-group.tsx';
import { plotOptions, type PlotEvents, type PlotStyle } from './plot-options.ts';

interface TimeCanvasProps {
  /** Memoise both: a change creates a new plot. */
  readonly look: PlotStyle;
  readonly events: PlotEvents;
  readonly series: Series;
  readonly view: TimeSpan;
  readonly pointedAt: number | null;
  /** The line under the pointer in the legend; the others fade. */
  readonly emphasized: number | null;
}

const toData = ({ times, lines }: Series): uPlot.AlignedData => [
  times.map((time) => time / 1000),
  ...lines.map((line) => [...line]),
];

function Plot({ look, events, series, view, pointedAt, emphasized }: TimeCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const size = () => ({ width: element.clientWidth, height: element.clientHeight });
    const created = new uPlot({ ...plotOptions(look, events), ...size() }, [[]], element);
    plot.current = created;
    const observer = new ResizeObserver(() => created.setSize(size()));
    observer.observe(element);
    return () => {
      observer.disconnect();
      created.destroy();
      plot.current = null;
    };
  }, [look, events]);

  const { from, to } = view;
  useEffect(() => {
    plot.current?.batch(() => {
      plot.current?.setData(toData(series), false);
      plot.current?.setScale('x', { min: from / 1000, max: to / 1000 });
    });
    // A new plot also needs the data.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [look, events, series, from, to]);

  useEffect(() => {
    const current = plot.current;
    if (!current) return;
    const left = pointedAt === null ? -10 : current.valToPos(pointedAt / 1000, 'x');
    if (Math.abs((current.cursor.left ?? -10) - left) < 0.5) return;
    // Fires no event, so that the plot does not report this position back.
    current.setCursor({ left, top: 0 });
    // In another view, the same time has another position.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pointedAt, from, to]);

  useEffect(() => {
    plot.current?.setSeries(emphasized === null ? null : emphasized + 1, { focus: true }, false);
  }, [emphasized]);

  return <div ref={box} className="h-full" />;
}

/** The canvas of a chart. Loaded on demand, because most pages have no charts. */
export default function TimeCanvas(props: TimeCanvasProps) {
  const scheme = useSyncExternalStore(subscribeTheme, currentScheme);
  // A canvas keeps its colours, so another scheme needs a new plot.
  return <Plot key={scheme} {...props} />;
}
