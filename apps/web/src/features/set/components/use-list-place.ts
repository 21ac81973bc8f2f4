import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepInPlace, releaseLead, rowsMoved } from '../list-anchor.ts';
import type { Member } from '../member.ts';

interface ListPlaceOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Member[];
  readonly rowHeight: number;
  /** Somebody works with the list: nothing may move under the pointer. */
  readonly held: boolean;
  /** There are rows before the first that are not loaded. */
  readonly hasEarlier: boolean;
}

/**
 * Keeps the rows in view in place while others come and go before them. At the top of a list that
 * nobody touches they simply move up. Returns the space to leave before the first row.
 */
export function useListPlace({ scroller, rows, rowHeight, held, hasEarlier }: ListPlaceOptions) {
  const [lead, setLead] = useState(0);
  const scrollTop = useRef(0);
  const shown = useRef<readonly string[]>([]);
  const pointedAt = useRef<string | null>(null);

  useLayoutEffect(() => {
    const previous = shown.current;
    const next = rows.map(({ member }) => member);
    shown.current = next;
    const scrolled = scrollTop.current > lead;
    if (!held && !scrolled) return setLead(0);

    const firstInView = Math.max(0, Math.floor((scrollTop.current - lead) / rowHeight));
    const pointed = pointedAt.current === null ? -1 : previous.indexOf(pointedAt.current);
    const anchor = held && pointed !== -1 ? pointed : firstInView;
    const shift = rowsMoved(previous, next, anchor) * rowHeight;
    const place = keepInPlace({ lead, scrollTop: scrollTop.current }, shift);
    scrollTop.current = place.scrollTop;
    setLead(place.lead);
    // The lead is compared with, not followed: only new rows or a new hold move anything.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, rowHeight, held]);

  // Rendering fewer rows may have made the browser clamp the position in between.
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scrollTop.current;
  }, [scroller, lead, rows]);

  const followScroll = () => {
    if (!scroller.current) return;
    scrollTop.current = scroller.current.scrollTop;
    if (held || hasEarlier || lead === 0 || scrollTop.current > lead) return;
    const place = releaseLead({ lead, scrollTop: scrollTop.current });
    scrollTop.current = place.scrollTop;
    setLead(place.lead);
  };

  const pointAt = (member: string | null) => {
    pointedAt.current = member;
  };

  return { lead, followScroll, pointAt };
}
