import type { SetStrategy } from '../../shared/graphql/enums.generated.ts';
import type { StrategyId } from './strategy-id.ts';

/** What an operator wants to know about a strategy before choosing it. */
interface StrategyInfo {
  readonly strategy: SetStrategy;
  readonly id: StrategyId;
  readonly title: string;
  readonly can: string;
  /** Its limits. */
  readonly but: string;
}

/** The first is the default. */
export const STRATEGIES = [
  {
    strategy: 'SORTED',
    id: 'sorted',
    title: 'All features',
    can: 'Each member has its own time to live and a value. Ordered by expiry, with events and a change feed.',
    but: 'The default choice.',
  },
  {
    strategy: 'COMPACT',
    id: 'compact',
    title: 'Many small members',
    can: 'Millions of events, sessions or tokens in less than half the memory.',
    but: 'No values and no order; the count is an upper bound.',
  },
  {
    strategy: 'NATIVE',
    id: 'native',
    title: 'Expired by Redis',
    can: 'Members with values. Redis expires them without a sweeper.',
    but: 'No order. Needs Redis 7.4 or Valkey 9.',
  },
  {
    strategy: 'BUCKETS',
    id: 'buckets',
    title: 'Blocks of time',
    can: 'Whole blocks of time expire together, without sweeping.',
    but: 'Members live until the end of their block and cannot be extended.',
  },
  {
    strategy: 'WINDOW',
    id: 'window',
    title: 'Recent events',
    can: 'A stream of the latest events in order, such as the last hour.',
    but: 'All members have the same time to live and cannot be extended.',
  },
  {
    strategy: 'KEYS',
    id: 'keys',
    title: 'One key for each member',
    can: 'Members are ordinary keys with values, for programs that listen to keyspace notifications.',
    but: 'No order; the most memory; the count is an upper bound.',
  },
  {
    strategy: 'SHARDED',
    id: 'sharded',
    title: 'Too large for one master',
    can: 'Like “sorted”, spread over the masters of a cluster.',
    but: 'No feed, and no atomic view of the whole set.',
  },
] as const satisfies readonly StrategyInfo[];

export function strategyInfo(strategy: SetStrategy): StrategyInfo {
  return STRATEGIES.find((each) => each.strategy === strategy) ?? STRATEGIES[0];
}
