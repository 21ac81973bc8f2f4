import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellingOf, type CodeShape } from '../../src/codes/alphabet.ts';

const SHAPES: CodeShape[] = [
  {},
  { digits: 1 },
  { digits: 15 },
  { alphabet: 'crockford32' },
  { alphabet: 'crockford32', length: 10, checkSymbol: true },
  { alphabet: 'base20', length: 11 },
];

describe('the spelling of a code', () => {
  it.each(SHAPES)('%j: encodes and decodes every number, in any case and spacing', (shape) => {
    const { capacity, encode, decode } = spellingOf(shape);
    const number = fc.bigInt({ min: 0n, max: BigInt(capacity - 1) }).map(Number);
    const edges = [[0], [capacity - 1]] as [number][];
    fc.assert(
      fc.property(number, (n) => {
        const code = encode(n);
        expect(decode(code)).toBe(n);
        expect(decode(` ${code.toLowerCase().replaceAll(/(...)/g, '$1-')} `)).toBe(n);
      }),
      { examples: edges },
    );
  });

  it('reaches both ends of the range', () => {
    const { encode, capacity } = spellingOf({});
    expect([encode(0), encode(999_999), capacity]).toEqual(['000000', '999999', 1_000_000]);
    expect(spellingOf({ alphabet: 'base20' }).encode(20 ** 8 - 1)).toBe('ZZZZZZZZ');
  });

  it('reads letters that look like a digit, in Crockford’s base 32 only', () => {
    const crockford = spellingOf({ alphabet: 'crockford32', length: 4 });
    expect(crockford.decode('oIlL')).toBe(crockford.decode('0111'));
    expect(crockford.decode('000U')).toBeNull();
    expect(spellingOf({ digits: 4 }).decode('oIlL')).toBeNull();
  });

  it('detects any one wrong symbol, and any two swapped ones, by the check symbol', () => {
    const { encode, decode, capacity } = spellingOf({
      alphabet: 'crockford32',
      length: 6,
      checkSymbol: true,
    });
    const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const property = fc.property(
      fc.nat(capacity - 1),
      fc.nat(5),
      fc.nat(31),
      (number, position, symbol) => {
        const code = encode(number);
        const replaced = code.slice(0, position) + symbols[symbol] + code.slice(position + 1);
        const [a = '', b = ''] = [code[position], code[position + 1]];
        const swapped = code.slice(0, position) + b + a + code.slice(position + 2);
        // Among the symbols of the number: the check symbol has a separate alphabet.
        const mistyped = position < 5 ? [replaced, swapped] : [replaced];
        const wrong = mistyped.filter((text) => text !== code);
        expect(wrong.map(decode)).toEqual(wrong.map(() => null));
      },
    );
    fc.assert(property);
    // Crockford's example.
    const sixteen = spellingOf({ alphabet: 'crockford32', length: 2, checkSymbol: true });
    expect([sixteen.encode(32), sixteen.encode(36)]).toEqual(['10*', '14U']);
  });

  it.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '+12345', '0x1234', '9'.repeat(1_000_000)])(
    'rejects %.20j',
    (text) => {
      expect(spellingOf({}).decode(text)).toBeNull();
    },
  );
});
