import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Stat, StatList } from '../../components/StatList.tsx';
import { totalOf, type OutcomeCounts, type OutcomeKind } from '../charts/outcomes.ts';
import { lazy } from '../loading/lazy.ts';
import { wholeNumber } from '../numbers/whole-number.ts';

const ActivityChart = lazy(() => import('./ActivityChart.tsx'), { onlyShown: true });

interface ActivityPanelProps<Outcome extends string> {
  readonly counts: OutcomeCounts<Outcome>;
  readonly kinds: readonly OutcomeKind<Outcome>[];
  readonly createdAt: string;
  /** The settings, beside the chart. */
  readonly children: ReactNode;
}

/** The calls of the last hour: a figure for each outcome, and a chart. */
export function ActivityPanel<Outcome extends string>(props: ActivityPanelProps<Outcome>) {
  const { counts, kinds, createdAt, children } = props;
  return (
    <>
      <p className="-mb-2 text-sm text-ink-2">Last hour</p>
      <StatList label="Last hour">
        {kinds.map(({ outcome, label }) => (
          <Stat key={outcome} label={label}>
            {wholeNumber.format(totalOf(counts, outcome))}
          </Stat>
        ))}
      </StatList>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Suspense fallback={<Skeleton label="Loading the chart" className="h-84 max-md:h-80" />}>
          <ActivityChart counts={counts} kinds={kinds} createdAt={createdAt} />
        </Suspense>
        {children}
      </div>
    </>
  );
}
