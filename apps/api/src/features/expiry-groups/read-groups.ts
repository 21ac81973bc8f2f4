import type { AnySet, ExpiryGroup, Mayfly } from '@mayfly/core';
import { toGlobalId } from '../../graphql/global-id.ts';
import { cannot, named, useSet } from '../sets/use-set.ts';

type SetWithGroups = Extract<AnySet, { readonly strategy: 'sorted' | 'sharded' }>;

/** The events of a set with groups. */
export function withGroups(mayfly: Mayfly, name: string): Promise<SetWithGroups['expiry']> {
  return useSet(mayfly, name, async (set) => {
    if (set.strategy === 'sorted' || set.strategy === 'sharded') return set.expiry;
    throw cannot(set, 'have groups');
  });
}

/** The groups of a set. Reads those of each set once. */
export function readGroups(mayfly: Mayfly) {
  const read = async (set: string) => {
    const expiry = await withGroups(mayfly, set);
    return (await named(() => expiry.groups())).map((group) => toNode(set, group));
  };
  const reads = new Map<string, ReturnType<typeof read>>();
  return (set: string) => {
    const known = reads.get(set) ?? read(set);
    reads.set(set, known);
    return known;
  };
}

export type ReadGroups = ReturnType<typeof readGroups>;

function toNode(set: string, { group: name, oldestAt, ...group }: ExpiryGroup) {
  return {
    // Names have no spaces.
    id: toGlobalId('ExpiryGroup', `${set} ${name}`),
    name,
    consumerCount: group.consumers,
    unfinishedCount: group.unfinishedEvents,
    unreadBatches: group.unreadEntries,
    oldestAt: oldestAt === null ? null : new Date(oldestAt),
    lostCount: group.lostEvents,
    deadLetterCount: group.deadLetters,
    maxTries: group.maxTries,
  };
}
