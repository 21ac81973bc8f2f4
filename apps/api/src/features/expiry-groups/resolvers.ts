import { CONSTRAINTS, MayflyError, type DeadLetter, type Mayfly } from '@mayfly/core';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { CREATE_STATUSES, nameConnection } from '../../graphql/named-settings.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import type { ExpiredDeadLetter } from '../../graphql/types.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import type {
  ExpiringSetResolvers,
  MutationResolvers,
  QueryResolvers,
  Resolvers,
} from '../resolvers.generated.ts';
import { pageOfGroups } from './group-page.ts';
import { readGroups, withExpiry, type Expiry } from './read-groups.ts';

/** The maximum of one call, as for `takeExpired`. */
const MOST_TAKEN = CONSTRAINTS.takenEvents;

function withGroup<Result>(
  mayfly: Mayfly,
  { set, group }: { readonly set: string; readonly group: string },
  action: (group: ReturnType<Expiry['group']>) => Promise<Result>,
): Promise<Result> {
  return withExpiry(mayfly, set, async (expiry) => action(expiry.group(group)));
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
    const from = cursors.take(after);
    const page = await withGroup(mayfly, { set, group }, (each) =>
      each.deadLetters({ first, after: from }),
    );
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

const setFields: Pick<ExpiringSetResolvers, 'handOver'> = {
  handOver: ({ name, strategy }, _args, { mayfly }) =>
    strategy === 'sorted' || strategy === 'sharded' ? handOverOf(mayfly, name) : null,
};

const mutations: MutationResolvers = {
  createExpiryGroup: async (_parent, { input: { set, group, maxTries, kept } }, { mayfly }) => {
    const options = { maxTries: maxTries ?? undefined, kept: kept ?? undefined };
    const { status } = await withExpiry(mayfly, set, (expiry) =>
      expiry.createGroup(group, options),
    );
    return succeeded({ status: CREATE_STATUSES[status] });
  },

  deleteExpiryGroup: async (_parent, { input: { set, group } }, { mayfly }) => {
    const { status } = await withExpiry(mayfly, set, (expiry) => expiry.removeGroup(group));
    return succeeded({ status: status === 'removed' ? 'DELETED' : 'ABSENT' });
  },

  takeExpired: async (_parent, { input: { first, leaseMs, ...input } }, { mayfly }) => {
    const events = await withGroup(mayfly, input, (group) => group.take({ first, leaseMs }));
    return succeeded({ events: events.map(withDate) });
  },

  acknowledgeExpired: async (_parent, { input: { receipts, ...input } }, { mayfly }) => {
    const results = await withGroup(mayfly, input, (group) => group.acknowledge(receipts));
    const statusOf = { acknowledged: 'ACKNOWLEDGED', absent: 'ABSENT' } as const;
    return succeeded({ statuses: results.map((result) => statusOf[result]) });
  },

  replayExpired: async (_parent, { input: { letters, ...input } }, { mayfly }) => {
    const results = await withGroup(mayfly, input, (group) => group.replay(letters));
    return succeeded({ count: results.filter((result) => result === 'replayed').length });
  },

  discardExpired: async (_parent, { input: { letters, ...input } }, { mayfly }) => {
    const results = await withGroup(mayfly, input, (group) => group.discard(letters));
    return succeeded({ count: results.filter((result) => result === 'discarded').length });
  },

  changeHandOver: async (_parent, { input: { set, isOn } }, { mayfly }) => {
    await withExpiry(mayfly, set, (expiry) =>
      isOn ? expiry.startListing() : expiry.stopListing(),
    );
    return succeeded({ handOver: await handOverOf(mayfly, set) });
  },

  takeHandedOver: async (_parent, { input: { set, first } }, { mayfly }) => {
    if (first > MOST_TAKEN) {
      const message = `first must be 1 to ${MOST_TAKEN}`;
      throw new MayflyError('INVALID_PAGE', message, { field: 'first' });
    }
    const members = await renameFields({ limit: 'first' }, () =>
      withExpiry(mayfly, set, (expiry) => expiry.takeListed(first)),
    );
    return succeeded({ members: members.map(withDate) });
  },
};

async function handOverOf(mayfly: Mayfly, set: string) {
  const { isOn, listed } = await withExpiry(mayfly, set, (expiry) => expiry.listing());
  return { isOn, waitingCount: listed };
}

function withDate<Event extends { readonly expiresAt: number }>(event: Event) {
  return { ...event, expiresAt: new Date(event.expiresAt) };
}

function toLetter({ letter, id, diedAt, ...event }: DeadLetter<unknown>): ExpiredDeadLetter {
  return { ...withDate(event), id: letter, eventId: id, diedAt: new Date(diedAt) };
}

export const expiryGroupResolvers: Resolvers = {
  Query: queries,
  Mutation: mutations,
  ExpiringSet: setFields,
};
