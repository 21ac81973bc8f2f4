import { CONSTRAINTS, MayflyError, type AnySet, type DeadLetter, type Mayfly } from '@mayfly/core';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { CREATE_STATUSES, nameConnection } from '../../graphql/named-settings.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import type { ExpiredDeadLetter } from '../../graphql/types.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../resolvers.generated.ts';
import { cannot, named, useSet } from '../sets/use-set.ts';
import { pageOfGroups } from './group-page.ts';
import { readGroups, withGroups } from './read-groups.ts';

/** The maximum of one call, as for `takeExpired`. */
const MOST_TAKEN = CONSTRAINTS.takenEvents;

function sorted(mayfly: Mayfly, name: string) {
  return useSet(mayfly, name, async (set: AnySet) => {
    if (set.strategy === 'sorted') return set.expiry;
    throw cannot(set, 'give events to calls');
  });
}

async function groupOf(mayfly: Mayfly, { set, group }: { set: string; group: string }) {
  return (await sorted(mayfly, set)).group(group);
}

const queries: QueryResolvers = {
  expiryGroups: async (_parent, { set, ...args }, { mayfly }) => {
    const [groups, now] = await Promise.all([readGroups(mayfly)(set), mayfly.now()]);
    return nameConnection(
      'expiryGroup',
      args,
      async (page) => ({ ...pageOfGroups(groups, page), now }),
      (group) => group,
    );
  },

  expiredDeadLetters: async (_parent, { set, group, first, after }, { mayfly }) => {
    const cursors = new ListCursors('expiredDeadLetters', set, group);
    const from = await groupOf(mayfly, { set, group });
    const page = await from.deadLetters({ first, after: cursors.take(after) });
    const edges = page.letters.map((letter) => ({
      cursor: cursors.give(letter.letter),
      node: toLetter(letter),
    }));
    const pageInfo = toPageInfo(edges, { hasNext: page.hasNext, hasPrevious: after != null });
    return { edges, pageInfo, totalCount: page.totalCount };
  },

  handOver: (_parent, { set }, { mayfly }) =>
    nullIfAbsent('SET_NOT_FOUND', () => handOverOf(mayfly, set)),
};

const mutations: MutationResolvers = {
  createExpiryGroup: async (_parent, { input: { set, group, maxTries, kept } }, { mayfly }) => {
    const expiry = await (maxTries == null ? withGroups(mayfly, set) : sorted(mayfly, set));
    const options = { maxTries: maxTries ?? undefined, kept: kept ?? undefined };
    const { status } = await named(() => expiry.createGroup(group, options));
    return succeeded({ status: CREATE_STATUSES[status] });
  },

  deleteExpiryGroup: async (_parent, { input: { set, group } }, { mayfly }) => {
    const expiry = await withGroups(mayfly, set);
    const { status } = await named(() => expiry.removeGroup(group));
    return succeeded({ status: status === 'removed' ? 'DELETED' : 'ABSENT' });
  },

  takeExpired: async (_parent, { input: { first, leaseMs, ...input } }, { mayfly }) => {
    const group = await groupOf(mayfly, input);
    const events = await named(() => group.take({ first, leaseMs }));
    return succeeded({ events: events.map(withDate) });
  },

  acknowledgeExpired: async (_parent, { input: { receipts, ...input } }, { mayfly }) => {
    const group = await groupOf(mayfly, input);
    const results = await group.acknowledge(receipts);
    const statusOf = { acknowledged: 'ACKNOWLEDGED', absent: 'ABSENT' } as const;
    return succeeded({ statuses: results.map((result) => statusOf[result]) });
  },

  replayExpired: async (_parent, { input: { letters, ...input } }, { mayfly }) => {
    const results = await (await groupOf(mayfly, input)).replay(letters);
    return succeeded({ count: results.filter((result) => result === 'replayed').length });
  },

  discardExpired: async (_parent, { input: { letters, ...input } }, { mayfly }) => {
    const results = await (await groupOf(mayfly, input)).discard(letters);
    return succeeded({ count: results.filter((result) => result === 'discarded').length });
  },

  changeHandOver: async (_parent, { input: { set, isOn } }, { mayfly }) => {
    const expiry = await sorted(mayfly, set);
    await named(() => (isOn ? expiry.startListing() : expiry.stopListing()));
    return succeeded({ handOver: await handOverOf(mayfly, set) });
  },

  takeHandedOver: async (_parent, { input: { set, first } }, { mayfly }) => {
    const expiry = await sorted(mayfly, set);
    if (first > MOST_TAKEN) {
      const message = `first must be 1 to ${MOST_TAKEN}`;
      throw new MayflyError('INVALID_PAGE', message, { field: 'first' });
    }
    const members = await renameFields({ limit: 'first' }, () => expiry.takeListed(first));
    return succeeded({ members: members.map(withDate) });
  },
};

async function handOverOf(mayfly: Mayfly, set: string) {
  const expiry = await sorted(mayfly, set);
  const { isOn, listed } = await named(() => expiry.listing());
  return { isOn, waitingCount: listed };
}

function withDate<Event extends { readonly expiresAt: number }>(event: Event) {
  return { ...event, expiresAt: new Date(event.expiresAt) };
}

function toLetter({ letter, id, diedAt, ...event }: DeadLetter<unknown>): ExpiredDeadLetter {
  return { ...withDate(event), id: letter, eventId: id, diedAt: new Date(diedAt) };
}

export const expiryGroupResolvers: Resolvers = { Query: queries, Mutation: mutations };
