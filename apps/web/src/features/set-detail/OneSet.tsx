import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { Notice, ReadOnlyNotice } from '../../components/Notice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMediaQuery } from '../../components/use-media-query.ts';
import { errorMessage } from '../../shared/graphql/error-messages.ts';
import { lazy } from '../../shared/loading/lazy.ts';
import { notify } from '../../shared/notices/notify.ts';
import { fittingRange } from '../../shared/charts/time-range.ts';
import type { Span } from './time-left/span.ts';
import { TimeLeftPanel } from './time-left/TimeLeftPanel.tsx';
import { useViewer } from '../../shared/session/viewer.ts';
import { rankOfMoment } from './members/find-ranks.ts';
import type { MemberQuestion } from './search/use-member-search.ts';
import { useRowWindow } from './members/use-row-window.ts';
import type { SetSummary } from './use-set-summary.ts';
import type { SetSearch } from './set-search.ts';
import { abilitiesOf, limitationsOf, strategyLabel } from './strategy.ts';
import { useSetFeed } from './changes/use-set-feed.ts';
import { useSetState } from './use-set-state.ts';
import { ChangeFeed } from './changes/ChangeFeed.tsx';
import { SetMembers } from './members/SetMembers.tsx';
import { SetContext, useMemberRights, type Jump } from './set-context.ts';
import { SetStats } from './SetStats.tsx';

const LiveHistory = lazy(() => import('./live-history/LiveHistory.tsx'));
const HandOver = lazy(() => import('./settings/HandOver.tsx'));
const OpenMember = lazy(() => import('./members/OpenMember.tsx'));

interface OneSetProps {
  readonly summary: SetSummary;
  readonly search: SetSearch;
  /** Updates the address; undefined values are removed from it. */
  readonly onShow: (change: {
    readonly [Key in keyof SetSearch]: SetSearch[Key] | undefined;
  }) => void;
  /** Actions that are not in the header of the page. */
  readonly actions: ReactNode;
}

/** Rows above a member when the list scrolls to it. */
const LEAD_ROWS = 4;

/** A live set, with all actions for it and its members. */
export function OneSet({ summary, search, onShow, actions }: OneSetProps) {
  const { name, strategy, details, defaultTtlMs, handOver } = summary;
  const fitting = fittingRange(Date.parse(summary.now) - Date.parse(summary.createdAt));
  const { span = 'auto', range = fitting, member, find = '', match = 'prefix' } = search;
  const abilities = abilitiesOf(strategy);
  const feedOpen = details.feed !== null;
  useSetFeed(name, feedOpen);
  useSetState(name, !feedOpen);
  const source = useRowWindow(name, abilities.ordered);
  const rights = useMemberRights(strategy);
  const viewer = useViewer();
  const wide = useMediaQuery('(width >= 80rem)');
  const [jump, setJump] = useState<Jump | null>(null);

  const jumpTo = useCallback(
    (to: Jump) => {
      setJump(to);
      // Only the full list has ranks.
      onShow({ find: undefined, match: undefined });
    },
    [onShow],
  );
  const jumpToMoment = useCallback(
    (at: number) =>
      void rankOfMoment(name, at).then(
        (rank) => jumpTo({ rank }),
        (error: unknown) => notify('failed', errorMessage(error)),
      ),
    [name, jumpTo],
  );
  const ask = useCallback(
    ({ text, match: how }: MemberQuestion) =>
      onShow({ find: text === '' ? undefined : text, match: how === 'prefix' ? undefined : how }),
    [onShow],
  );
  const pick = useCallback((picked: Span) => onShow({ span: picked }), [onShow]);
  const close = useCallback(() => onShow({ member: undefined }), [onShow]);

  const context = useMemo(
    () => ({
      name,
      defaultTtlMs,
      rights,
      jump,
      openMember: (wanted: string) => onShow({ member: wanted }),
    }),
    [name, defaultTtlMs, rights, jump, onShow],
  );
  const opened = member !== undefined && (
    <Suspense>
      <OpenMember
        wide={wide}
        member={member}
        ordered={abilities.ordered}
        onShow={(rank, shown) => {
          jumpTo({ rank: Math.max(0, rank - LEAD_ROWS), member: shown });
          // In a dialog, it would cover the list.
          if (!wide) close();
        }}
        onClose={close}
      />
    </Suspense>
  );
  return (
    <SetContext value={context}>
      <div className="grid items-start gap-4 min-[80rem]:grid-cols-[minmax(0,1fr)_18rem] min-[96rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 min-[80rem]:col-span-full">
          <SetStats summary={summary} window={source.window} />
        </div>
        <SetMembers
          summary={summary}
          source={source}
          question={{ text: find, match }}
          onAsk={ask}
          onRank={(rank) => jumpTo({ rank })}
          onMoment={jumpToMoment}
        />
        {/* Beside the members, or below them: the first members are always in view. */}
        <aside className="grid min-w-0 content-start gap-4 *:mb-0" aria-label="Details">
          {opened}
          {viewer?.role === 'VIEWER' && (
            <ReadOnlyNotice may="an operator can add, extend and remove members." />
          )}
          {!abilities.ordered && (
            <Notice label="Limitations of this set">
              <p>
                <strong>{strategyLabel(strategy)}</strong> {limitationsOf(summary).join('; it ')}.
              </p>
            </Notice>
          )}
          <Suspense
            fallback={
              <Skeleton
                label="Loading the chart"
                className={abilities.rates ? 'h-110' : 'h-87.5'}
              />
            }
          >
            <LiveHistory
              set={summary}
              range={range}
              onPick={(picked) => onShow({ range: picked })}
            />
          </Suspense>
          {abilities.ordered && (
            <TimeLeftPanel set={name} span={span} onPick={pick} onJump={jumpToMoment} />
          )}
          <ChangeFeed set={name} possible={abilities.feed} on={feedOpen} />
          {handOver && (
            <Suspense fallback={<div className="h-7" />}>
              <HandOver set={name} {...handOver} />
            </Suspense>
          )}
          {actions}
        </aside>
      </div>
    </SetContext>
  );
}
