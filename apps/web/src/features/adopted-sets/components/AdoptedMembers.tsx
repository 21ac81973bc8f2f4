import { useRef, useState } from 'react';
import { useLive } from '../../../shared/clock/use-live.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { TableSkeleton } from '../../../components/TableSkeleton.tsx';
import { ColumnHead, Table, TableBody, TableHead } from '../../../components/Table.tsx';
import { useCan } from '../../../shared/session/viewer.ts';
import {
  canRestore,
  useExtendAdoptedMember,
  useRemoveAdoptedMember,
} from '../mutations/use-member-changes.ts';
import { useAdoptedMembers, type AdoptedMember } from '../queries/use-adopted-members.ts';
import type { AdoptedSet } from '../queries/use-adopted-sets.ts';
import { AdoptedMemberRow } from './AdoptedMemberRow.tsx';

const MINUTE_MS = 60_000;
const NONE: readonly AdoptedMember[] = [];

/** The live members of an adopted set, soonest to expire first. */
export function AdoptedMembers({ set }: { set: AdoptedSet }) {
  const query = useAdoptedMembers(set.name);
  const operator = useCan('OPERATOR');
  const extend = useExtendAdoptedMember(set.name);
  const remove = useRemoveAdoptedMember(set.name);
  const [asked, setAsked] = useState<AdoptedMember | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const { live } = useLive(query.data?.members ?? NONE);

  const removeOrAsk = (member: AdoptedMember) => {
    // The focused row disappears, so the list takes the focus.
    region.current?.focus();
    // The time of an insertion cannot be written again.
    if (set.score === 'EXPIRY' && canRestore(member)) remove.mutate(member);
    else setAsked(member);
  };

  return (
    <>
      <QueryBoundary
        query={query}
        failure="Could not load members"
        skeleton={<TableSkeleton label="Loading members" className="h-[42px] max-md:h-[89px]" />}
        isEmpty={({ members }) => members.length === 0}
        empty={
          <EmptyState title="No live members">
            <p>Members appear when the other program adds them.</p>
          </EmptyState>
        }
      >
        {({ totalCount }) => (
          <div ref={region} tabIndex={-1} aria-label="Live members" role="region">
            <Table caption="Live members">
              <TableHead>
                <ColumnHead>Member</ColumnHead>
                <ColumnHead numeric>Score</ColumnHead>
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
            <LoadMore query={query} shown={live.length} total={totalCount} what="live members" />
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
    </>
  );
}
