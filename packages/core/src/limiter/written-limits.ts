import type { BucketLimit, Limit, LogLimit, WindowLimit } from './limit.ts';

/**
 * Limits whose numbers may be written out, which TypeScript learns as `Most`: a log of more than 300 compiles
 * only if it says `large`, and an empty list does not. What is not known before the program runs, numbers
 * or how many limits a list has, is checked then.
 */
export type WrittenLimits<Most extends number> = {
  /** One to eight limits: a call passes all of them and counts in all, or is denied and counts in none. */
  readonly limits: WrittenLimit<Most> | readonly WrittenLimit<Most>[];
} & NonEmpty<Most>;

/** In a list that is written out empty there is no number to learn, and so none is known. */
type NonEmpty<Most extends number> = [Most] extends [never]
  ? { readonly limits: readonly [Limit, ...Limit[]] }
  : unknown;

type WrittenLimit<Most extends number> =
  WrittenBucket<Most> | WrittenWindow<Most> | WrittenLog<Most> | LargeLog<Most>;

interface WrittenBucket<Most extends number> extends BucketLimit {
  readonly limit: Most;
}

interface WrittenWindow<Most extends number> extends WindowLimit {
  readonly limit: Most;
}

interface WrittenLog<Most extends number> extends Omit<LogLimit, 'limit'> {
  readonly limit: UpTo300<Most>;
}

type LargeLog<Most extends number> = LogLimit &
  (number extends Most ? unknown : { readonly large: boolean });

type UpTo300<Most extends number> = Most extends number
  ? IsBeyond300<`${Most}`> extends true
    ? never
    : Most
  : never;

/** Of a number's decimal digits. */
type IsBeyond300<Digits extends string> = Digits extends '300'
  ? false
  : Digits extends
        | `${3 | 4 | 5 | 6 | 7 | 8 | 9}${number}${number}`
        | `${number}${number}${number}${number}${string}`
    ? true
    : false;
