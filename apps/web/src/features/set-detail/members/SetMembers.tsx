import { Suspense, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { lazy } from '../../../shared/loading/lazy.ts';
import type { MemberQuestion } from '../search/use-member-search.ts';
import { useSetContext } from '../set-context.ts';
import type { SetSummary } from '../use-set-summary.ts';
import type { useRowWindow } from './use-row-window.ts';
import { abilitiesOf, limitationsOf, strategyLabel } from '../strategy.ts';
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
                <Button busy className="max-sm:px-2.5!">
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
                className="max-sm:px-2.5!"
                aria-expanded={adding}
                pressed={adding}
                onClick={() => setAdding(!adding)}
              >
                Add…
              </Button>
              <Button className="max-sm:px-2.5!" onClick={() => setPasting(true)}>
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
            <strong>{strategyLabel(strategy)}</strong> {limitationsOf(strategy).join('; it ')}.
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
