import { CHARTS } from './ChartGrid.tsx';

const CHART_COUNT = 12;

/** Room for charts that are being read, each in the size that it will have. */
export function ChartsSkeleton() {
  return (
    <div role="status" aria-label="Loading servers" className={`pt-7 ${CHARTS}`}>
      {Array.from({ length: CHART_COUNT }, (_, chart) => (
        <div
          key={chart}
          className="h-78 animate-breathe rounded-md border border-line bg-raised"
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
