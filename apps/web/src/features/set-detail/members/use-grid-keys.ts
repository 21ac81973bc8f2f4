import { useCallback, type KeyboardEvent } from 'react';
import { clearSelection, press, type Selection } from '../selection/selection.ts';

interface GridKeysOptions {
  readonly selection: Selection;
  readonly order: readonly string[];
  /** The number of rows in view. */
  readonly page: number;
  readonly mayChange: boolean;
  readonly onSelect: (selection: Selection) => void;
  /** Moves to the first or the last row of the whole list. */
  readonly onEnd: (end: 'first' | 'last') => void;
  /** Selects the whole list. */
  readonly onAll: () => void;
  readonly onOpen: (member: string) => void;
  readonly onRemove: (members: readonly string[]) => void;
  readonly onCopy: (members: readonly string[]) => void;
}

/** Handles keys while the grid itself has the focus. */
export function useGridKeys(options: GridKeysOptions) {
  const { selection, order, page, mayChange, onSelect, onEnd, onAll, onOpen, onRemove, onCopy } =
    options;
  return useCallback(
    (event: KeyboardEvent) => {
      const { key, shiftKey: shift } = event;
      const mod = event.ctrlKey || event.metaKey;
      const { lead, names } = selection;
      const meant = names.size > 0 ? [...names] : lead === null ? [] : [lead];

      const act = (): boolean => {
        if (key === 'Home' || key === 'End') {
          onEnd(key === 'Home' ? 'first' : 'last');
          return true;
        }
        if (key === 'a' && mod && mayChange) {
          onAll();
          return true;
        }
        if (key === 'Enter' && lead !== null) {
          onOpen(lead);
          return true;
        }
        if (key === 'Delete' && mayChange && meant.length > 0) {
          onRemove(meant);
          return true;
        }
        if (key === 'c' && mod && meant.length > 0 && getSelection()?.isCollapsed !== false) {
          onCopy(meant);
          return true;
        }
        if (key === 'Escape') {
          if (names.size === 0) return false;
          onSelect(clearSelection(selection));
          return true;
        }
        const how = mayChange ? { shift, mod } : { shift: false, mod: false };
        if (!mayChange && key === ' ') return false;
        const next = press(selection, order, key, how, page);
        if (next) onSelect(next);
        return next !== null;
      };
      if (act()) event.preventDefault();
    },
    [selection, order, page, mayChange, onSelect, onEnd, onAll, onOpen, onRemove, onCopy],
  );
}
