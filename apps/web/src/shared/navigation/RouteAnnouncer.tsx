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
      const announce = () => {
        if (document.activeElement === document.body) document.getElementById('main')?.focus();
        // A page that is still being read has no title yet.
        if (document.title === '') frame = requestAnimationFrame(announce);
        else if (region.current) region.current.textContent = document.title;
      };
      frame = requestAnimationFrame(announce);
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  }, [router]);

  return <div ref={region} className="sr-only" role="status" aria-label="Page" />;
}
