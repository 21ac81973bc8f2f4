import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type Dispatch,
  type MouseEvent,
  type SetStateAction,
} from 'react';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { useRankScroll } from '../scroll/use-rank-scroll.ts';
import { click, rangeTo, toggle, type Selection } from '../selection/selection.ts';
import { extension, type MemberChange } from '../editing/member-change.ts';
import { rowsMoved } from './row-changes.ts';
import { columnsOf, useValueWidth } from './columns.ts';
import { GridHead, HEAD_HEIGHT } from './GridHead.tsx';
import { useSetContext } from '../set-context.ts';
import { MemberRow } from './MemberRow.tsx';
import { PendingRows } from './PendingRows.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridSelection } from '../selection/use-grid-selection.ts';
import type { HeldRows } from './use-held-rows.ts';
import type { useHold } from './use-hold.ts';

const ROW_HEIGHT = 44;
const NARROW_ROW_HEIGHT = 100;

interface MemberGridProps {
  /** What the list contains and in which order. */
  readonly label: string;
  readonly rows: HeldRows;
  readonly hold: ReturnType<typeof useHold>['handlers'];
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  /** Ranks follow the expiry, so the list can scroll to a rank. */
  readonly ordered: boolean;
  /** Called with the ranks in view when they change. */
  readonly onView: (first: number, last: number) => void;
  readonly onChange: (change: MemberChange) => void;
  readonly onCopy: (members: readonly string[]) => void;
  /** Selects all members of the list, loaded or not. */
  readonly onAll: () => void;
  /** Shift selects a range whose start is not loaded. */
  readonly onUnloadedRange: (from: string, to: string) => void;
}

/**
 * A list of any length under one scrollbar. The grid itself has the focus, so that a row that vanishes
 * does not take the focus with it.
 */
export const MemberGrid = memo(function MemberGrid(props: MemberGridProps) {
  const { label, rows, hold, selection, setSelection, ordered } = props;
  const { onView, onChange, onCopy, onAll, onUnloadedRange } = props;
  const { rights, defaultTtlMs, openMember, ...page } = useSetContext();
  const jump = ordered ? page.jump : null;
  const { members, start, total, gone } = rows;
  const scroller = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const narrow = useMediaQuery('(width < 48rem)');
  const rowHeight = narrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const head = narrow ? 0 : HEAD_HEIGHT;
  const list = useRankScroll({ scroller, count: total, rowHeight, head });
  const { view, drawn, scrollToRank, reveal, shiftBy } = list;
  useGridSelection(rows, setSelection);

  const order = useMemo(() => members.map(({ member }) => member), [members]);
  const shown = useRef({ start, names: order });
  useLayoutEffect(() => {
    const next = { start, names: order };
    shiftBy(rowsMoved(shown.current, next, view.first));
    shown.current = next;
    // Runs only when the rows change, not when the user scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start, order, shiftBy]);

  // Within the frame of the scroll event: a later update would cost a second layout.
  useLayoutEffect(() => onView(view.first, view.last), [onView, view.first, view.last]);

  const valueWidth = useValueWidth(members);
  const columns = columnsOf(rights, valueWidth);

  const ready = total > 0;
  useEffect(() => {
    if (jump === null || !ready) return;
    scrollToRank(jump.rank);
    const { member = null } = jump;
    if (member !== null) setSelection((known) => ({ ...known, lead: member }));
  }, [jump, ready, scrollToRank, setSelection]);

  const select = (next: Selection) => {
    setSelection(next);
    const place = next.lead === null ? -1 : order.indexOf(next.lead);
    if (place !== -1) reveal(start + place);
  };
  const onKeyDown = useGridKeys({
    selection,
    order,
    page: Math.max(1, view.last - view.first - 1),
    mayChange: rights.change,
    onSelect: select,
    onEnd: (end) => {
      const rank = end === 'first' ? 0 : total - 1;
      scrollToRank(rank);
      const name = order[rank - start];
      if (name !== undefined) setSelection((known) => ({ ...known, lead: name }));
    },
    onAll,
    onOpen: openMember,
    onRemove: (names) => onChange({ kind: 'remove', members: names }),
    onCopy,
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    // The pressed button can vanish with its row, so the grid takes the focus.
    event.currentTarget.focus({ preventScroll: true });
    const name = event.target.closest<HTMLElement>('[data-member]')?.dataset['member'];
    if (name === undefined) return;
    const control = event.target.closest<HTMLElement>('[data-control]');
    const entry = members[order.indexOf(name)];
    switch (control?.dataset['control']) {
      case 'open':
        return openMember(name);
      case 'persist':
        return onChange({ kind: 'persist', members: [name] });
      case 'remove':
        return onChange({ kind: 'remove', members: [name] });
      case 'extend':
        if (entry) onChange(extension([entry], Number(control.dataset['by'])));
        return;
    }
    if (!rights.change || getSelection()?.isCollapsed === false) return;
    const how = { shift: event.shiftKey, mod: event.ctrlKey || event.metaKey };
    if (how.shift && selection.anchor !== null && rangeTo(selection, order, name) === null) {
      onUnloadedRange(selection.anchor, name);
    } else if (control !== null && !how.shift) setSelection(toggle(selection, name));
    else setSelection(click(selection, order, name, how));
  };

  const idOf = (rank: number) => `${idPrefix}${rank}`;
  const leadPlace = selection.lead === null ? -1 : order.indexOf(selection.lead);
  const end = start + members.length - 1;
  const [first, last] = [Math.max(drawn.first, start), Math.min(drawn.last, end)];
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-multiselectable={rights.change}
      aria-activedescendant={leadPlace === -1 ? undefined : idOf(start + leadPlace)}
      tabIndex={0}
      className="relative overflow-auto overscroll-contain [--list-height:clamp(20rem,calc(100dvh-19.25rem),64rem)] [contain:layout_paint_style] [overflow-anchor:none] pointer-coarse:[--columns:var(--with-actions)] md:[scrollbar-gutter:stable]"
      style={{ height: `min(${total * rowHeight + head}px, var(--list-height))`, ...columns }}
      onScroll={list.onScroll}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onMouseDown={(event) => {
        // Shift would select the text between two clicks.
        if (event.shiftKey) event.preventDefault();
      }}
      {...hold}
    >
      <GridHead values={valueWidth > 0} />
      <div role="rowgroup" className="relative" style={{ height: list.height }}>
        {members.slice(first - start, Math.max(0, last - start + 1)).map((entry, index) => {
          const rank = first + index;
          return (
            <MemberRow
              key={entry.member}
              id={idOf(rank)}
              entry={entry}
              rank={rank}
              top={view.origin + rank * rowHeight}
              height={rowHeight}
              fullMs={defaultTtlMs}
              values={valueWidth > 0}
              selected={selection.names.has(entry.member)}
              lead={entry.member === selection.lead}
              gone={gone.has(entry.member)}
              actions={rank >= view.rested.first && rank <= view.rested.last}
              {...rights}
            />
          );
        })}
        <PendingRows
          drawn={drawn}
          loaded={{ first: start, last: end }}
          origin={view.origin}
          rowHeight={rowHeight}
        />
      </div>
    </div>
  );
});
