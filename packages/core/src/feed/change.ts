import { ChangeLogPairs } from '../events/change-log-pairs.ts';
import type { ExpiresAt } from '../sets/results.ts';

/** A change of a set. */
export type Change =
  | {
      /** `extended`: a live member has another expiry, later or earlier, or another value. */
      readonly kind: 'added' | 'extended' | 'removed' | 'expired';
      readonly member: string;
      /** The expiry after the change, or before it for `removed` and `expired`. */
      readonly expiresAt: ExpiresAt;
    }
  /** Not of a sharded set, where a clear is a gap. */
  | { readonly kind: 'cleared'; readonly memberCount: number };

const KINDS: Readonly<Record<string, Exclude<Change['kind'], 'cleared'>>> = {
  a: 'added',
  x: 'extended',
  r: 'removed',
  e: 'expired',
};

/** Reads one entry of the changes stream. */
export function readChanges(json: string): Change[] {
  return new ChangeLogPairs(json).map(toChange);
}

function toChange(member: string, note: string): Change {
  const amount = Number(note.slice(2));
  if (note.startsWith('c')) return { kind: 'cleared', memberCount: amount };
  const kind = KINDS[note.slice(0, 1)];
  if (kind === undefined) throw new TypeError('Unknown kind of change in a feed');
  return { kind, member, expiresAt: amount === -1 ? Infinity : amount };
}
