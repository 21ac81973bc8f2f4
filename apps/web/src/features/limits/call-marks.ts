import type { DecisionFieldsFragment } from './documents.generated.ts';
import type { Outcome } from './traffic.ts';

export type Decision = DecisionFieldsFragment;

/** A call that was made by hand, where it stands on the axis of time. */
export interface CallMark {
  readonly id: number;
  /** When it was decided, on the server's clock. */
  readonly at: number;
  readonly cost: number;
  readonly outcome: Outcome;
  /** Refunded: it does not count any more. */
  readonly takenBack: boolean;
}

/** More could not be told apart anyway. */
const MOST_MARKS = 200;

export function outcomeOf({ status, shadowed }: Decision): Outcome {
  if (status === 'UNAVAILABLE') return 'unavailable';
  if (shadowed) return 'shadowed';
  return status === 'ALLOWED' ? 'allowed' : 'denied';
}

/** With one call more, the newest last. */
export function addMark(
  marks: readonly CallMark[],
  call: Omit<CallMark, 'id' | 'takenBack'>,
): readonly CallMark[] {
  const id = (marks.at(-1)?.id ?? 0) + 1;
  return [...marks, { ...call, id, takenBack: false }].slice(-MOST_MARKS);
}

/** The last call that counts, and so can be taken back. */
export function lastCounted(marks: readonly CallMark[]): CallMark | undefined {
  return marks.findLast(({ outcome, takenBack }) => outcome === 'allowed' && !takenBack);
}

export function takeBack(marks: readonly CallMark[], id: number): readonly CallMark[] {
  return marks.map((mark) => (mark.id === id ? { ...mark, takenBack: true } : mark));
}

/** The moment from which on the same call passes; null where that is not known. */
export function passesAt({ now, retryAfterMs }: Decision): number | null {
  return now === null || retryAfterMs === null ? null : Date.parse(now) + retryAfterMs;
}

/** The share of the window, from its beginning to now, at which a moment stands: 1 is now. */
export function placeInWindow(at: number, now: number, windowMs: number): number {
  return 1 - (now - at) / windowMs;
}
