import { trafficBars, type Outcome, type Traffic } from '../traffic.ts';

const FILL: Readonly<Record<Outcome, string>> = {
  allowed: 'fill-series-1',
  denied: 'fill-series-2',
  shadowed: 'fill-series-3',
  unavailable: 'fill-series-4',
};

const BAR = 4;
const GAP = 1;
const HEIGHT = 24;

/** A small chart with a bar for each point. The numbers beside it are its text alternative. */
export function TrafficBars({ traffic }: { traffic: Traffic }) {
  const bars = trafficBars(traffic);
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, bars.length * (BAR + GAP) - GAP)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-37.5 max-md:w-full"
      aria-hidden="true"
    >
      <rect width="100%" height="1" y={HEIGHT - 1} className="fill-line" />
      {bars.map((pieces, index) =>
        pieces.map(({ outcome, bottom, height }) => (
          <rect
            key={`${index}:${outcome}`}
            x={index * (BAR + GAP)}
            width={BAR}
            y={HEIGHT * (1 - bottom - height)}
            height={HEIGHT * height}
            className={FILL[outcome]}
          />
        )),
      )}
    </svg>
  );
}
