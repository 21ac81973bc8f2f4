import { CHARTS } from './ChartGrid.tsx';

const CHART_COUNT = 12;

/** Placeholders of the size of the charts. */
export function ChartsSkeleton() {
  return (
    <div role="status" aria-label="Loading servers" className={`pt-7 ${CHARTS}`}>
      {Array.from({ length: CHART_COUNT }, (_, chart) => (
        <div
          key={chart}
          className="h-20 sm:h-70 animate-breathe rounded-md border border-line bg-raised"
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
