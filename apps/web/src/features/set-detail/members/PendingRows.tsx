import { wholeNumber } from '../../../shared/numbers/whole-number.ts';

interface Ranks {
  readonly first: number;
  readonly last: number;
}

interface PendingRowsProps {
  readonly drawn: Ranks;
  readonly loaded: Ranks;
  readonly origin: number;
  readonly rowHeight: number;
}

/** Placeholders with the ranks of rows that are loading. Only their block moves: rows keep their place in it. */
export function PendingRows({ drawn, loaded, origin, rowHeight }: PendingRowsProps) {
  const ranks: number[] = [];
  for (let rank = drawn.first; rank <= drawn.last; rank += 1) {
    if (rank < loaded.first || rank > loaded.last) ranks.push(rank);
  }
  if (ranks.length === 0) return null;
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0"
      style={{ transform: `translateY(${origin + drawn.first * rowHeight}px)` }}
    >
      {ranks.map((rank) => (
        <div
          // The elements stay while the ranks change, as when the user drags the scrollbar.
          key={rank - drawn.first}
          className="absolute inset-x-0 flex items-center gap-4 border-b border-line px-2 text-sm text-ink-2 contain-strict"
          style={{ height: rowHeight, top: (rank - drawn.first) * rowHeight }}
        >
          <span>{wholeNumber.format(rank + 1)}</span>
          <span className="h-3 w-2/5 rounded-sm bg-sunken" />
        </div>
      ))}
    </div>
  );
}
