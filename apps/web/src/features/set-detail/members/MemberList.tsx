import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { clearSelection, EMPTY_SELECTION } from '../selection/selection.ts';
import type { MemberChange } from '../editing/member-change.ts';
import {
  useChangeMembers,
  usePendingChanges,
  useConfirmedExpiries,
} from '../editing/use-change-members.ts';
import { BulkBar } from '../selection/BulkBar.tsx';
import { useSetContext } from '../set-context.ts';
import { MemberGrid } from './MemberGrid.tsx';
import { useUnloadedSelection } from '../selection/use-unloaded-selection.ts';
import { useHeldRows, type HeldRows, type MemberRows } from './use-held-rows.ts';
import { useHold } from './use-hold.ts';
import { notify } from '../../../shared/notices/notify.ts';

/** Copies a text to the clipboard, and reports the result. */
async function copyText(text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('done', message);
  } catch {
    notify('failed', 'The browser blocked the clipboard.');
  }
}

interface MemberListProps {
  /** What the list contains and in which order. */
  readonly label: string;
  /** The current members. The shown rows can lag behind while the user works with them. */
  readonly current: MemberRows;
  /** Ranks follow the expiry, so a range can extend beyond the loaded rows. */
  readonly ordered: boolean;
  readonly onView: (first: number, last: number) => void;
}

const NO_RANKS = { first: 0, last: -1 };

/** The members with all actions for one or many of them. */
export function MemberList(props: MemberListProps) {
  const { label, current, ordered, onView } = props;
  const { name: set } = useSetContext();
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  const [inView, setInView] = useState(NO_RANKS);
  const hold = useHold();
  const held = hold.held || selection.names.size > 0;
  const rows = useHeldRows(current, held, useConfirmedExpiries(set));
  const { mutate, isPending } = useChangeMembers(set);
  const pending = usePendingChanges(set);
  const changing = useMemo(() => new Set(pending.flatMap(({ members }) => members)), [pending]);

  const change = useCallback(
    (wanted: MemberChange) => {
      // The previous change is still pending: a double press must not count twice.
      if (!wanted.members.some((member) => changing.has(member))) mutate(wanted);
    },
    [changing, mutate],
  );
  const copy = useCallback((members: readonly string[]) => {
    const message =
      members.length === 1
        ? 'Member copied.'
        : `${wholeNumber.format(members.length)} members copied, one per line.`;
    void copyText(members.join('\n'), message);
  }, []);
  const view = useCallback(
    (first: number, last: number) => {
      setInView({ first, last });
      onView(first, last);
    },
    [onView],
  );
  const far = useUnloadedSelection({ set, ordered, rows, setSelection });

  const range = liveRange(rows, inView);
  // Nothing that the user could work with is left: the list continues.
  if (rows.gone.size > 0 && range === null) rows.refresh();

  return (
    <>
      {rows.total > 0 && (
        <MemberGrid
          label={label}
          rows={rows}
          hold={hold.handlers}
          selection={selection}
          setSelection={setSelection}
          ordered={ordered}
          onView={view}
          onChange={change}
          onCopy={copy}
          onAll={far.all}
          onUnloadedRange={far.range}
        />
      )}
      {/* Below the list, so that no row moves when it changes. On the screen, however long the list is. */}
      <div className="sticky bottom-0 z-3 mt-1 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 bg-raised pt-1 max-md:bottom-14">
        {selection.names.size > 0 ? (
          <BulkBar
            names={selection.names}
            members={rows.members}
            total={rows.liveTotal}
            busy={isPending}
            onChange={change}
            onCopy={copy}
            onClear={() => setSelection(clearSelection)}
          />
        ) : (
          range && (
            <p className="text-sm text-ink-2">
              {wholeNumber.format(range.first + 1)}–{wholeNumber.format(range.last + 1)} of{' '}
              {wholeNumber.format(rows.liveTotal)}
            </p>
          )
        )}
        {rows.changes && (
          <p className="flex items-center gap-1.5 text-sm">
            {wholeNumber.format(rows.changes.count)} {rows.changes.expired ? 'expired' : 'changed'}
            <span aria-hidden="true">·</span>
            <Button
              size="small"
              look="primary"
              title="Rows do not move while you work with them."
              onClick={rows.refresh}
            >
              Show current
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

/** The ranks of the live members in view, or null if there are none. */
function liveRange(rows: HeldRows, inView: { readonly first: number; readonly last: number }) {
  const { start, members, gone, total, liveRankOf } = rows;
  const last = Math.min(inView.last, total - 1);
  if (last < inView.first) return null;
  // Rows that are loading.
  if (gone.size === 0 || inView.first < start || last >= start + members.length) {
    return { first: inView.first, last: Math.min(last, rows.liveTotal - 1) };
  }
  const ranks: number[] = [];
  for (let rank = inView.first; rank <= last; rank += 1) {
    const live = liveRankOf(rank - start);
    if (live !== undefined) ranks.push(live);
  }
  return ranks.length === 0 ? null : { first: Math.min(...ranks), last: Math.max(...ranks) };
}
