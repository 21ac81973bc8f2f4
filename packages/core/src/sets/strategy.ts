import { MayflyError } from '../errors.ts';

/** How a set stores its members (docs/choosing-a-strategy.md). `sharded` is `sorted` over many slots. */
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
  throw new MayflyError('INVALID_OPTION', `strategy must be one of ${STRATEGIES.join(', ')}`, {
    field: 'strategy',
  });
}

/** Fields of a set's meta hash. */
export type Settings = Readonly<Record<string, string | number>>;

/** What the registry needs from a strategy. */
export interface Strategy<Options> {
  /** The checked options of a new set, as fields of its meta hash. They include `defaultTtlMs`. */
  settings(options: Options): Settings;
  /** Does what `create.lua` cannot do, after a set was created or found. */
  complete?(name: string): Promise<void>;
  /** Throws `UNSUPPORTED_SERVER` if the server lacks a feature that the strategy needs. */
  probe?(name: string): Promise<void>;
  /** Removes what `drop.lua` cannot remove, in bounded steps, before a set is deleted. */
  empty?(name: string): Promise<void>;
}
