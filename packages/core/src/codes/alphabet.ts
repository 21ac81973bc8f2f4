import { MayflyError } from '../errors.ts';
import { checkBoolean, checkInteger, checkObject } from '../input.ts';

/** Ten digits. */
export interface DecimalCodes {
  readonly alphabet?: 'decimal' | undefined;
  /** 1 to 15; 6 by default. */
  readonly digits?: number | undefined;
}

/** Crockford's base 32, without I, L, O and U. Reads O as 0, and I and L as 1, in both cases. */
export interface Crockford32Codes {
  readonly alphabet: 'crockford32';
  /** Symbols, without the check symbol: 1 to 10; 8 by default. */
  readonly length?: number | undefined;
  /** Ends each code with the number modulo 37. It detects one mistyped symbol and two swapped ones. */
  readonly checkSymbol?: boolean | undefined;
}

/** The twenty consonants of RFC 8628, section 6.1: no similar symbols, and no words. */
export interface Base20Codes {
  readonly alphabet: 'base20';
  /** 1 to 11; 8 by default. */
  readonly length?: number | undefined;
}

export type CodeShape = DecimalCodes | Crockford32Codes | Base20Codes;

/** The notation of the numbers of a space. */
export interface Spelling {
  readonly alphabet: keyof typeof SYMBOLS;
  /** Symbols without the check symbol. */
  readonly length: number;
  /** Whether a check symbol ends each code. */
  readonly checked: boolean;
  /** Identifies the spelling in key names. */
  readonly name: string;
  /** The number of codes, at most 2^50. */
  readonly capacity: number;
  /** The code of a number below the capacity. */
  readonly encode: (number: number) => string;
  /** The number of a typed code, or `null` if the text is no code. */
  readonly decode: (code: string) => number | null;
}

const CROCKFORD_CHECKS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U';

const SYMBOLS = {
  decimal: '0123456789',
  crockford32: CROCKFORD_CHECKS.slice(0, 32),
  base20: 'BCDFGHJKLMNPQRSTVWXZ',
} as const;

/** The longest codes below 2^50: above it, a draw out of 2^53 would not be uniform. */
const LONGEST = { decimal: 15, crockford32: 10, base20: 11 } as const;

/** Options of other alphabets, which must not be ignored. */
const FOREIGN = {
  decimal: ['length', 'checkSymbol'],
  crockford32: ['digits'],
  base20: ['digits', 'checkSymbol'],
} as const;

/** The spelling for the options of a space. `INVALID_OPTION`. */
export function spellingOf(shape: CodeShape): Spelling {
  const { alphabet = 'decimal' } = checkObject(shape, 'options');
  if (!Object.hasOwn(SYMBOLS, alphabet)) {
    throw new MayflyError('INVALID_OPTION', 'alphabet must be decimal, crockford32 or base20', {
      field: 'alphabet',
    });
  }
  for (const field of FOREIGN[alphabet]) {
    if (Reflect.get(shape, field) !== undefined) {
      throw new MayflyError('INVALID_OPTION', `${field} must not be set for ${alphabet} codes`, {
        field,
      });
    }
  }
  const symbols = SYMBOLS[alphabet];
  const { field, asked } = lengthOf(shape);
  const length = checkInteger(asked, 1, LONGEST[alphabet], 'INVALID_OPTION', field);
  const checked =
    shape.alphabet === 'crockford32' && checkBoolean(shape.checkSymbol, 'checkSymbol');
  const spell = (number: number) => spelled(number, symbols, length);
  const read = (text: string) => numberOf(text, symbols, length);
  return {
    alphabet,
    length,
    checked,
    // Two spellings that differ only in the check symbol can use the same codes.
    name: `${alphabet}-${length}`,
    capacity: symbols.length ** length,
    encode: (number) =>
      checked ? spell(number) + CROCKFORD_CHECKS.charAt(number % 37) : spell(number),
    decode(code) {
      // Separators that a person may write. Longer text than any code is not parsed.
      let text = code.length > 64 ? '' : code.replaceAll(/[\s-]/g, '').toUpperCase();
      if (alphabet === 'crockford32') text = text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
      if (!checked) return read(text);
      const number = read(text.slice(0, -1));
      return number !== null && CROCKFORD_CHECKS.charAt(number % 37) === text.slice(-1)
        ? number
        : null;
    },
  };
}

function lengthOf(shape: CodeShape): { readonly field: string; readonly asked: number } {
  if (shape.alphabet === 'crockford32' || shape.alphabet === 'base20') {
    return { field: 'length', asked: shape.length ?? 8 };
  }
  return { field: 'digits', asked: shape.digits ?? 6 };
}

function spelled(number: number, symbols: string, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest = Math.floor(rest / symbols.length)) {
    text = symbols.charAt(rest % symbols.length) + text;
  }
  return text;
}

function numberOf(text: string, symbols: string, length: number): number | null {
  if (text.length !== length) return null;
  let number = 0;
  for (const symbol of text) {
    const value = symbols.indexOf(symbol);
    if (value < 0) return null;
    number = number * symbols.length + value;
  }
  return number;
}
