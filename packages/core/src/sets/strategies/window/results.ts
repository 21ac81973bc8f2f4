import { MayflyError } from '../../../errors.ts';
import type { AddResult, ExpiresAt, SeenResult } from '../../results.ts';
import type { PushOutcome } from './operations.ts';

/** What became of a pushed element. */
export type PushResult =
  /** `added`: was not live, and is now. `updated`: was live, and its score has moved to this one. */
  | {
      readonly status: 'added' | 'updated';
      readonly score: number;
      readonly expiresAt: ExpiresAt;
      /** How many other elements `unique` removed. */
      readonly replaced: number;
      readonly now: number;
    }
  /** Would have expired by now: nothing was stored, moved or replaced. */
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
      throw new MayflyError('INVALID_SCORE', 'An element expires at most ten years from now', {
        field,
      });
    case 'kept':
    case 'absent':
      throw new TypeError('A push always takes place');
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
      throw new TypeError('An element can always be inserted now');
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
      throw new TypeError('An addition with mode ifAbsent leaves nothing absent');
  }
}
