import { Link } from '@tanstack/react-router';
import { Sparkline } from '../../../shared/charts/Sparkline.tsx';
import type { Range } from '../../../shared/charts/time-range.ts';
import { Panel } from '../../../components/Panel.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import {
  formatBytes,
  formatLoad,
  formatMs,
  formatRate,
  formatShare,
} from '../../../shared/numbers/quantity.ts';
import { highestLine, latest, redisLine } from '../load-lines.ts';
import { useOverviewLoad, type OverviewLoad } from '../queries/use-overview.ts';

interface Measure {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly format: (value: number) => string;
}

function measuresOf(load: OverviewLoad): readonly Measure[] {
  const several = load.history.instances.length > 1 ? ', highest' : '';
  const most = latest(redisLine(load, 'MAX_MEMORY_BYTES')) ?? 0;
  const ofMost = most > 0 ? ` of ${formatBytes(most)}` : '';
  return [
    {
      label: 'Redis operations',
      values: redisLine(load, 'OPERATIONS_PER_SECOND'),
      format: formatRate,
    },
    {
      label: 'Redis memory',
      values: redisLine(load, 'USED_MEMORY_BYTES'),
      format: (bytes) => formatBytes(bytes) + ofMost,
    },
    { label: `CPU${several}`, values: highestLine(load, 'CPU_UTILIZATION'), format: formatShare },
    { label: `Load, 1 min${several}`, values: highestLine(load, 'LOAD1'), format: formatLoad },
    {
      label: `Event loop, p99${several}`,
      values: highestLine(load, 'EVENT_LOOP_DELAY_P99_MS'),
      format: formatMs,
    },
    {
      label: 'Expired keys',
      values: redisLine(load, 'EXPIRED_KEYS_PER_SECOND'),
      format: formatRate,
    },
  ];
}

/** The load of Redis and the hosts in the last ten minutes. */
export function LoadPanel({ range }: { range: Range }) {
  const { data } = useOverviewLoad();
  return (
    <Panel
      title="Redis and servers"
      actions={
        <Link to="/servers" search={{ range }} className="text-sm">
          All charts
        </Link>
      }
    >
      {data ? (
        <dl className="grid">
          {measuresOf(data).map(({ label, values, format }) => {
            const now = latest(values);
            return (
              <div
                key={label}
                className="grid grid-cols-[minmax(0,1fr)_6rem_minmax(5.5rem,auto)] items-center gap-x-3 border-t border-line py-1.5 first:border-t-0"
              >
                <dt className="truncate text-ink-2">{label}</dt>
                <dd className="contents">
                  <Sparkline values={values} />
                  <span className="text-right font-medium">{now === null ? '—' : format(now)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <Skeleton label="Loading the load figures" rows={6} className="h-7" />
      )}
    </Panel>
  );
}
