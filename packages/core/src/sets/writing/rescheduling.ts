import { MayflyError } from '../../errors.ts';
import { checkMoment, checkObject, checkOptions, type OptionNames } from '../../input.ts';
import type { Reply } from '../../redis/reply.ts';
import type { ChangeResult, ExpiresAt, RevertResult } from '../results.ts';

/** A new expiry for a live member, checked (rescheduled-expiry.lua). */
export interface Rescheduling {
  readonly change: 'by' | 'at' | 'never' | 'back';
  readonly member: string;
  readonly amount: number | string;
}

/** What became of it, before it is known what the caller asked for. */
export type ReschedulingOutcome =
  | ChangeResult
  /** Not an expiry that a member can be given. */
  | { readonly status: 'refused'; readonly now: number }
  /** Not the expiry that was expected. */
  | { readonly status: 'moved'; readonly expiresAt: ExpiresAt; readonly now: number };

/** Reads what the scripts `reschedule.lua` reply of a member. */
export function readRescheduling(row: Reply, now: number): ReschedulingOutcome {
  const status = row.integer();
  const expiresAt = row.expiry();
  const formerExpiresAt = row.expiry();
  if (status === 1) return { status: 'changed', expiresAt, formerExpiresAt, now };
  if (status === 0) return { status: 'absent', now };
  return status === -1 ? { status: 'refused', now } : { status: 'moved', expiresAt, now };
}

/** What an extension by `byMs` has come to. `INVALID_TTL`. */
export function toExtended(outcome: ReschedulingOutcome): ChangeResult {
  return toChange(outcome, 'INVALID_TTL', 'A member expires at most ten years from now', 'byMs');
}

/** What setting `expiresAt` has come to. `INVALID_EXPIRY`. */
export function toMoved(outcome: ReschedulingOutcome): ChangeResult {
  return toChange(
    outcome,
    'INVALID_EXPIRY',
    'expiresAt lies after now, by ten years at most',
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
  if (outcome.status === 'moved') throw new TypeError('Nothing was expected of the expiry');
  return outcome;
}

/** The expiry that a change has given to a member, and the one to go back to; Infinity for never. */
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

/** What going back to `to` has come to. `INVALID_EXPIRY` if that lies more than ten years ahead. */
export function toReverted(outcome: ReschedulingOutcome, to: Date | number): RevertResult {
  switch (outcome.status) {
    case 'changed':
      return { status: 'reverted', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'refused':
      if (Number(to) <= outcome.now) return { status: 'expired', now: outcome.now };
      throw new MayflyError('INVALID_EXPIRY', 'to lies at most ten years from now', {
        field: 'to',
      });
    case 'moved':
    case 'absent':
      return outcome;
  }
}
