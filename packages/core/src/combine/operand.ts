import { MayflyError } from '../errors.ts';
import { checkList, checkObject, type OptionNames } from '../input.ts';
import type { Expiring } from '../sets/expiring-set.ts';
import type { ExpiresAt } from '../sets/results.ts';

/** What a set must offer to be combined with others; the sets need not be of one strategy or namespace. */
export interface Combinable {
  /** How many members are live, or at most so many. */
  count?(): Promise<number>;
  members(): AsyncIterable<Expiring<string>>;
  /** The expiry of each of up to 500 members, null for one that is not live. */
  expiriesOf(members: readonly string[]): Promise<readonly (ExpiresAt | null)[]>;
}

/** Which expiry a member gets that several sets hold. */
export type CombinedExpiry =
  /** The soonest. */
  | 'min'
  /** The latest. */
  | 'max';

export interface CombineOptions {
  readonly expiry?: CombinedExpiry | undefined;
}

export const COMBINE_OPTIONS: OptionNames<CombineOptions> = { expiry: true };

const MOST_SETS = 64;

/** `INVALID_BATCH`. */
export function checkOperands(sets: readonly Combinable[]): void {
  for (const [index, set] of checkList(sets, MOST_SETS, 'sets', 2).entries()) {
    checkObject(set, `sets[${index}]`, 'INVALID_BATCH');
  }
}

/** How two expiries become one. `INVALID_OPTION`. */
export function combiner(expiry: CombinedExpiry): (a: ExpiresAt, b: ExpiresAt) => ExpiresAt {
  if (expiry === 'min') return (a, b) => Math.min(a, b);
  if (expiry === 'max') return (a, b) => Math.max(a, b);
  throw new MayflyError('INVALID_OPTION', 'expiry is min or max', { field: 'expiry' });
}

/** How many members a set has, at most; as many as can be where it does not tell. */
export async function sizeOf(set: Combinable): Promise<number> {
  return (await set.count?.()) ?? Number.MAX_SAFE_INTEGER;
}
