import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pollEvery } from '../../../shared/graphql/polling.ts';
import { queryKeys } from '../../../shared/graphql/query-keys.ts';
import { request } from '../../../shared/graphql/request.ts';
import { MemberWindowDocument, type MemberWindowQuery } from '../documents.generated.ts';
import {
  rankToRead,
  readWindow,
  reuseMembers,
  rowsToRead,
  windowArguments,
  type RowWindow,
  type WindowStart,
} from './row-window.ts';

/** Without a feed, new members appear within about two seconds. */
const POLL_MS = 1_500;
/** Former windows stay cached for users who scroll back. */
const KEPT_MS = 15_000;
/** Delays requests while the user drags the scrollbar. */
const GAP_MS = 100;

interface Target {
  readonly id: number;
  readonly rank: number;
  readonly rows: number;
}

const FROM_THE_TOP: Target = { id: 0, rank: 0, rows: rowsToRead(undefined) };

/** The rows around a rank in recently loaded windows. */
function knownAround(client: QueryClient, name: string, { rank, rows }: Target) {
  const filter = { queryKey: queryKeys.memberWindows(name) };
  const known = client.getQueriesData<RowWindow>(filter).flatMap(([, window]) => window ?? []);
  const middle = rank + rows / 2;
  const covering = known.filter(
    ({ start, members }) => start <= middle && middle < start + members.length,
  );
  return (covering.length > 0 ? covering : known).toSorted((a, b) => b.readAt - a.readAt)[0];
}

/**
 * The rows around those in view, by expiry. Each window is one query, so that no row is missing or
 * duplicated. It is refetched at the current rank of its rows, which falls when members before them
 * expire.
 */
export function useRowWindow(name: string, enabled: boolean) {
  const client = useQueryClient();
  const [target, setTarget] = useState(FROM_THE_TOP);
  const query = useQuery({
    queryKey: queryKeys.memberWindow(name, target.id),
    queryFn: async ({ signal, queryKey }): Promise<RowWindow> => {
      const known = client.getQueryData<RowWindow>(queryKey);
      const start: WindowStart =
        known?.before == null ? { rank: target.rank } : { after: known.before };
      const rows = Math.max(target.rows, rowsToRead(known));
      const variables = { name, ...windowArguments(start, rows) };
      const nowOf = (result: MemberWindowQuery) => result.expiringSet.members.now;
      const result = await request(MemberWindowDocument, variables, { signal, nowOf });
      const window = readWindow(result.expiringSet.members, target.id, start);
      const around = knownAround(client, name, target)?.members ?? [];
      return { ...window, members: reuseMembers(around, window.members) };
    },
    structuralSharing: false,
    placeholderData: (previous) => knownAround(client, name, target) ?? previous,
    gcTime: KEPT_MS,
    enabled,
    refetchInterval: pollEvery(POLL_MS),
  });

  const { data, isPlaceholderData } = query;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<Omit<Target, 'id'>>(FROM_THE_TOP);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Loads the rows around those in view, unless they are loaded. `rows` are the live ones. */
  const look = useCallback(
    (rows: Pick<RowWindow, 'start' | 'members' | 'total'>, first: number, last: number) => {
      const size = rowsToRead(data);
      const rank = rankToRead(rows, { first, last }, size);
      if (rank === null) {
        clearTimeout(timer.current);
        timer.current = undefined;
        return;
      }
      wanted.current = { rank, rows: size };
      // The window that is loading may be this one.
      const coming = isPlaceholderData && Math.abs(target.rank - rank) < size / 4;
      if (coming) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        setTarget(({ id }) => ({ id: id + 1, ...wanted.current }));
      }, GAP_MS);
    },
    [data, isPlaceholderData, target.rank],
  );

  return { query, window: data, look };
}
