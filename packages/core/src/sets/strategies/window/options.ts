import { MayflyError } from '../../../errors.ts';
import { checkBoolean, checkInteger, checkMoment, type OptionNames } from '../../../input.ts';
import type { IdempotentCall } from '../../../redis/once.ts';
import type { Push, WindowEnd } from './operations.ts';

export interface PushOptions {
  /**
   * The time of insertion: a Date or whole epoch ms. Default: Redis's now. It can be in the future if the element
   * expires within ten years.
   */
  readonly score?: Date | number | undefined;
  /** Removes all other elements with exactly this score, in the same atomic step. */
  readonly unique?: boolean | undefined;
}

export interface EndOptions {
  /** Default: `oldest`. */
  readonly end?: WindowEnd | undefined;
}

export interface PopManyOptions extends EndOptions, IdempotentCall {}

export interface PopOptions extends PopManyOptions {
  /** How long to wait if there is no element: whole milliseconds, up to a day. Default: 0. */
  readonly waitMs?: number | undefined;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

export interface NewElement<Element> {
  readonly value: Element;
  /** Like `score` in `PushOptions`. */
  readonly score?: Date | number | undefined;
}

export const PUSH: OptionNames<PushOptions> = { score: true, unique: true };
export const EXTEND = { unique: true } as const;
export const NEW_ELEMENT: OptionNames<NewElement<unknown>> = { value: true, score: true };
export const END: OptionNames<EndOptions> = { end: true };
export const POP_MANY: OptionNames<PopManyOptions> = { ...END, idempotency: true };
export const POP: OptionNames<PopOptions> = { ...POP_MANY, waitMs: true, signal: true };

export function modeOf(unique: boolean | undefined): Push['mode'] {
  return checkBoolean(unique, 'unique') ? 'unique' : 'always';
}

/** The expiry argument of a push: one window after the score, or after now (expiry-argument.lua, `expiry_of`). */
export function scoreArgument(score: Date | number | undefined, field: string): string {
  return score === undefined ? '' : `+${checkMoment(score, field, 'INVALID_SCORE')}`;
}

export function checkEnd({ end = 'oldest' }: EndOptions): WindowEnd {
  if (end === 'oldest' || end === 'newest') return end;
  throw new MayflyError('INVALID_OPTION', 'end must be oldest or newest', { field: 'end' });
}

export function checkRank(rank: number, field: string): number {
  return checkInteger(
    rank,
    Number.MIN_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
    'INVALID_PAGE',
    field,
  );
}
