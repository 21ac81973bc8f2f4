import type { DecisionFieldsFragment } from './documents.generated.ts';
import type { Outcome } from './traffic.ts';

export type Decision = DecisionFieldsFragment;

/** A manual call, at its place on the time axis. */
export interface CallMark {
  readonly id: number;
  /** The time of the decision, on the server's clock. */
  readonly at: number;
  readonly cost: number;
  readonly outcome: Outcome;
  /** Refunded, so it no longer counts. */
  readonly refunded: boolean;
}

/** More would not be distinguishable. */
const MAX_MARKS = 200;

export function outcomeOf({ status, shadowed }: Decision): Outcome {
  if (status === 'UNAVAILABLE') return 'unavailable';
  if (shadowed) return 'shadowed';
  return status === 'ALLOWED' ? 'allowed' : 'denied';
}

/** Adds a call, newest last. */
export function addMark(
  marks: readonly CallMark[],
  call: Omit<CallMark, 'id' | 'refunded'>,
): readonly CallMark[] {
  const id = (marks.at(-1)?.id ?? 0) + 1;
  return [...marks, { ...call, id, refunded: false }].slice(-MAX_MARKS);
}

/** The last call that counts, so it can be refunded. */
export function lastCounted(marks: readonly CallMark[]): CallMark | undefined {
  return marks.findLast(({ outcome, refunded }) => outcome === 'allowed' && !refunded);
}

export function refundMark(marks: readonly CallMark[], id: number): readonly CallMark[] {
  return marks.map((mark) => (mark.id === id ? { ...mark, refunded: true } : mark));
}

/** The moment from which the same call is allowed; null if it is unknown. */
export function passesAt({ now, retryAfterMs }: Decision): number | null {
  return now === null || retryAfterMs === null ? null : Date.parse(now) + retryAfterMs;
}

/** The position of a moment in the window, from 0 at its start to 1 at now. */
export function placeInWindow(at: number, now: number, windowMs: number): number {
  return 1 - (now - at) / windowMs;
}
