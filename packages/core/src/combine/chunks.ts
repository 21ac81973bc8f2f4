import { CONSTRAINTS } from '../constraints.ts';
import type { Expiring } from '../sets/expiring-set.ts';

/** The live members of a set, as many at a time as one script looks up in another set. */
export async function* inChunks(
  members: AsyncIterable<Expiring<string>>,
): AsyncGenerator<Expiring<string>[]> {
  let chunk: Expiring<string>[] = [];
  for await (const { member, expiresAt } of members) {
    chunk.push({ member, expiresAt });
    if (chunk.length < CONSTRAINTS.pageMembers) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

export function namesOf(chunk: readonly Expiring<string>[]): string[] {
  return chunk.map(({ member }) => member);
}
