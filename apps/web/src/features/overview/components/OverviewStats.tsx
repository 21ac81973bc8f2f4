import { Link } from '@tanstack/react-router';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { Stat, StatList } from '../../../components/StatList.tsx';
import { formatRate } from '../../../shared/numbers/quantity.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { MemberHistory } from '../../../shared/charts/member-history.ts';
import { countedSets } from '../counted-sets.ts';
import type { OverviewData } from '../queries/use-overview.ts';
import { callRates, total } from '../rates.ts';

const compactNumber = new Intl.NumberFormat(undefined, {
  notation: 'compact',
  maximumFractionDigits: 2,
});
const MAX_IN_FULL = 10_000_000;
const format = (count: number) => (count < MAX_IN_FULL ? wholeNumber : compactNumber).format(count);

const EXPIRED_HINT =
  'Of the last seconds, in the sorted and sharded sets. Redis expires the members of others.';

interface OverviewStatsProps {
  readonly overview: OverviewData;
  readonly history: MemberHistory | undefined;
}

/** The key figures of the overview. */
export function OverviewStats({ overview, history }: OverviewStatsProps) {
  const { sets, hour, limits, adoptedCount } = overview;
  const denied = callRates(limits.denied, limits.stepMs);
  const expired = history?.expiredPerSecond ?? [];
  const counted = countedSets(sets, hour);
  const scheduled =
    counted.reason === null ? 'scheduled' : <Hint text={counted.reason}>{counted.text}</Hint>;
  return (
    <StatList label="Overview">
      <Stat
        label="Live members"
        note={
          <>
            <Link to="/sets">
              {sets.consideredAll
                ? `in ${wholeNumber.format(sets.totalCount)} ${sets.totalCount === 1 ? 'set' : 'sets'}`
                : `in the first ${wholeNumber.format(sets.consideredCount)} of ${wholeNumber.format(sets.totalCount)} sets`}
            </Link>
            {adoptedCount > 0 && `, without ${wholeNumber.format(adoptedCount)} adopted`}
          </>
        }
      >
        {sets.countIsExact ? (
          <span title={wholeNumber.format(sets.liveCount)}>{format(sets.liveCount)}</span>
        ) : (
          <Hint text="Some sets count expired members until Redis frees them, so there can be fewer.">
            {format(sets.liveCount)}
          </Hint>
        )}
      </Stat>
      <Stat label="Expiring within a minute" note={scheduled}>
        {format(hour.buckets[0]?.count ?? 0)}
      </Stat>
      <Stat label="Expiring within an hour" note={scheduled}>
        {format(total(hour.buckets))}
      </Stat>
      <Stat label="Expired/s" note={<Hint text={EXPIRED_HINT}>latest average</Hint>}>
        <WithLine values={expired}>{rateOf(expired.findLast((rate) => rate !== null))}</WithLine>
      </Stat>
      <Stat
        label="Denied/s"
        note={
          <Link to="/limits">
            {limits.consideredCount === 0
              ? 'no limit policies'
              : `by ${limits.consideredAll ? '' : 'the first '}${limits.consideredCount} ${limits.consideredCount === 1 ? 'policy' : 'policies'}`}
          </Link>
        }
      >
        <WithLine values={denied}>{rateOf(denied.at(-1) ?? 0)}</WithLine>
      </Stat>
    </StatList>
  );
}

const rateOf = (rate: number | null | undefined) => (rate == null ? '—' : formatRate(rate));

interface WithLineProps {
  readonly values: readonly (number | null)[];
  readonly children: string;
}

function WithLine({ values, children }: WithLineProps) {
  const known = values.filter((value) => value !== null);
  const isFlat = known.every((value) => value === known[0]);
  return (
    <span className="flex items-center gap-3">
      {children}
      {!isFlat && <Sparkline values={values} className="max-w-24 min-w-0 flex-1 max-sm:hidden" />}
    </span>
  );
}
