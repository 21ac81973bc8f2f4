import { lineToken } from './chart-line.ts';
import { outcomeBars, type OutcomeCounts, type OutcomeKind } from './outcomes.ts';

const BAR = 4;
const GAP = 1;
const HEIGHT = 24;

interface OutcomeBarsProps<Outcome extends string> {
  readonly counts: OutcomeCounts<Outcome>;
  readonly kinds: readonly OutcomeKind<Outcome>[];
}

/** A small chart with a stacked bar for each point. The numbers beside it are its text alternative. */
export function OutcomeBars<Outcome extends string>({ counts, kinds }: OutcomeBarsProps<Outcome>) {
  const bars = outcomeBars(counts, kinds);
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, bars.length * (BAR + GAP) - GAP)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 w-37.5 max-md:w-full"
      aria-hidden="true"
    >
      <rect width="100%" height="1" y={HEIGHT - 1} className="fill-line" />
      {bars.map((pieces, index) =>
        pieces.map(({ kind, bottom, height }) => (
          <rect
            key={`${index}:${kind.outcome}`}
            x={index * (BAR + GAP)}
            width={BAR}
            y={HEIGHT * (1 - bottom - height)}
            height={HEIGHT * height}
            style={{ fill: `var(${lineToken(kind)})` }}
          />
        )),
      )}
    </svg>
  );
}
