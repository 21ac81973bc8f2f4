import type { ComponentProps } from 'react';
import { wholeNumber } from '../shared/numbers/whole-number.ts';
import { Field } from './Field.tsx';

interface CountRange {
  readonly least: number;
  readonly most: number;
}

/** Parses a whole number in the range. Spaces, commas and underscores can group its digits. */
export function parseCount(text: string, { least, most }: CountRange): number | undefined {
  const digits = text.replaceAll(/[\s,_]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const count = Number(digits);
  return count >= least && count <= most ? count : undefined;
}

/** The error for a typed whole number, or undefined. */
export function countProblem(text: string, range: CountRange): string | undefined {
  if (parseCount(text, range) !== undefined) return undefined;
  return `A whole number from ${wholeNumber.format(range.least)} to ${wholeNumber.format(range.most)}.`;
}

/** An input for a whole number. */
export function CountField(props: Omit<ComponentProps<typeof Field>, 'inputMode'>) {
  return <Field inputMode="numeric" {...props} />;
}
