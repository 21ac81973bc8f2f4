import { sparklinePaths } from './sparkline-paths.ts';

interface SparklineProps {
  /** Oldest first, evenly spaced; null where the value is unknown. */
  readonly values: readonly (number | null)[];
  /** The text for screen readers. Omit it if the line only repeats the value beside it. */
  readonly label?: string;
  readonly className?: string;
}

const WIDTH = 96;
const HEIGHT = 22;

/** A line chart of the size of a word. Unknown values are gaps. */
export function Sparkline({ values, label, className = '' }: SparklineProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`h-[22px] w-24 overflow-visible ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {sparklinePaths(values, WIDTH, HEIGHT).map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-series-1"
        />
      ))}
    </svg>
  );
}
