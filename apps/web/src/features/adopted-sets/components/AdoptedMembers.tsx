import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../../shared/clock/use-live.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { Field } from '../../../components/Field.tsx';
import { LoadMore, LoadMoreButton } from '../../../components/LoadMore.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { ColumnHead, SortHead, Table, TableBody, TableHead } from '../../../components/Table.tsx';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import type { AdoptedView } from '../adoption-search.ts';
import { scoreTitle } from '../layout-labels.ts';
import {
  canRestore,
  useExtendAdoptedMember,
  useRemoveAdoptedMember,
} from '../mutations/use-member-changes.ts';
import { useAdoptedMembers, type AdoptedMember } from '../queries/use-adopted-members.ts';
import type { AdoptedSet } from '../queries/use-adopted-sets.ts';
import { AddAdoptedMember } from './AddAdoptedMember.tsx';
import { AdoptedMemberRow } from './AdoptedMemberRow.tsx';

const MINUTE_MS = 60_000;
/** Delay between typing and searching. */
const TYPING_MS = 150;
const NONE: readonly AdoptedMember[] = [];

interface AdoptedMembersProps {
  readonly set: AdoptedSet;
  readonly view: AdoptedView;
  readonly onView: (view: AdoptedView) => void;
}

/** The live members of an adopted set: by expiry, or those that contain a text. */
export function AdoptedMembers({ set, view, onView }: AdoptedMembersProps) {
  const { q, order } = view;
  const [typed, setTyped] = useState(q ?? '');
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const query = useAdoptedMembers(set.name, view);
  const operator = useCan('OPERATOR');
  const extend = useExtendAdoptedMember(set.name);
  const remove = useRemoveAdoptedMember(set.name);
  const [asked, setAsked] = useState<AdoptedMember | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { live } = useLive(query.data?.members ?? NONE);

  const searching = q !== undefined && query.isPlaceholderData;
  const further = query.hasNextPage && !searching && (
    <LoadMoreButton query={query} label="Search further" />
  );

  const removeOrAsk = (member: AdoptedMember) => {
    // The focused row disappears, so the list takes the focus.
    region.current?.focus();
    // The time of an insertion cannot be written again.
    if (set.score === 'EXPIRY' && canRestore(member)) remove.mutate(member);
    else setAsked(member);
  };

  return (
    <section aria-label="Members">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Field
          label="Search members"
          type="search"
          className="w-60 max-sm:w-full"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            clearTimeout(typing.current);
            typing.current = setTimeout(() => onView({ ...view, q: target.value }), TYPING_MS);
          }}
        />
        {operator && <AddAdoptedMember set={set} />}
      </div>
      <QueryBoundary
        query={query}
        failure="Could not load members"
        skeleton={<TableSkeleton label="Loading members" className="h-[42px] max-md:h-[89px]" />}
        isEmpty={({ members }) => members.length === 0}
        empty={
          q === undefined ? (
            <EmptyState title="No live members">
              <p>Members appear when the other program adds them.</p>
            </EmptyState>
          ) : (
            <EmptyState title="No matching members" action={further}>
              <p>{query.data && searchedText(query.data)}</p>
            </EmptyState>
          )
        }
      >
        {({ totalCount, scannedCount }) => (
          <div ref={region} tabIndex={-1} aria-label="Live members" role="region">
            <Table caption="Live members">
              <TableHead>
                <ColumnHead>Member</ColumnHead>
                {q === undefined ? (
                  <SortHead
                    by="score"
                    numeric
                    sort={{ by: 'score', descending: order === 'last' }}
                    onSort={({ descending }) =>
                      onView({ ...view, order: descending ? 'last' : undefined })
                    }
                  >
                    {scoreTitle(set)}
                  </SortHead>
                ) : (
                  <ColumnHead numeric>{scoreTitle(set)}</ColumnHead>
                )}
                <ColumnHead numeric>Time left</ColumnHead>
                {operator && (
                  <ColumnHead>
                    <span className="sr-only">Actions</span>
                  </ColumnHead>
                )}
              </TableHead>
              <TableBody>
                {live.map((member) => (
                  <AdoptedMemberRow
                    key={member.base64 ?? `text ${member.member}`}
                    member={member}
                    set={set}
                    onExtend={
                      set.score === 'EXPIRY'
                        ? () => extend.mutate({ member, byMs: MINUTE_MS })
                        : undefined
                    }
                    onRemove={operator ? () => removeOrAsk(member) : undefined}
                  />
                ))}
              </TableBody>
            </Table>
            {q === undefined ? (
              <LoadMore query={query} shown={live.length} total={totalCount} what="live members" />
            ) : (
              <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
                <p aria-live="polite">
                  {searching
                    ? 'Searching…'
                    : searchedText({ members: live, totalCount, scannedCount })}
                </p>
                {further}
              </div>
            )}
          </div>
        )}
      </QueryBoundary>
      {asked && (
        <ConfirmDialog
          title={`Remove ${asked.member}?`}
          action="Remove"
          busy={remove.isPending}
          error={remove.error}
          onClose={() => setAsked(null)}
          onConfirm={() => remove.mutate(asked, { onSuccess: () => setAsked(null) })}
        >
          <p>This cannot be undone: Mayfly cannot write the same score again.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface Searched {
  readonly members: readonly AdoptedMember[];
  readonly totalCount: number;
  readonly scannedCount: number;
}

/** The progress of a search: each step scans a part of the set. */
function searchedText({ members, totalCount, scannedCount }: Searched): string {
  const [found, scanned, all] = [members.length, scannedCount, totalCount].map((count) =>
    wholeNumber.format(count),
  );
  return `${found} found in ${scanned} of ${all} live members`;
}
