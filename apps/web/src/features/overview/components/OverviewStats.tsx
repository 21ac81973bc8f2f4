import { Link } from '@tanstack/react-router';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { formatRate } from '../../../shared/numbers/quantity.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { OverviewData } from '../queries/use-overview.ts';
import { callRates, perSecond, total } from '../rates.ts';

const compactNumber = new Intl.NumberFormat(undefined, {
  notation: 'compact',
  maximumFractionDigits: 2,
});
const MAX_IN_FULL = 10_000_000;
/** The average over this many seconds is steady enough to read. */
const STEADY_SECONDS = 10;

const format = (count: number) => (count < MAX_IN_FULL ? wholeNumber : compactNumber).format(count);

/** The key figures of the overview. */
export function OverviewStats({ overview }: { overview: OverviewData }) {
  const { sets, hour, sweep, limits } = overview;
  const denied = callRates(limits.denied, limits.stepMs);
  const atLeast = hour.consideredAll ? '' : 'at least';
  return (
    <StatList label="Overview">
      <Stat
        label="Live members"
        note={
          <Link to="/sets">
            {sets.consideredAll
              ? `in ${wholeNumber.format(sets.totalCount)} ${sets.totalCount === 1 ? 'set' : 'sets'}`
              : `in the first ${wholeNumber.format(sets.consideredCount)} of ${wholeNumber.format(sets.totalCount)} sets`}
          </Link>
        }
      >
        {!sets.countIsExact && (
          <span title="At most: some sets count expired members until they are freed">
            <span className="sr-only">at most </span>
            <span aria-hidden="true">≤ </span>
          </span>
        )}
        <span title={wholeNumber.format(sets.liveCount)}>{format(sets.liveCount)}</span>
      </Stat>
      <Stat label="Expiring within a minute" note={atLeast || 'scheduled'}>
        {format(hour.buckets[0]?.count ?? 0)}
      </Stat>
      <Stat label="Expiring within an hour" note={atLeast || 'scheduled'}>
        {format(total(hour.buckets))}
      </Stat>
      <Stat
        label="Expired per second"
        note={
          <span title="Counts this instance’s sweeper, not keys that Redis expires itself.">
            by this instance’s sweeper
          </span>
        }
      >
        <WithLine values={sweep.endedPerSecond}>
          {formatRate(perSecond(sweep.endedPerSecond, STEADY_SECONDS))}
        </WithLine>
      </Stat>
      <Stat
        label="Denied per second"
        note={
          <Link to="/limits">
            {limits.consideredCount === 0
              ? 'no limit policies'
              : `by ${limits.consideredAll ? '' : 'the first '}${limits.consideredCount} ${limits.consideredCount === 1 ? 'policy' : 'policies'}`}
          </Link>
        }
      >
        <WithLine values={denied}>{formatRate(denied.at(-1) ?? 0)}</WithLine>
      </Stat>
    </StatList>
  );
}

function WithLine({ values, children }: { values: readonly number[]; children: string }) {
  const isFlat = values.every((value) => value === values[0]);
  return (
    <span className="flex items-center gap-3">
      {children}
      {!isFlat && <Sparkline values={values} className="max-w-24 min-w-0 flex-1 max-sm:hidden" />}
    </span>
  );
}
