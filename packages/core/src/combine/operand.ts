import { MayflyError } from '../errors.ts';
import { checkList, checkObject, type OptionNames } from '../input.ts';
import type { Expiring } from '../sets/expiring-set.ts';
import type { ExpiresAt } from '../sets/results.ts';

/** The methods of a set that can be combined. The sets can have any strategies and namespaces. */
export interface Combinable {
  /** The number of live members, or an upper bound. */
  count?(): Promise<number>;
  members(): AsyncIterable<Expiring<string>>;
  /** The expiry of each of up to 500 members, null if it is not live. */
  expiriesOf(members: readonly string[]): Promise<readonly (ExpiresAt | null)[]>;
}

/** Which expiry a member of several sets gets. */
export type CombinedExpiry =
  /** The earliest. */
  | 'min'
  /** The latest. */
  | 'max';

export interface CombineOptions {
  readonly expiry?: CombinedExpiry | undefined;
}

export const COMBINE_OPTIONS: OptionNames<CombineOptions> = { expiry: true };

const MAX_SETS = 64;

/** `INVALID_BATCH`. */
export function checkOperands(sets: readonly Combinable[]): void {
  for (const [index, set] of checkList(sets, MAX_SETS, 'sets', 2).entries()) {
    checkObject(set, `sets[${index}]`, 'INVALID_BATCH');
  }
}

/** Combines two expiries. `INVALID_OPTION`. */
export function combiner(expiry: CombinedExpiry): (a: ExpiresAt, b: ExpiresAt) => ExpiresAt {
  if (expiry === 'min') return (a, b) => Math.min(a, b);
  if (expiry === 'max') return (a, b) => Math.max(a, b);
  throw new MayflyError('INVALID_OPTION', 'expiry must be min or max', { field: 'expiry' });
}

/** The number of members of a set, at most; the largest integer if it has no count. */
export async function sizeOf(set: Combinable): Promise<number> {
  return (await set.count?.()) ?? Number.MAX_SAFE_INTEGER;
}
