import { useInfiniteQuery, useMutationState } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLive } from '../../../clock/use-live.ts';
import { queryKeys } from '../../../graphql/query-keys.ts';
import { applyChanges, isMemberChange } from '../member-change.ts';
import { liveFigures, runsDry } from '../set-window.ts';
import { setWindowQuery } from './set-window-query.ts';

/** New members are to be seen within about two seconds. */
const POLL_MS = 1_500;
/** However fast members expire, the window is not refilled more often than this. */
const REFILL_GAP_MS = 100;

/**
 * A set as it lives: what was last read of it, with pending changes on top, less what has expired
 * since. This is the one place that knows how news of its members arrives (by polling).
 */
export function useLiveSet(name: string) {
  const query = useInfiniteQuery(setWindowQuery(name, POLL_MS));
  const variables = useMutationState({
    filters: { mutationKey: queryKeys.memberChanges(name), status: 'pending' },
    select: (mutation) => mutation.state.variables,
  });

  const reading = query.data;
  const pending = useMemo(() => variables.filter(isMemberChange), [variables]);
  const members = useMemo(() => applyChanges(reading?.members ?? [], pending), [reading, pending]);
  const changing = useMemo(() => new Set(pending.map(({ member }) => member)), [pending]);
  const { live, now } = useLive(members);
  const figures = reading && liveFigures(reading, members, now);

  const { hasNextPage, isFetching, dataUpdatedAt, refetch } = query;
  const dry = hasNextPage && runsDry(live, now);
  // Read again from where the window begins, which is further on by now. Each expiry, a new `live`,
  // asks anew, as the gap may have been too short the time before.
  useEffect(() => {
    if (dry && !isFetching && Date.now() - dataUpdatedAt > REFILL_GAP_MS) void refetch();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [live, dry, isFetching, dataUpdatedAt, refetch]);

  return { query, reading, live, figures, changing, dry };
}
