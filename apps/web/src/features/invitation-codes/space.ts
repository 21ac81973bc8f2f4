import { wholeNumber } from '../../shared/numbers/whole-number.ts';
import type { SpaceFieldsFragment } from './documents.generated.ts';

/** Invitation codes of one kind, with how full their space is. */
export type Space = SpaceFieldsFragment;

export const ALPHABETS = ['DECIMAL', 'CROCKFORD32', 'BASE20'] as const;

type Alphabet = Space['alphabet'];

export const ALPHABET_NAMES: Readonly<Record<Alphabet, string>> = {
  DECIMAL: 'digits',
  CROCKFORD32: 'Crockford 32',
  BASE20: '20 consonants',
};

/** How many symbols there are, and the lengths that a code can have. */
export const SPELLINGS: Readonly<
  Record<Alphabet, { readonly symbols: number; readonly longest: number; readonly usual: number }>
> = {
  DECIMAL: { symbols: 10, longest: 15, usual: 6 },
  CROCKFORD32: { symbols: 32, longest: 10, usual: 8 },
  BASE20: { symbols: 20, longest: 11, usual: 8 },
};

/** How many codes there can be. */
export function capacityOf(alphabet: Alphabet, length: number): number {
  return SPELLINGS[alphabet].symbols ** length;
}

export type Fullness = 'calm' | 'filling' | 'nearly-full' | 'full';

/** From here on new codes take longer to find, and guesses are likely to hit one. */
const FILLING = 0.5;
const NEARLY_FULL = 0.8;

export function fullnessOf(share: number): Fullness {
  if (share >= 1) return 'full';
  if (share >= NEARLY_FULL) return 'nearly-full';
  return share >= FILLING ? 'filling' : 'calm';
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/** A share as one says it: what is there is never told as nothing, nor what is free as full. */
export function shareWords(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1%';
  if (share < 1 && share > 0.999) return 'over 99.9%';
  return percent.format(share);
}

/** How often a blind guess is somebody's code. */
export function guessWords(share: number): string {
  if (share === 0) return 'no guess hits a code';
  if (share > 0.5) return 'most blind guesses hit a code';
  return `a blind guess hits one in ${wholeNumber.format(Math.round(1 / share))}`;
}
