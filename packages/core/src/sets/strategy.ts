import { MayflyError } from '../errors.ts';

/** How a set keeps its members (docs/choosing-a-strategy.md). `sharded`: `sorted`, over many slots. */
export const STRATEGIES = [
  'sorted',
  'window',
  'keys',
  'buckets',
  'compact',
  'native',
  'sharded',
] as const;

export type StrategyName = (typeof STRATEGIES)[number];

/** `INVALID_OPTION`. */
export function checkStrategy(strategy: StrategyName): void {
  if (STRATEGIES.includes(strategy)) return;
  throw new MayflyError('INVALID_OPTION', `strategy is ${STRATEGIES.join(', ')}`, {
    field: 'strategy',
  });
}

/** Fields of a set's meta hash. */
export type Settings = Readonly<Record<string, string | number>>;

/** What the registry needs to know of a strategy. */
export interface Strategy<Options> {
  /** The checked options of a new set, as fields of its meta hash. `defaultTtlMs` is one of them. */
  settings(options: Options): Settings;
  /** Makes what `create.lua` cannot, after a set was created or was found to exist. */
  complete?(name: string): Promise<void>;
  /** Throws `UNSUPPORTED_SERVER` where the server lacks what the strategy stands on. */
  probe?(name: string): Promise<void>;
  /** Drops what `drop.lua` cannot, in bounded steps, before a set is deleted. */
  empty?(name: string): Promise<void>;
}
