import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';

interface MoreSetsProps {
  readonly busy: boolean;
  /** Whether to load more by itself when one has scrolled so far. */
  readonly byItself: boolean;
  readonly onMore: () => void;
}

/** The end of what has been loaded: goes on when it comes into sight, or by a press. */
export function MoreSets({ busy, byItself, onMore }: MoreSetsProps) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
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
      <Button busy={busy} onClick={onMore}>
        Load more
      </Button>
    </div>
  );
}
