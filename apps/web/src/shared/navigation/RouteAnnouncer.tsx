import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Announces the opened page to screen readers, as a browser does. The focus stays, or moves to the content
 * if its element is gone.
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
        // A page that is loading has no title yet.
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
