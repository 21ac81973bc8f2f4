import type { Reply } from '../redis/reply.ts';
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

/** Reads the pair (member, '<kind>:<expiry>') of journal.lua. */
export function readChange(row: Reply): Change {
  const member = row.string();
  const note = row.string();
  const amount = Number(note.slice(2));
  if (note.startsWith('c')) return { kind: 'cleared', memberCount: amount };
  const kind = KINDS[note.slice(0, 1)];
  if (kind === undefined) throw new TypeError('A feed holds a change of no known kind');
  return { kind, member, expiresAt: amount === -1 ? Infinity : amount };
}
