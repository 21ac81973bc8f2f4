import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadMoreButton } from '../../../components/LoadMore.tsx';
import type { useSets } from '../queries/use-sets.ts';

interface MoreSetsProps {
  readonly query: ReturnType<typeof useSets>;
  /** Load more when the user scrolls to the end. */
  readonly byItself: boolean;
}

/** The end of the loaded list: loads more when it scrolls into view, or by its button. */
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
