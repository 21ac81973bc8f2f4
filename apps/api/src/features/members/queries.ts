import {
  type AnySet,
  type JsonValue,
  type LiveMember,
  type Mayfly,
  type MemberPage,
  type PageRequest,
  type SearchPage,
  type SearchRequest,
} from '@mayfly/core';
import { once } from '../../graphql/early-fields.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { MemberFilterInput } from '../../graphql/types.generated.ts';
import type { ExpiringSetResolvers } from '../resolvers.generated.ts';
import type { ExpiringSetModel } from '../sets/model.ts';
import { toExpiresAt } from '../sets/expiry.ts';
import { cannot } from '../sets/use-set.ts';
import { toMember, toMemberAt } from './member-shapes.ts';
import { toPageRequest } from './page-request.ts';
import { filterField, toFilter } from './filter.ts';

type MemberFields = 'members' | 'searchMembers' | 'member' | 'memberRank' | 'timeLeft';

export const memberFields: Pick<ExpiringSetResolvers, MemberFields> = {
  members: once(async (parent, args, { mayfly }) => {
    const cursors = new ListCursors('members', parent.name);
    const request = toPageRequest(args, cursors);
    const page = await readPage(openModel(mayfly, parent), request);
    const edges = page.members.map((edge) => ({
      cursor: cursors.give(edge.cursor),
      node: toMember(edge),
    }));
    return {
      edges,
      pageInfo: toPageInfo(edges, page),
      startRank: page.startRank,
      totalCount: page.totalCount,
      now: new Date(page.now),
    };
  }),

  searchMembers: once(async (parent, { filter, first, after }, { mayfly }) => {
    const cursors = new ListCursors('search', parent.name, filter);
    const page = await search(openModel(mayfly, parent), filter, {
      first,
      after: cursors.take(after),
    });
    return {
      matches: page.matches.map((match) => toMemberAt(match, page.now)),
      endCursor: cursors.give(page.cursor),
      scannedCount: page.scanned,
      totalCount: page.total,
      now: new Date(page.now),
    };
  }),

  member: once(async (parent, { member }, { mayfly }) => {
    const live = await readMember(mayfly, openModel(mayfly, parent), member);
    return live && toMember(live);
  }),

  memberRank: once(async (parent, { member }, { mayfly }) => {
    const set = openModel(mayfly, parent);
    if (!('rank' in set)) throw cannot(set, 'rank their members: they have no order');
    const found = await set.rank(member);
    return found && { ...found, expiresAt: toExpiresAt(found.expiresAt), now: new Date(found.now) };
  }),

  timeLeft: once(async (parent, { spanMs, buckets }, { mayfly }) => {
    const set = openModel(mayfly, parent);
    if (!('timeLeft' in set)) throw cannot(set, 'count members by the time that they have left');
    const timeLeft = await set.timeLeft({ spanMs: spanMs ?? undefined, buckets });
    const edge = (index: number) => Math.floor((timeLeft.spanMs * index) / buckets);
    return {
      now: new Date(timeLeft.now),
      spanMs: timeLeft.spanMs,
      buckets: timeLeft.counts.map((count, index) => ({
        fromMs: edge(index),
        toMs: edge(index + 1),
        count,
      })),
      beyond: timeLeft.beyond,
      never: timeLeft.never,
    };
  }),
};

function openModel(mayfly: Mayfly, { name, strategy }: ExpiringSetModel): AnySet {
  return mayfly.sets.openAny(name, strategy);
}

async function readPage(set: AnySet, request: PageRequest): Promise<MemberPage<JsonValue>> {
  switch (set.strategy) {
    case 'sorted':
    case 'sharded':
      return set.page(request);
    case 'window': {
      const { elements, ...page } = await set.elements(request);
      const members = elements.map(({ value: member, expiresAt, cursor }) => ({
        member,
        value: null,
        expiresAt,
        remainingMs: expiresAt - page.now,
        cursor,
      }));
      return { ...page, members };
    }
    case 'keys':
    case 'buckets':
    case 'compact':
    case 'native':
      throw cannot(set, 'page their members by expiry: search them');
  }
}

type Found = Parameters<typeof toMemberAt>[0];

async function search(
  set: AnySet,
  filter: MemberFilterInput | null | undefined,
  request: SearchRequest,
): Promise<SearchPage<Found>> {
  const asked = toFilter(filter);
  if (set.strategy !== 'window') {
    return renameFields(filterField, () => set.search(asked, request));
  }
  const { matches, ...page } = await renameFields(filterField, () => set.search(asked, request));
  return {
    ...page,
    matches: matches.map(({ value, expiresAt }) => ({ member: value, expiresAt })),
  };
}

async function readMember(
  mayfly: Mayfly,
  set: AnySet,
  member: string,
): Promise<LiveMember<JsonValue> | null> {
  if ('get' in set) return set.get(member);
  const [expiresAt, now] = await Promise.all([readExpiry(set, member), mayfly.now()]);
  // Read in separate commands: a member can have expired between the two.
  if (expiresAt === null || expiresAt <= now) return null;
  return { member, value: null, expiresAt, remainingMs: expiresAt - now };
}

async function readExpiry(
  set: Exclude<AnySet, { get: unknown }>,
  member: string,
): Promise<number | null> {
  if (set.strategy === 'window') return (await set.rank(member))?.expiresAt ?? null;
  const [expiresAt = null] = await set.expiriesOf([member]);
  return expiresAt;
}
