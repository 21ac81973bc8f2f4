import { MayflyError } from '../errors.ts';
import { checkInteger } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';

interface MembersAndUnit {
  /** The unit of scores: seconds, perhaps with fractions, or milliseconds since 1970. */
  readonly unit: 's' | 'ms';
  /** `json` is decoded for reading. Members are stored, found and compared unchanged. */
  readonly member: 'text' | 'json';
}

/** The score of a member is its expiry. */
export interface ExpiryScores extends MembersAndUnit {
  readonly score: 'expiry';
  readonly windowMs?: undefined;
}

/** The score of a member is the time of its insertion; it expires one window later. */
export interface InsertionScores extends MembersAndUnit {
  readonly score: 'inserted';
  /** Whole milliseconds, from one unit of the score to ten years. */
  readonly windowMs: number;
}

/** The layout of a sorted set of other programs. */
export type Layout = ExpiryScores | InsertionScores;

/** The ms of a unit of the score, and the ms from the time of the score to the expiry. */
export interface Scale {
  readonly unitMs: number;
  readonly afterMs: number;
}

/** `INVALID_OPTION`. */
export function checkLayout({ score, unit, member, windowMs }: Layout): Scale {
  checkOneOf(score, ['expiry', 'inserted'], 'score');
  checkOneOf(unit, ['s', 'ms'], 'unit');
  checkOneOf(member, ['text', 'json'], 'member');
  const unitMs = unit === 's' ? 1000 : 1;
  if (score === 'inserted') {
    // With a window below one unit, a member whose score is a whole unit could be expired at its insertion.
    checkInteger(windowMs, unitMs, CONSTRAINTS.ttlMs, 'INVALID_OPTION', 'windowMs');
    return { unitMs, afterMs: windowMs };
  }
  if (windowMs === undefined) return { unitMs, afterMs: 0 };
  throw new MayflyError('INVALID_OPTION', 'windowMs requires scores of the kind inserted', {
    field: 'windowMs',
  });
}

function checkOneOf(value: string, allowed: readonly string[], field: string): void {
  if (allowed.includes(value)) return;
  throw new MayflyError('INVALID_OPTION', `${field} must be ${allowed.join(' or ')}`, { field });
}
