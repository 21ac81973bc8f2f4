import { wholeNumber } from '../../../shared/numbers/whole-number.ts';

interface ListStatusProps {
  readonly inView: { readonly first: number; readonly last: number };
  readonly total: number;
}

/** The ranks in view. */
export function ListStatus({ inView, total }: ListStatusProps) {
  if (total === 0 || inView.last < inView.first) return null;
  const [first, last] = [inView.first + 1, Math.min(inView.last + 1, total)].map((rank) =>
    wholeNumber.format(rank),
  );
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {first}–{last} of {wholeNumber.format(total)}
    </p>
  );
}
