import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Tells screen readers which page has been opened, as a browser would. The focus stays where it is,
 * or goes to the content if what had it is gone.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || fromLocation === undefined) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (region.current) region.current.textContent = document.title;
        if (document.activeElement === document.body) document.getElementById('main')?.focus();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [router]);

  return <div ref={region} className="sr-only" role="status" aria-label="Page" />;
}
