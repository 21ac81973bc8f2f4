import type { SetStrategy } from '../../shared/graphql/enums.generated.ts';
import type { StrategyId } from './strategy-id.ts';

/** What an operator wants to know about a strategy before choosing it. */
interface StrategyInfo {
  readonly strategy: SetStrategy;
  readonly id: StrategyId;
  readonly title: string;
  /** Its use, in one line. */
  readonly can: string;
  /** What it does and does not do. */
  readonly but: string;
  /** The memory of a member of 36 bytes, on different servers. From docs/choosing-a-strategy.md. */
  readonly bytes: string;
  readonly freedBy: string;
}

const SWEEPER = 'A sweeper frees expired members.';
const ADDITIONS = 'Additions and a sweeper free expired members.';
const REDIS = 'Redis frees expired members, without a sweeper.';

/** The first is the default. Most users need one of the first three. */
export const STRATEGIES = [
  {
    strategy: 'SORTED',
    id: 'sorted',
    title: 'All features',
    can: 'Order, values, events and a change feed.',
    but: 'Listed in order of expiry, with an exact count.',
    bytes: '103 to 142',
    freedBy: SWEEPER,
  },
  {
    strategy: 'COMPACT',
    id: 'compact',
    title: 'Many small members',
    can: 'Events, sessions or tokens, in less than half the memory.',
    but: 'No order and no values; the count is an upper bound.',
    bytes: '50',
    freedBy: ADDITIONS,
  },
  {
    strategy: 'WINDOW',
    id: 'window',
    title: 'Recent events',
    can: 'The latest events in order, such as the last hour.',
    but: 'Listed in order of expiry, with an exact count. Members cannot be extended.',
    bytes: '103 to 142',
    freedBy: ADDITIONS,
  },
  {
    strategy: 'NATIVE',
    id: 'native',
    title: 'Expired by Redis',
    can: 'Members with values, without a sweeper.',
    but: 'No order; the count is an upper bound. Needs Redis 7.4 or Valkey 9.',
    bytes: '91 to 118',
    freedBy: REDIS,
  },
  {
    strategy: 'BUCKETS',
    id: 'buckets',
    title: 'Blocks of time',
    can: 'Members that expire in blocks, without a sweeper.',
    but: 'No order and no values; the count is exact. Members cannot be extended.',
    bytes: '62 to 88',
    freedBy: REDIS,
  },
  {
    strategy: 'KEYS',
    id: 'keys',
    title: 'One key for each member',
    can: 'For programs that listen to keyspace notifications.',
    but: 'Values, but no order; the count is an upper bound.',
    bytes: '185 to 199',
    freedBy: REDIS,
  },
  {
    strategy: 'SHARDED',
    id: 'sharded',
    title: 'Too large for one master',
    can: 'Like sorted, spread over the masters of a cluster.',
    but: 'Listed in order of expiry. No atomic view of the whole set.',
    bytes: '103 to 142',
    freedBy: SWEEPER,
  },
] as const satisfies readonly StrategyInfo[];

export function strategyInfo(strategy: SetStrategy): StrategyInfo {
  return STRATEGIES.find((each) => each.strategy === strategy) ?? STRATEGIES[0];
}
