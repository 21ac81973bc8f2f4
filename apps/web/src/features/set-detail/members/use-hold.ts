import { useCallback, useEffect, useMemo, useRef, useState, type FocusEvent } from 'react';

/** How long after the last movement the pointer counts as resting, in milliseconds. */
const HOLD_MS = 3_000;

/**
 * Whether the user works with a list: the pointer moves over it, or it has the focus by keyboard. A focus
 * by pointer does not count, because it stays after the pointer has left.
 */
export function useHold() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const letGo = useCallback(() => {
    clearTimeout(timer.current);
    setPointed(false);
  }, []);
  const handlers = useMemo(
    () => ({
      onPointerMove: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(letGo, HOLD_MS);
        setPointed(true);
      },
      onPointerLeave: letGo,
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onKeyDownCapture: () => setFocused(true),
      onBlur: () => setFocused(false),
    }),
    [letGo],
  );
  return { held: pointed || focused, handlers };
}
