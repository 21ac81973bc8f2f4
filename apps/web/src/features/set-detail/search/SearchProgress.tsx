import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { errorMessage } from '../../../shared/graphql/error-messages.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { useMemberSearch } from './use-member-search.ts';

interface SearchProgressProps {
  readonly search: ReturnType<typeof useMemberSearch>;
  readonly count: number;
  readonly children: ReactNode;
}

/** The progress of a search, with buttons to cancel and continue it. */
export function SearchProgress({ search, count, children }: SearchProgressProps) {
  const { query, running, complete, full, scannedCount, totalCount, stop, goOn } = search;
  const share = totalCount === 0 ? 1 : Math.min(1, scannedCount / totalCount);
  const state = complete
    ? 'Complete.'
    : running
      ? 'Searching …'
      : query.error
        ? errorMessage(query.error)
        : full
          ? 'Paused: many matches.'
          : 'Stopped.';
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status">
        <strong className="font-semibold">{wholeNumber.format(count)} found</strong>
        <span className="text-ink-2">
          {' '}
          · scanned {wholeNumber.format(scannedCount)} of {wholeNumber.format(totalCount)} · {state}
        </span>
      </p>
      {!complete && (
        <>
          <span
            className="h-1.5 w-28 overflow-hidden rounded-full bg-sunken ring-1 ring-line"
            aria-hidden="true"
          >
            <span
              className="block h-full origin-left bg-accent"
              style={{ transform: `scaleX(${share})` }}
            />
          </span>
          <Button size="small" onClick={running ? stop : goOn}>
            {running ? 'Cancel' : 'Continue'}
          </Button>
        </>
      )}
      {children}
    </div>
  );
}
