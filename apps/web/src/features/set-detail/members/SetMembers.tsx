import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { lazy } from '../../../shared/loading/lazy.ts';
import type { MemberQuestion } from '../search/use-member-search.ts';
import { useSetContext } from '../set-context.ts';
import type { SetSummary } from '../use-set-summary.ts';
import type { useRowWindow } from './use-row-window.ts';
import { abilitiesOf } from '../strategy.ts';
import { FindBar } from '../search/FindBar.tsx';
import { FoundMembers } from '../search/FoundMembers.tsx';
import { OrderedMembers } from './OrderedMembers.tsx';

const AddMemberForm = lazy(() => import('../editing/AddMemberForm.tsx'));
const JumpPopover = lazy(() => import('./JumpPopover.tsx'));
const PasteDialog = lazy(() => import('../editing/PasteDialog.tsx'));

interface SetMembersProps {
  readonly summary: SetSummary;
  readonly source: ReturnType<typeof useRowWindow>;
  readonly question: MemberQuestion;
  readonly onAsk: (question: MemberQuestion) => void;
  readonly onRank: (rank: number) => void;
  readonly onMoment: (at: number) => void;
}

/** The members of a set: all of them in order, or the results of a search. */
export function SetMembers(props: SetMembersProps) {
  const { summary, source, question, onAsk, onRank, onMoment } = props;
  const { rights } = useSetContext();
  const { name, strategy, defaultTtlMs } = summary;
  const abilities = abilitiesOf(strategy);
  const listed = abilities.ordered && question.text === '';
  // A user who opens an empty set most likely wants to add members.
  const [adding, setAdding] = useState(summary.count === 0);
  const [pasting, setPasting] = useState(false);
  const addition = { set: name, defaultTtlMs, abilities };
  return (
    <Panel
      title="Members"
      tools={
        <>
          <FindBar question={question} onAsk={onAsk} />
          {abilities.ordered && (
            <Suspense fallback={<Button busy>Go to…</Button>}>
              <JumpPopover total={source.window?.total ?? 0} onRank={onRank} onMoment={onMoment} />
            </Suspense>
          )}
          {rights.change && (
            <>
              <Button aria-expanded={adding} pressed={adding} onClick={() => setAdding(!adding)}>
                Add…
              </Button>
              <Button onClick={() => setPasting(true)}>Paste…</Button>
            </>
          )}
        </>
      }
    >
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
        <OrderedMembers source={source} count={summary.count} />
      ) : (
        <FoundMembers
          key={`${question.match} ${question.text}`}
          summary={summary}
          question={question}
        />
      )}
      <Suspense>
        {pasting && <PasteDialog {...addition} onClose={() => setPasting(false)} />}
      </Suspense>
    </Panel>
  );
}
