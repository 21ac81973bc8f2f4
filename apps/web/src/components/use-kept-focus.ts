import { useLayoutEffect, useRef } from 'react';

/**
 * When rows vanish with the focus in them, the focus goes to their container, which needs a
 * `tabIndex`; never to the top of the page.
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
      // A blur without a next element is what the removal of a row looks like.
      if (relatedTarget !== null) focused.current = null;
    },
  };
}
