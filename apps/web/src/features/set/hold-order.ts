import { compareMembers, type Member } from './member.ts';

/**
 * Keeps members in the order in which they were shown, however their times have changed, so that
 * no row moves away from under a pointer. Newcomers take the place of the first that outlives them.
 */
export function holdOrder(shown: readonly string[], members: readonly Member[]): readonly Member[] {
  const rest = new Map(members.map((member) => [member.member, member]));
  const held: Member[] = [];
  for (const name of shown) {
    const member = rest.get(name);
    if (member === undefined) continue;
    held.push(member);
    rest.delete(name);
  }
  for (const newcomer of rest.values()) {
    const place = held.findIndex((member) => compareMembers(newcomer, member) < 0);
    held.splice(place === -1 ? held.length : place, 0, newcomer);
  }
  return held;
}
