import { MayflyError } from '../../../errors.ts';
import type { AddResult, ExpiresAt, SeenResult } from '../../results.ts';
import type { PushOutcome } from './operations.ts';

/** The result of `push`. */
export type PushResult =
  /** `added`: the element was not live, and is now. `updated`: it was live, and has this score now. */
  | {
      readonly status: 'added' | 'updated';
      readonly score: number;
      readonly expiresAt: ExpiresAt;
      /** The number of other elements that `unique` removed. */
      readonly replaced: number;
      readonly now: number;
    }
  /** Would have expired by now. The push changed nothing. */
  | { readonly status: 'late'; readonly now: number };

/** `INVALID_SCORE` for an element that would expire more than ten years from now. */
export function toPushResult(outcome: PushOutcome, field: string): PushResult {
  switch (outcome.status) {
    case 'added':
    case 'updated': {
      const { status, score, expiresAt, replaced, now } = outcome;
      return { status, score, expiresAt, replaced, now };
    }
    case 'late':
      return { status: 'late', now: outcome.now };
    case 'tooFarAhead':
      throw new MayflyError('INVALID_SCORE', 'An element must expire within 10 years', {
        field,
      });
    case 'kept':
    case 'absent':
      throw new TypeError('A push cannot return this status');
  }
}

export function toAddResult(outcome: PushOutcome): AddResult {
  switch (outcome.status) {
    case 'added':
    case 'updated':
    case 'kept': {
      const { status, expiresAt, now } = outcome;
      return { status, expiresAt, now };
    }
    case 'absent':
      return { status: 'absent', now: outcome.now };
    case 'late':
    case 'tooFarAhead':
      throw new TypeError('An insertion at now cannot return this status');
  }
}

export function toSeenResult(outcome: PushOutcome): SeenResult {
  switch (outcome.status) {
    case 'added':
      return { status: 'new', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'updated':
    case 'kept':
      return { status: 'seen', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'late':
    case 'tooFarAhead':
      return { status: 'tooOld' };
    case 'absent':
      throw new TypeError('An addition with mode ifAbsent cannot return absent');
  }
}
