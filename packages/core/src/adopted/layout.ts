import { MayflyError } from '../errors.ts';
import { checkInteger } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';

interface MembersAndUnit {
  /** What scores count: seconds, which may have fractions, or milliseconds since 1970. */
  readonly unit: 's' | 'ms';
  /** `json` is decoded for reading. Members are stored, found and compared as they are. */
  readonly member: 'text' | 'json';
}

/** A member's score is the moment at which it expires. */
export interface ExpiryScores extends MembersAndUnit {
  readonly score: 'expiry';
  readonly windowMs?: undefined;
}

/** A member's score is the moment at which it was inserted; it expires one window later. */
export interface InsertionScores extends MembersAndUnit {
  readonly score: 'inserted';
  /** Whole milliseconds, one unit of the score to ten years. */
  readonly windowMs: number;
}

/** What a sorted set that other programs write looks like. */
export type Layout = ExpiryScores | InsertionScores;

/** ms to a unit of the score, and from the moment that a score names to the expiry. */
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
    // In less than a unit a member whose score is a whole number of units could be expired from the start.
    checkInteger(windowMs, unitMs, CONSTRAINTS.ttlMs, 'INVALID_OPTION', 'windowMs');
    return { unitMs, afterMs: windowMs };
  }
  if (windowMs === undefined) return { unitMs, afterMs: 0 };
  throw new MayflyError('INVALID_OPTION', 'windowMs is for scores that say when it was inserted', {
    field: 'windowMs',
  });
}

function checkOneOf(value: string, allowed: readonly string[], field: string): void {
  if (allowed.includes(value)) return;
  throw new MayflyError('INVALID_OPTION', `${field} is ${allowed.join(' or ')}`, { field });
}
