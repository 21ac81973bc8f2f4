import { MayflyError } from '../errors.ts';
import { checkOptions, type OptionNames } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { AdoptedKeys } from './adopted-keys.ts';
import { ExpiryScoredSet } from './expiry-scored-set.ts';
import { InsertionScoredSet } from './insertion-scored-set.ts';
import { checkLayout, type ExpiryScores, type InsertionScores } from './layout.ts';
import { createAdoptedOperations, type AdoptedContext } from './operations.ts';

/** One sorted set. */
export interface AtKey {
  /** 1 to 1024 bytes of UTF-8, and no key of this namespace. */
  readonly key: string;
  readonly pattern?: undefined;
}

/** Many sorted sets of one layout. */
export interface AtPattern {
  /** As Redis globs keys: `otp:*`. 1 to 1024 bytes of UTF-8. */
  readonly pattern: string;
  readonly key?: undefined;
}

/**
 * Adopts sorted sets of other programs. `INVALID_OPTION` for an invalid layout, `INVALID_KEY` for an invalid
 * key or pattern. No round trip.
 */
export interface Adopt {
  (options: AtKey & ExpiryScores): ExpiryScoredSet;
  (options: AtKey & InsertionScores): InsertionScoredSet;
  (options: AtPattern & ExpiryScores): AdoptedKeys<ExpiryScoredSet>;
  (options: AtPattern & InsertionScores): AdoptedKeys<InsertionScoredSet>;
}

type AdoptOptions = (AtKey | AtPattern) & (ExpiryScores | InsertionScores);

const OPTIONS: OptionNames<AdoptOptions> = {
  key: true,
  pattern: true,
  score: true,
  unit: true,
  member: true,
  windowMs: true,
};

type AnyAdopted = ExpiryScoredSet | InsertionScoredSet;

export function createAdopt(context: AdoptedContext & { readonly keys: Keys }): Adopt {
  function adopt(options: AtKey & ExpiryScores): ExpiryScoredSet;
  function adopt(options: AtKey & InsertionScores): InsertionScoredSet;
  function adopt(options: AtPattern & ExpiryScores): AdoptedKeys<ExpiryScoredSet>;
  function adopt(options: AtPattern & InsertionScores): AdoptedKeys<InsertionScoredSet>;
  function adopt(options: AdoptOptions): AnyAdopted | AdoptedKeys<AnyAdopted> {
    const { key, pattern, ...layout } = checkOptions<AdoptOptions>(options, OPTIONS);
    const scale = checkLayout(layout);
    const open = (at: string): AnyAdopted => {
      const operations = createAdoptedOperations(context, checkKey(at, context.keys), scale);
      return layout.score === 'expiry'
        ? new ExpiryScoredSet(operations, at, layout)
        : new InsertionScoredSet(operations, at, layout);
    };
    if (pattern === undefined) return open(key);
    if (key === undefined) return new AdoptedKeys(context, checkText(pattern, 'pattern'), open);
    throw new MayflyError('INVALID_OPTION', 'Either key or pattern is required', {
      field: 'pattern',
    });
  }
  return adopt;
}

function checkKey(key: string, keys: Keys): string {
  if (!keys.owns(checkText(key, 'key'))) return key;
  throw new MayflyError('INVALID_KEY', 'key must not belong to Mayfly', { field: 'key' });
}

function checkText(text: string, field: string): string {
  if (
    typeof text === 'string' &&
    text !== '' &&
    text.isWellFormed() &&
    Buffer.byteLength(text) <= CONSTRAINTS.keyBytes
  ) {
    return text;
  }
  throw new MayflyError(
    'INVALID_KEY',
    `${field} must be 1 to ${CONSTRAINTS.keyBytes} bytes of well-formed text in UTF-8`,
    { field },
  );
}
