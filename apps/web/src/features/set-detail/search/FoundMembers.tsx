import { Suspense, useMemo, useState } from 'react';
import { useLive } from '../../../shared/clock/use-live.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';
import { applyChanges } from '../editing/member-change.ts';
import { usePendingChanges, useConfirmedExpiries } from '../editing/use-change-members.ts';
import { filterOf, useMemberSearch, type MemberQuestion } from './use-member-search.ts';
import { useSetContext } from '../set-context.ts';
import type { SetSummary } from '../use-set-summary.ts';
import { abilitiesOf } from '../strategy.ts';
import { MembersSkeleton } from '../members/MembersSkeleton.tsx';
import { MemberList } from '../members/MemberList.tsx';
import { NoMembers } from '../members/NoMembers.tsx';
import { SearchProgress } from './SearchProgress.tsx';

const RemoveMatchingDialog = lazy(() => import('./RemoveMatchingDialog.tsx'));

interface FoundMembersProps {
  readonly summary: SetSummary;
  readonly question: MemberQuestion;
}

const ignoreView = () => undefined;

/** The results of a search so far. Without a text: all members, unordered. */
export function FoundMembers({ summary, question }: FoundMembersProps) {
  const { name, strategy } = summary;
  const { rights } = useSetContext();
  const [removing, setRemoving] = useState(false);
  const search = useMemberSearch(name, question);
  const { query, found, complete } = search;
  const pending = usePendingChanges(name);
  const expiries = useConfirmedExpiries(name);
  // Until the search runs again, the results of changes are applied on top.
  const members = useMemo(() => {
    const current = found.map((member) => {
      const expiresAt = expiries.get(member.member);
      return expiresAt === undefined ? member : { ...member, expiresAt };
    });
    return pending.length === 0 ? current : applyChanges(current, pending);
  }, [found, expiries, pending]);
  const { live } = useLive(members);
  const current = useMemo(() => ({ id: 0, members: live, start: 0, total: live.length }), [live]);
  const filter = filterOf(question);
  const order = abilitiesOf(strategy).ordered ? 'soonest to expire first' : 'in search order';

  return (
    <QueryBoundary
      query={query}
      failure="Search failed"
      skeleton={<MembersSkeleton label="Searching" count={summary.count} />}
    >
      {() => (
        <>
          {(filter !== null || !complete) && (
            <SearchProgress search={search} count={live.length}>
              {rights.change && filter !== null && live.length > 0 && (
                <Button size="small" look="danger" onClick={() => setRemoving(true)}>
                  Remove all matches…
                </Button>
              )}
            </SearchProgress>
          )}
          {live.length === 0 && complete ? (
            question.text === '' ? (
              <NoMembers mayAdd={rights.change} />
            ) : (
              <p className="py-8 text-center text-ink-2">
                No live member {question.match === 'prefix' ? 'begins with' : 'contains'}{' '}
                <code className="wrap-anywhere">{question.text}</code>.
              </p>
            )
          ) : (
            <MemberList
              label={`Members, ${order}`}
              current={current}
              ordered={false}
              onView={ignoreView}
            />
          )}
          <Suspense>
            {removing && filter !== null && (
              <RemoveMatchingDialog
                set={name}
                question={question}
                foundCount={live.length}
                complete={complete}
                onClose={() => setRemoving(false)}
              />
            )}
          </Suspense>
        </>
      )}
    </QueryBoundary>
  );
}
