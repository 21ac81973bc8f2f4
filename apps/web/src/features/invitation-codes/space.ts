import type { OutcomeKind } from '../../shared/charts/outcomes.ts';
import { formatDuration } from '../../shared/clock/duration-format.ts';
import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import type { SpaceFieldsFragment } from './documents.generated.ts';

/** A space of invitation codes, with its utilisation. */
export type Space = SpaceFieldsFragment;

/** The outcomes of calls. Constant, so that charts are not drawn again. */
export const OUTCOMES: readonly OutcomeKind<'created' | 'resolved' | 'missed' | 'limited'>[] = [
  { outcome: 'created', label: 'Created', series: 1 },
  { outcome: 'resolved', label: 'Resolved', series: 4 },
  { outcome: 'missed', label: 'Missed', series: 2 },
  { outcome: 'limited', label: 'Limited', series: 3 },
];

export const ALPHABETS = ['DECIMAL', 'CROCKFORD32', 'BASE20'] as const;

type Alphabet = Space['alphabet'];

export const ALPHABET_NAMES: Readonly<Record<Alphabet, string>> = {
  DECIMAL: 'digits',
  CROCKFORD32: 'Crockford 32',
  BASE20: '20 consonants',
};

/** The number of characters, and the lengths of codes. */
export const SPELLINGS: Readonly<
  Record<Alphabet, { readonly symbols: number; readonly longest: number; readonly usual: number }>
> = {
  DECIMAL: { symbols: 10, longest: 15, usual: 6 },
  CROCKFORD32: { symbols: 32, longest: 10, usual: 8 },
  BASE20: { symbols: 20, longest: 11, usual: 8 },
};

/** The number of possible codes. */
export function capacityOf(alphabet: Alphabet, length: number): number {
  return SPELLINGS[alphabet].symbols ** length;
}

export type Fullness = 'calm' | 'filling' | 'nearly-full' | 'full';

/** From this share, new codes take longer to find, and guesses are often valid. */
const FILLING = 0.5;
const NEARLY_FULL = 0.8;

export function fullnessOf(share: number): Fullness {
  if (share >= 1) return 'full';
  if (share >= NEARLY_FULL) return 'nearly-full';
  return share >= FILLING ? 'filling' : 'calm';
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/** A share in percent. It shows 0% only for an empty space, and 100% only for a full one. */
export function shareLabel(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1%';
  if (share < 1 && share > 0.999) return 'over 99.9%';
  return percent.format(share);
}

/** How codes are written, such as "6 digits". */
export function spellingLabel({ alphabet, length }: Pick<Space, 'alphabet' | 'length'>): string {
  if (alphabet === 'DECIMAL') return length === 1 ? '1 digit' : `${length} digits`;
  return `${length} of ${ALPHABET_NAMES[alphabet]}`;
}

/** A space in one line. */
export function spaceLabel({ ttlMs, maxUses, utilisation, ...spelling }: Space): string {
  const uses =
    maxUses === null ? '' : ` or ${wholeNumber.format(maxUses)} ${maxUses === 1 ? 'use' : 'uses'}`;
  const live = `${wholeNumber.format(utilisation.live)} of ${wholeNumber.format(utilisation.capacity)} live`;
  return `${spellingLabel(spelling)}, valid for ${formatDuration(ttlMs)}${uses}; ${live}`;
}

/** How often a guess is a valid code. */
export function guessLabel(share: number): string {
  if (share === 0) return 'no guess is valid';
  if (share > 0.5) return 'most guesses are valid';
  return `1 in ${wholeNumber.format(Math.round(1 / share))} guesses is valid`;
}
