import type { Limit, LimitAlgorithm } from './limit.ts';

/**
 * Additional checks by TypeScript for literal numbers and names: a log of more than 300 compiles only with
 * `large`, and empty lists and unknown names do not compile. Values that are unknown at compile time are
 * checked at run time.
 */
export type LiteralLimits<Limits> = Limits extends readonly unknown[]
  ? Limits extends readonly []
    ? 'limits must be 1 to 8'
    : { readonly [Index in keyof Limits]: LiteralLimit<Limits[Index]> }
  : LiteralLimit<Limits>;

type LiteralLimit<One> = One extends { readonly limit: infer Size extends number }
  ? One extends { readonly algorithm: Exclude<LimitAlgorithm, 'log'> } | { readonly large: boolean }
    ? KnownNames<One>
    : IsBeyond300<`${Size}`> extends true
      ? 'A log takes a limit of at most 300: add `large: true` (up to 10,000), or set algorithm to gcra, counter or fixed'
      : KnownNames<One>
  : unknown;

type KeyOf<One> = One extends unknown ? keyof One : never;

type KnownNames<One> = { readonly [Name in Exclude<keyof One, KeyOf<Limit>>]: never };

/** For the decimal digits of a number. */
type IsBeyond300<Digits extends string> = Digits extends '300'
  ? false
  : Digits extends
        | `${3 | 4 | 5 | 6 | 7 | 8 | 9}${number}${number}`
        | `${number}${number}${number}${number}${string}`
    ? true
    : false;
