import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import { without, type Selection } from './selection.ts';
import type { HeldRows } from '../members/use-held-rows.ts';

/** Removes expired members from the selection, and moves the cursor to the row that took their place. */
export function useGridSelection(
  rows: HeldRows,
  setSelection: Dispatch<SetStateAction<Selection>>,
): void {
  const before = useRef<{ readonly id: number; readonly names: readonly string[] }>(undefined);
  const { id, members, gone } = rows;
  useEffect(() => {
    const names = members.map(({ member }) => member);
    const { id: knownId, names: known = [] } = before.current ?? {};
    before.current = { id, names };
    const present = new Set(names);
    const vanished = new Set(
      knownId === id ? known.filter((name) => !present.has(name)) : ([] as string[]),
    );
    if (vanished.size === 0 && gone.size === 0) return;
    const order = names.filter((name) => !gone.has(name));
    setSelection((selection) => {
      const place = selection.lead === null ? 0 : known.indexOf(selection.lead);
      return without(selection, (name) => vanished.has(name) || gone.has(name), order, place);
    });
  }, [id, members, gone, setSelection]);
}
