import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { Sort } from '../../../components/Table.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { useSets } from '../queries/use-sets.ts';
import type { SetSort, SetsView } from '../sets-view.ts';
import { SetTable } from './SetTable.tsx';
import { LoadMoreButton } from '../../../components/LoadMore.tsx';

type SetsResult = ReturnType<typeof useSets>;

interface OwnSetsProps {
  readonly query: SetsResult;
  readonly list: NonNullable<SetsResult['data']>;
  readonly view: SetsView;
  readonly onSort: (sort: Sort<SetSort>) => void;
  /** A button that shows all sets, if a filter is active. */
  readonly reset: ReactNode;
}

/** Beyond this many rows, more load only by a press: filtering is better than scrolling. */
const MAX_BY_ITSELF = 300;

/** Mayfly's sets that are loaded and match the filters. */
export function OwnSets({ query, list, view, onSort, reset }: OwnSetsProps) {
  const { hasNextPage } = query;
  const { sets, totalCount, consideredAll, consideredCount } = list;
  const isByName = view.sort === undefined;
  if (sets.length === 0 && !hasNextPage) {
    if (totalCount === 0) return null;
    return (
      <EmptyState title="No such set" action={reset}>
        <p>None of the {wholeNumber.format(totalCount)} sets has this name and strategy.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <SetTable sets={sets} view={view} onSort={onSort} />
      <footer className="flex flex-wrap items-center justify-between gap-2 pt-3 text-sm text-ink-2">
        <p>
          {!isByName && !consideredAll
            ? `Sorted: the first ${wholeNumber.format(consideredCount)} sets by name, of ${wholeNumber.format(totalCount)}. Filter by name to see others.`
            : hasNextPage
              ? `${wholeNumber.format(sets.length)} of ${wholeNumber.format(totalCount)} sets shown`
              : ''}
        </p>
        {hasNextPage && <MoreSets query={query} byItself={sets.length < MAX_BY_ITSELF} />}
      </footer>
    </>
  );
}

interface MoreSetsProps {
  readonly query: ReturnType<typeof useSets>;
  /** Load more when the user scrolls to the end. */
  readonly byItself: boolean;
}

/** The end of the loaded list: loads more when it scrolls into view, or by its button. */
function MoreSets({ query, byItself }: MoreSetsProps) {
  const end = useRef<HTMLDivElement>(null);
  const { isFetchingNextPage: busy, fetchNextPage } = query;
  const more = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (!byItself || busy || end.current === null || typeof IntersectionObserver === 'undefined')
      return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [byItself, busy]);
  return (
    <div ref={end}>
      <LoadMoreButton query={query} />
    </div>
  );
}
