import { useState } from 'react';

/**
 * Where the focus returns when a dialog closes: the element that had it before. Base UI looks for it when
 * the dialog has mounted, and by then a field with autofocus has the focus.
 */
export function useFocusBack(): () => HTMLElement | true {
  const [before] = useState(() => document.activeElement);
  return () => {
    if (before instanceof HTMLElement && before.isConnected) return before;
    return document.getElementById('main') ?? true;
  };
}
