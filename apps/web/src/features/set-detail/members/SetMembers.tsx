import { Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import { useCan } from '../../../shared/session/viewer.ts';
import type { MemberQuestion } from '../search/use-member-search.ts';
import type { SetSummary } from '../use-set-summary.ts';
import type { useRowWindow } from './use-row-window.ts';
import { abilitiesOf, lacksOf, strategyLabel } from '../strategy.ts';
import { FindBar } from '../search/FindBar.tsx';
import { FoundMembers } from '../search/FoundMembers.tsx';
import type { Jump } from './MemberGrid.tsx';
import type { RowRights } from './MemberRow.tsx';
import { OrderedMembers } from './OrderedMembers.tsx';
import { SLIM } from './slim-button.ts';

const AddMemberForm = lazy(() => import('../editing/AddMemberForm.tsx'));
const JumpPopover = lazy(() => import('./JumpPopover.tsx'));
const PasteDialog = lazy(() => import('../editing/PasteDialog.tsx'));

interface SetMembersProps {
  readonly summary: SetSummary;
  readonly source: ReturnType<typeof useRowWindow>;
  readonly question: MemberQuestion;
  readonly rights: RowRights;
  readonly jump: Jump | null;
  readonly onAsk: (question: MemberQuestion) => void;
  readonly onRank: (rank: number) => void;
  readonly onMoment: (at: number) => void;
  readonly onOpen: (member: string) => void;
}

/** What the user can do with the members of a set. */
export function useRowRights(strategy: SetSummary['strategy'] | undefined): RowRights {
  const operator = useCan('OPERATOR');
  return useMemo(() => {
    const abilities = strategy && abilitiesOf(strategy);
    return {
      change: operator,
      reschedule: operator && abilities?.reschedule === true,
      keep: operator && abilities?.reschedule === true && abilities.never,
    };
  }, [operator, strategy]);
}

/** The members of a set: all of them in order, or the results of a search. */
export function SetMembers(props: SetMembersProps) {
  const { summary, source, question, rights, jump, onAsk, onRank, onMoment, onOpen } = props;
  const { name, strategy, defaultTtlMs } = summary;
  const abilities = abilitiesOf(strategy);
  const listed = abilities.ordered && question.text === '';
  // A user who opens an empty set most likely wants to add members.
  const [adding, setAdding] = useState(summary.count === 0);
  const [pasting, setPasting] = useState(false);
  const open = useCallback((member: string) => onOpen(member), [onOpen]);
  // On a phone it has a separate line, so that the buttons fit beside the title.
  const narrow = useMediaQuery('(width < 48rem)');
  const find = <FindBar question={question} onAsk={onAsk} />;
  const addition = { set: name, defaultTtlMs, abilities };
  return (
    <Panel
      title="Members"
      actions={
        <>
          {!narrow && find}
          {abilities.ordered && (
            <Suspense
              fallback={
                <Button busy className={SLIM}>
                  Go to…
                </Button>
              }
            >
              <JumpPopover total={source.window?.total ?? 0} onRank={onRank} onMoment={onMoment} />
            </Suspense>
          )}
          {rights.change && (
            <>
              <Button
                className={SLIM}
                aria-expanded={adding}
                pressed={adding}
                onClick={() => setAdding(!adding)}
              >
                Add…
              </Button>
              <Button className={SLIM} onClick={() => setPasting(true)}>
                Paste…
              </Button>
            </>
          )}
        </>
      }
    >
      {narrow && find}
      {!abilities.ordered && (
        <Notice label="Limitations of this set">
          <p>
            <strong>{strategyLabel(strategy)}</strong> {lacksOf(strategy).join('; it ')}.
          </p>
        </Notice>
      )}
      {rights.change && adding && (
        <Suspense
          fallback={
            <Skeleton
              label="Loading the form"
              className={`mb-2 h-[89px] ${abilities.values ? 'max-md:h-[241px]' : ''}`}
            />
          }
        >
          <AddMemberForm {...addition} />
        </Suspense>
      )}
      {listed ? (
        <OrderedMembers
          set={name}
          source={source}
          count={summary.count}
          rights={rights}
          fullMs={defaultTtlMs}
          jump={jump}
          onOpen={open}
        />
      ) : (
        <FoundMembers
          key={`${question.match} ${question.text}`}
          summary={summary}
          question={question}
          rights={rights}
          onOpen={open}
        />
      )}
      <Suspense>
        {pasting && <PasteDialog {...addition} onClose={() => setPasting(false)} />}
      </Suspense>
    </Panel>
  );
}
