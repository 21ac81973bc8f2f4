import { useLayoutEffect, useRef } from 'react';

/**
 * If rows vanish while they have the focus, the focus moves to their container, which needs a `tabIndex`,
 * and not to the top of the page.
 */
export function useKeptFocus<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });

  return {
    container,
    onFocus: ({ target }: { target: EventTarget }) => {
      focused.current = target instanceof Element ? target : null;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // When a row is removed, the blur event has no next element.
      if (relatedTarget !== null) focused.current = null;
    },
  };
}
