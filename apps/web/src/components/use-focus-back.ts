import { useState } from 'react';

/**
 * Where the focus goes when a dialog closes: to what had it before. Base UI looks for that when the dialog is there,
 * and a field that takes the focus at once has it by then.
 */
export function useFocusBack(): () => HTMLElement | true {
  const [before] = useState(() => document.activeElement);
  return () => {
    if (before instanceof HTMLElement && before.isConnected) return before;
    return document.getElementById('main') ?? true;
  };
}
