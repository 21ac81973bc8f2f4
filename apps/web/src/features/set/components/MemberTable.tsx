import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import type { Member } from '../member.ts';
import { MemberRow, type MemberRowActions } from './MemberRow.tsx';
import { useHeldOrder } from './use-held-order.ts';
import { useListPlace } from './use-list-place.ts';
import { useRowFocus } from './use-row-focus.ts';

const ROW_HEIGHT = 44;
const NARROW_ROW_HEIGHT = 112;
/** How many rows before the end of what is loaded more is fetched. */
const FETCH_AHEAD = 20;

interface MemberTableProps extends MemberRowActions {
  readonly members: readonly Member[];
  readonly totalCount: number;
  readonly defaultTtlMs: number;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  readonly fetchEarlier: () => void;
  readonly fetchLater: () => void;
}

const memberAt = (target: EventTarget) =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-member]')?.dataset['member'] ?? null)
    : null;

export function MemberTable(props: MemberTableProps) {
  const { members, totalCount, defaultTtlMs, hasEarlier, hasLater, onChange, onOpen } = props;
  const { fetchEarlier, fetchLater } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useMediaQuery('(width < 48rem)') ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const { rows, held, hold, release } = useHeldOrder(members);
  const place = useListPlace({ scroller, rows, rowHeight, held, hasEarlier });
  const focus = useRowFocus(scroller, rows);

  const focusedIndex = rows.findIndex(({ member }) => member === focus.focusedMember);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.member ?? index,
    paddingStart: place.lead,
    overscan: 6,
    // The row with the focus stays mounted wherever it is: unmounting it would lose the focus.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      if (focusedIndex === -1 || visible.includes(focusedIndex)) return visible;
      return [...visible, focusedIndex].sort((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  useEffect(() => {
    if (hasLater && last >= rows.length - FETCH_AHEAD) fetchLater();
    else if (hasEarlier && first < FETCH_AHEAD) fetchEarlier();
  }, [first, last, rows.length, hasLater, hasEarlier, fetchLater, fetchEarlier]);

  return (
    <div
      role="table"
      aria-label="Members"
      aria-rowcount={totalCount + 1}
      className="[--columns:minmax(8rem,1.4fr)_minmax(6rem,1.6fr)_9.5rem_17.5rem]"
    >
      <div role="rowgroup" className="overflow-hidden [scrollbar-gutter:stable] max-md:sr-only">
        <div
          role="row"
          aria-rowindex={1}
          className="grid grid-cols-(--columns) gap-4 border-b border-line px-2 pb-1 text-sm font-medium text-ink-2"
        >
          <span role="columnheader">Member</span>
          <span role="columnheader">Value</span>
          <span role="columnheader">Time left</span>
          <span role="columnheader" className="text-right">
            Actions
          </span>
        </div>
      </div>
      {/* These handlers only notice that somebody is here; what can be done stands in the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        role="rowgroup"
        aria-label="Members, soonest to expire first"
        tabIndex={-1}
        className="max-h-(--list-height) overflow-auto overscroll-contain [--list-height:clamp(20rem,70dvh,60rem)] [contain:layout_paint_style] [overflow-anchor:none] focus-visible:-outline-offset-2 md:[scrollbar-gutter:stable]"
        style={{ minHeight: `min(${totalCount * rowHeight}px, var(--list-height))` }}
        onScroll={place.followScroll}
        onPointerMove={(event: PointerEvent) => {
          place.pointAt(memberAt(event.target));
          hold();
        }}
        onPointerLeave={release}
        onKeyDown={hold}
        onFocus={(event: FocusEvent) => {
          place.pointAt(memberAt(event.target));
          focus.onFocus(event);
          hold();
        }}
        onBlur={focus.onBlur}
      >
        <div
          role="presentation"
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {items.map(({ index, key, start }) => {
            const member = rows[index];
            return (
              member && (
                <MemberRow
                  key={key}
                  member={member}
                  index={index}
                  top={start}
                  height={rowHeight}
                  defaultTtlMs={defaultTtlMs}
                  onChange={onChange}
                  onOpen={onOpen}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
