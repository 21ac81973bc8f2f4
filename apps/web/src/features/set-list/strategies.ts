import type { SetStrategy } from '../../shared/graphql/enums.generated.ts';
import type { StrategyId } from './strategy-id.ts';

/** What an operator wants to know of a strategy before choosing it, in plain words. */
interface StrategyWords {
  readonly strategy: SetStrategy;
  readonly id: StrategyId;
  readonly title: string;
  readonly can: string;
  /** What one gives up for it. */
  readonly but: string;
}

/** The first is the one to take, unless one of the others is one's case. */
export const STRATEGIES = [
  {
    strategy: 'SORTED',
    id: 'sorted',
    title: 'Everything',
    can: 'Each member has a time of its own, and a value. In order of expiry, with events and a feed of changes.',
    but: 'Take this one unless another is your case.',
  },
  {
    strategy: 'COMPACT',
    id: 'compact',
    title: 'Many small members',
    can: 'Millions of events, sessions or tokens in less than half of the memory.',
    but: 'No values and no order; the count is an upper bound.',
  },
  {
    strategy: 'NATIVE',
    id: 'native',
    title: 'Redis ends them itself',
    can: 'Members with values, ended by Redis without a sweeper.',
    but: 'No order. Needs Redis 7.4 or Valkey 9.',
  },
  {
    strategy: 'BUCKETS',
    id: 'buckets',
    title: 'By the hour or day',
    can: 'Whole blocks of time expire at once. Nothing has to be swept, ever.',
    but: 'Members live up to the end of their block, and none can be extended.',
  },
  {
    strategy: 'WINDOW',
    id: 'window',
    title: 'The last hour of something',
    can: 'A stream in the order in which it happened, of the last so much time.',
    but: 'One lifetime for all: no extending, no keeping.',
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
    can: 'As “sorted”, spread over the masters of a cluster.',
    but: 'No feed, and no one moment for all of it.',
  },
] as const satisfies readonly StrategyWords[];

export function wordsOfStrategy(strategy: SetStrategy): StrategyWords {
  return STRATEGIES.find((each) => each.strategy === strategy) ?? STRATEGIES[0];
}
