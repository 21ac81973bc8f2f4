import { useEffect, useState, type RefObject } from 'react';

/** The maximum of one subscription. */
const MOST = 100;
const SETTLE_MS = 150;

/** The rows `[data-name]` of an element that are in view; without IntersectionObserver, the first ones. */
export function useVisibleNames(
  container: RefObject<HTMLElement | null>,
  names: readonly string[],
): readonly string[] {
  const [visible, setVisible] = useState<readonly string[]>([]);

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const inSight = new Set<string>(typeof IntersectionObserver === 'undefined' ? names : []);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      timer = undefined;
      const next = names.filter((name) => inSight.has(name)).slice(0, MOST);
      setVisible((former) => (isSame(former, next) ? former : next));
    };
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) {
              const name = target.getAttribute('data-name');
              if (name === null) continue;
              if (isIntersecting) inSight.add(name);
              else inSight.delete(name);
            }
            timer ??= setTimeout(publish, SETTLE_MS);
          });
    if (observer === undefined) publish();
    else for (const row of element.querySelectorAll('[data-name]')) observer.observe(row);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [container, names]);

  return visible;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}
