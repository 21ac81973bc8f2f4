import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadMoreButton } from '../../../components/LoadMore.tsx';
import type { useSets } from '../queries/use-sets.ts';

interface MoreSetsProps {
  readonly query: ReturnType<typeof useSets>;
  /** Whether to load more by itself when one has scrolled so far. */
  readonly byItself: boolean;
}

/** The end of what has been loaded: goes on when it comes into sight, or by a press. */
export function MoreSets({ query, byItself }: MoreSetsProps) {
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
