import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Member } from '../member.ts';

interface FocusedControl {
  readonly member: string;
  /** Which of the row's controls has the focus. */
  readonly control: string;
  /** Where the row was when it was last rendered. */
  index: number;
}

/**
 * When the row or control with the focus vanishes, the focus goes to the same control of the row
 * that takes its place, or to the list itself; never to the top of the page. Also tells which row has the
 * focus, because that one must stay mounted when it is scrolled out of view.
 */
export function useRowFocus(scroller: RefObject<HTMLDivElement | null>, rows: readonly Member[]) {
  const focused = useRef<FocusedControl | null>(null);
  const [focusedMember, setFocusedMember] = useState<string | null>(null);

  useLayoutEffect(() => {
    const last = focused.current;
    if (last === null) return;
    const index = rows.findIndex(({ member }) => member === last.member);
    if (index !== -1) last.index = index;
    if (document.activeElement !== document.body) return;
    focused.current = null;
    const row = scroller.current?.querySelector<HTMLElement>(
      `[data-index="${Math.min(last.index, rows.length - 1)}"]`,
    );
    // A member that is kept for good has no control to extend it, but always its own name.
    const control =
      row?.querySelector<HTMLElement>(`[data-control="${last.control}"]`) ??
      row?.querySelector<HTMLElement>('[data-control="open"]');
    (control ?? scroller.current)?.focus({ preventScroll: true });
  }, [scroller, rows]);

  const forget = () => {
    focused.current = null;
    setFocusedMember(null);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-member]');
    const control = target.closest<HTMLElement>('[data-control]')?.dataset['control'];
    const member = row?.dataset['member'];
    if (!row || member === undefined || control === undefined) return;
    focused.current = { member, control, index: Number(row.dataset['index']) };
    setFocusedMember(member);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return forget();
    // A blur that comes from the row's own removal is what this hook is there for.
    queueMicrotask(() => {
      if (target.isConnected && document.activeElement === document.body) forget();
    });
  };

  return { focusedMember, onFocus, onBlur };
}
