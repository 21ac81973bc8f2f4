import { ChangeLogPairs } from '../events/change-log-pairs.ts';
import type { ExpiresAt } from '../sets/results.ts';

/** Something that happened to a set. */
export type Change =
  | {
      /** `extended`: a live member got another expiry, later or sooner, or another value. */
      readonly kind: 'added' | 'extended' | 'removed' | 'expired';
      readonly member: string;
      /** The expiry that the member has now, or had. */
      readonly expiresAt: ExpiresAt;
    }
  | { readonly kind: 'cleared'; readonly memberCount: number };

const KINDS: Readonly<Record<string, Exclude<Change['kind'], 'cleared'>>> = {
  a: 'added',
  x: 'extended',
  r: 'removed',
  e: 'expired',
};

/** Reads the notes of one entry of the changes stream. */
export function readChanges(json: string): Change[] {
  return new ChangeLogPairs(json).map(toChange);
}

function toChange(member: string, note: string): Change {
  const amount = Number(note.slice(2));
  if (note.startsWith('c')) return { kind: 'cleared', memberCount: amount };
  const kind = KINDS[note.slice(0, 1)];
  if (kind === undefined) throw new TypeError('A feed holds a change of no known kind');
  return { kind, member, expiresAt: amount === -1 ? Infinity : amount };
}
