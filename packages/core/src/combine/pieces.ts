import { LIMITS } from '../limits.ts';
import type { Expiring } from '../sets/expiring-set.ts';

/** The live members of a set, as many at once as one script looks up in another. */
export async function* inPieces(
  members: AsyncIterable<Expiring<string>>,
): AsyncGenerator<Expiring<string>[]> {
  let piece: Expiring<string>[] = [];
  for await (const { member, expiresAt } of members) {
    piece.push({ member, expiresAt });
    if (piece.length < LIMITS.pageMembers) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

export function namesOf(piece: readonly Expiring<string>[]): string[] {
  return piece.map(({ member }) => member);
}
