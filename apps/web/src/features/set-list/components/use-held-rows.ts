import { useState, type FocusEvent } from 'react';
import { holdRows, type HeldRows } from '../hold-rows.ts';

interface Held<Row> extends HeldRows<Row> {
  /** Moves every row to its place, even while the user works with them. */
  readonly letGo: () => void;
  /** Whether a row has the focus, or had it when it was removed. */
  readonly isFocused: boolean;
  /** For the element around the rows. */
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Rows do not move under a pointer, or while one of them has the focus. `view` identifies the list. */
export function useHeldRows<Row extends { readonly name: string }>(
  rows: readonly Row[],
  view: unknown,
): Held<Row> {
  const [held, setHeld] = useState<{ names: readonly string[]; view: unknown } | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // Another filter or order is another list, without held rows.
  const inOrder = holdRows(rows, held !== null && held.view === view ? held.names : null);
  const hold = () => {
    if (held?.view !== view) setHeld({ names: rows.map(({ name }) => name), view });
  };
  return {
    ...inOrder,
    isFocused: focused,
    letGo: () => setHeld({ names: rows.map(({ name }) => name), view }),
    handlers: {
      onPointerEnter: () => {
        setPointed(true);
        hold();
      },
      onPointerLeave: () => {
        setPointed(false);
        if (!focused) setHeld(null);
      },
      onFocus: () => {
        setFocused(true);
        hold();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        if (!pointed) setHeld(null);
      },
    },
  };
}
