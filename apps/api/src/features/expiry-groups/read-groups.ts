import type { ExpiryGroup, Mayfly, ShardedSet, SortedSet } from '@mayfly/core';
import { toGlobalId } from '../../graphql/global-id.ts';
import { webhookOf } from '../../webhooks/webhook.ts';
import { cannot, useSet } from '../sets/use-set.ts';

export type Expiry = SortedSet['expiry'] | ShardedSet['expiry'];

/** Runs an action on the groups and the list of a set. */
export function withExpiry<Result>(
  mayfly: Mayfly,
  name: string,
  action: (expiry: Expiry) => Promise<Result>,
): Promise<Result> {
  return useSet(mayfly, name, (set) => {
    if ('expiry' in set) return action(set.expiry);
    throw cannot(set, 'report expired members', 'set');
  });
}

/** The groups of a set. Reads those of each set once. */
export function readGroups(mayfly: Mayfly) {
  const read = async (set: string) => {
    const groups = await withExpiry(mayfly, set, (expiry) => expiry.groups());
    return groups.map((group) => toNode(set, group));
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
    webhook: webhookOf(name),
    consumerCount: group.consumers,
    unfinishedCount: group.unfinishedEvents,
    unreadBatches: group.unreadEntries,
    oldestAt: oldestAt === null ? null : new Date(oldestAt),
    lostCount: group.lostEvents,
    deadLetterCount: group.deadLetters,
    maxTries: group.maxTries,
  };
}
