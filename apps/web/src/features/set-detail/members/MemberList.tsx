import { useCallback, useMemo, useState } from 'react';
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
import { useHeldRows, type MemberRows } from './use-held-rows.ts';
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

  return (
    <>
      {/* The height is fixed, so that selecting a row does not move it. */}
      <div className="mb-1 flex h-12 items-center overflow-x-auto overflow-y-hidden">
        {selection.names.size > 0 ? (
          <BulkBar
            names={selection.names}
            members={rows.members}
            total={rows.total}
            busy={isPending}
            onChange={change}
            onCopy={copy}
            onClear={() => setSelection(clearSelection)}
          />
        ) : (
          <ListStatus inView={inView} total={rows.total} />
        )}
      </div>
      {rows.total > 0 && (
        <div className="relative">
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
          {rows.changedCount > 0 && (
            <button
              type="button"
              className="absolute top-0.5 right-5 z-3 h-6.5 rounded-full bg-accent px-3 text-sm font-medium text-accent-ink tabular-nums hover:bg-accent-deep max-md:top-auto max-md:right-1/2 max-md:bottom-2 max-md:h-9 max-md:translate-x-1/2"
              title="Rows do not move while you work with them. Press to update them."
              onClick={rows.refresh}
            >
              {wholeNumber.format(rows.changedCount)} changed
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface ListStatusProps {
  readonly inView: { readonly first: number; readonly last: number };
  readonly total: number;
}

/** The ranks in view. */
function ListStatus({ inView, total }: ListStatusProps) {
  if (total === 0 || inView.last < inView.first) return null;
  const [first, last] = [inView.first + 1, Math.min(inView.last + 1, total)].map((rank) =>
    wholeNumber.format(rank),
  );
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {first}–{last} of {wholeNumber.format(total)}
    </p>
  );
}
