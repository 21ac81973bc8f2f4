import { useEffect, useMemo, useRef, useEffectEvent } from 'react';
import { Button } from '../../../components/Button.tsx';
import {
  ColumnHead,
  SortHead,
  Table,
  TableBody,
  TableHead,
  type Sort,
} from '../../../components/Table.tsx';
import type { SetSummary } from '../queries/use-sets.ts';
import { orderOf, type SetSort, type SetsView } from '../sets-view.ts';
import { useLiveList } from '../subscriptions/use-live-list.ts';
import { SetRow } from './SetRow.tsx';
import { useHeldRows } from './use-held-rows.ts';
import { useVisibleNames } from './use-visible-names.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageClock } from '../../../shared/clock/page-clock.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { NO_HISTORY, recordCounts, STEP_MS, type CountHistory } from '../count-history.ts';

/** The live counts of the shown sets in the last two minutes, as far as this page was open. */
function useCountHistory(sets: readonly SetSummary[]): CountHistory['counts'] {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.setCounts();
  const { data } = useQuery<CountHistory>({
    queryKey,
    queryFn: () => NO_HISTORY,
    enabled: false,
    initialData: NO_HISTORY,
  });
  const record = useEffectEvent(() => {
    if (document.hidden || sets.length === 0) return;
    queryClient.setQueryData<CountHistory>(queryKeys.setCounts(), (history = NO_HISTORY) =>
      recordCounts(history, pageClock.now(), sets),
    );
  });
  useEffect(() => {
    const timer = setInterval(record, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return data.counts;
}

interface SetTableProps {
  readonly sets: readonly SetSummary[];
  readonly view: SetsView;
  readonly onSort: (sort: Sort<SetSort>) => void;
}

const NO_COUNTS = [] as const;

/** The live list of sets: counts and countdowns update, rows move while the user is not working with them. */
export function SetTable({ sets, view, onSort }: SetTableProps) {
  const { rows, moved, isFocused, letGo, handlers } = useHeldRows(sets, view);
  const table = useRef<HTMLDivElement>(null);
  const joined = rows.map(({ name }) => name).join(' ');
  // Names contain no spaces. Equal names give the same list after each poll.
  const names = useMemo(() => (joined === '' ? [] : joined.split(' ')), [joined]);
  useLiveList(view, useVisibleNames(table, names));
  useEffect(() => {
    // The focused row is gone: the list takes the focus, not the top of the page.
    if (isFocused && document.activeElement === document.body) table.current?.focus();
  });
  const counts = useCountHistory(sets);
  const sort = orderOf(view);

  return (
    <div ref={table} tabIndex={-1} role="region" aria-label="List of sets" {...handlers}>
      <p
        className="min-h-7 text-right text-sm text-ink-2 max-md:empty:min-h-0 md:-mt-6"
        role="status"
      >
        {moved > 0 && (
          <>
            {moved} {moved === 1 ? 'set has' : 'sets have'} moved.{' '}
            <Button look="quiet" size="small" onClick={letGo}>
              Update
            </Button>
          </>
        )}
      </p>
      <Table caption="Sets">
        <TableHead>
          <SortHead by="name" sort={sort} onSort={onSort}>
            Set
          </SortHead>
          <ColumnHead>Strategy</ColumnHead>
          <SortHead by="count" numeric sort={sort} onSort={onSort}>
            Live
          </SortHead>
          <ColumnHead>
            <span className="sr-only">Live in the last two minutes</span>
          </ColumnHead>
          <SortHead by="expiry" numeric sort={sort} onSort={onSort}>
            Next expiry
          </SortHead>
          <ColumnHead numeric>Time to live</ColumnHead>
        </TableHead>
        <TableBody>
          {rows.map((set) => (
            <SetRow key={set.name} set={set} history={counts[set.name] ?? NO_COUNTS} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
