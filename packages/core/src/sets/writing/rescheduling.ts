import { MayflyError } from '../../errors.ts';
import { checkMoment, checkObject, checkOptions, type OptionNames } from '../../input.ts';
import type { Once } from '../../redis/once.ts';
import type { Reply } from '../../redis/reply.ts';
import { readValue } from '../reading/member-value.ts';
import type { ChangeResult, ExpiresAt, RevertResult } from '../results.ts';
import type { StrategyName } from '../strategy.ts';
import { unsupported } from './addition.ts';

/** A checked change of the expiry of a live member (rescheduled-expiry.lua). */
export interface Rescheduling {
  readonly change: 'by' | 'at' | 'never' | 'back' | 'renew';
  readonly member: string;
  readonly amount: number | string;
  /** Set for a call with an idempotency key, which travels alone. */
  readonly once?: Once | undefined;
}

/** The result of a change, for any kind of change. */
export type ReschedulingOutcome =
  | (ChangeResult & {
      /** Of a renewed member, its value as Redis stores it. */
      readonly json?: string | null;
    })
  /** The new expiry is invalid. */
  | { readonly status: 'refused'; readonly now: number }
  /** The expiry is not the expected one. */
  | { readonly status: 'moved'; readonly expiresAt: ExpiresAt; readonly now: number };

/** How a read renews a live member. */
export interface Renewal {
  /**
   * The member then lives at least this long: whole milliseconds, 1 to ten years. A later expiry stays. The read costs
   * as much as `add`, and a full Redis refuses it.
   */
  readonly renewTtlMs?: number | undefined;
}

export const RENEWAL: OptionNames<Renewal> = { renewTtlMs: true };

/** `WRONG_STRATEGY`, for callers that TypeScript does not check. */
export function refuseRenewal(strategy: StrategyName, { renewTtlMs }: Renewal): void {
  if (renewTtlMs !== undefined) throw unsupported(strategy, 'renewTtlMs');
}

/** Reads the reply of a `reschedule.lua` for one member. */
export function readRescheduling(
  row: Reply,
  now: number,
  change: Rescheduling['change'],
): ReschedulingOutcome {
  const status = row.integer();
  const expiresAt = row.expiry();
  const formerExpiresAt = row.expiry();
  const value = change === 'renew' && { json: readValue(row) };
  if (status === 1) return { status: 'changed', expiresAt, formerExpiresAt, now, ...value };
  if (status === 0) return { status: 'absent', now };
  return status === -1 ? { status: 'refused', now } : { status: 'moved', expiresAt, now };
}

/** The result of `extend`. `INVALID_TTL`. */
export function toExtended(outcome: ReschedulingOutcome): ChangeResult {
  return toChange(outcome, 'INVALID_TTL', 'A member must expire within 10 years', 'byMs');
}

/** The result of `expireAt` or `persist`. `INVALID_EXPIRY`. */
export function toMoved(outcome: ReschedulingOutcome): ChangeResult {
  return toChange(
    outcome,
    'INVALID_EXPIRY',
    'expiresAt must be in the future, at most 10 years',
    'expiresAt',
  );
}

function toChange(
  outcome: ReschedulingOutcome,
  code: 'INVALID_TTL' | 'INVALID_EXPIRY',
  message: string,
  field: string,
): ChangeResult {
  if (outcome.status === 'refused') throw new MayflyError(code, message, { field });
  if (outcome.status === 'moved') throw new TypeError('Only revertExpiry expects an expiry');
  return outcome;
}

/** The expiry after a change, and the one to restore. Infinity means never. */
export interface Revert {
  readonly from: Date | number;
  readonly to: Date | number;
}

const REVERT: OptionNames<Revert> = { from: true, to: true };

/** `INVALID_EXPIRY`, `INVALID_OPTION`. */
export function revertArgument(revert: Revert, field = 'revert'): string {
  checkObject(revert, field, 'INVALID_EXPIRY');
  const path = field === 'revert' ? '' : `${field}.`;
  const { from, to } = checkOptions(revert, REVERT, field, path);
  return `${expiryWord(from, `${path}from`)} ${expiryWord(to, `${path}to`)}`;
}

function expiryWord(moment: Date | number, field: string): string {
  return moment === Infinity ? 'never' : String(checkMoment(moment, field));
}

/** The result of `revertExpiry`. `INVALID_EXPIRY` if `to` is more than ten years in the future. */
export function toReverted(outcome: ReschedulingOutcome, to: Date | number): RevertResult {
  switch (outcome.status) {
    case 'changed':
      return { status: 'reverted', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'refused':
      if (Number(to) <= outcome.now) return { status: 'expired', now: outcome.now };
      throw new MayflyError('INVALID_EXPIRY', 'to must be at most 10 years in the future', {
        field: 'to',
      });
    case 'moved':
    case 'absent':
      return outcome;
  }
}
