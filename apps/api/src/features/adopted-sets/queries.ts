import type { AdoptedEdge, AdoptedMember as CoreMember } from '@mayfly/core';
import { prefixesOf } from '../../auth/scopes.ts';
import { nameConnection } from '../../graphql/named-settings.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import type { AdoptedMember } from '../../graphql/types.generated.ts';
import type { AdoptedSetResolvers, QueryResolvers } from '../resolvers.generated.ts';
import { filterField, toFilter } from '../members/filter.ts';
import { toPageRequest } from '../members/page-request.ts';
import { toExpiresAt, toRemainingMs } from '../sets/expiry.ts';
import { layoutField, toAdoptedSet, toAdoption, toMemberName } from './layout.ts';

type AdoptedQueries = 'adoptedSets' | 'adoptedSet' | 'adoptionCandidates' | 'adoptionPreview';

export const adoptedQueries: Pick<QueryResolvers, AdoptedQueries> = {
  adoptedSets: (_parent, args, { mayfly, principal }) =>
    nameConnection(
      'adopted',
      args,
      (page) => mayfly.adoptions.list({ ...page, prefixes: prefixesOf(principal, 'SET') }),
      toAdoptedSet,
    ),

  adoptedSet: (_parent, { name }, { mayfly }) =>
    renameFields(
      (field) => (field === 'adoption' ? 'name' : field),
      () =>
        nullIfAbsent('SET_NOT_FOUND', async () => toAdoptedSet(await mayfly.adoptions.get(name))),
    ),

  adoptionCandidates: async (_parent, { pattern, first, after }, { mayfly }) => {
    const cursors = new ListCursors('candidates', pattern);
    const sets = mayfly.adopt({ pattern, score: 'expiry', unit: 'ms', member: 'text' });
    const page = await sets.keys({ first, after: cursors.take(after) });
    return {
      keys: [...page.keys],
      endCursor: cursors.give(page.cursor),
      scannedCount: page.scanned,
      totalCount: page.total,
    };
  },

  adoptionPreview: (_parent, { key, layout, each }, { mayfly }) =>
    renameFields(layoutField, async () => {
      const adoption = toAdoption(key, layout);
      const set = adoption.score === 'expiry' ? mayfly.adopt(adoption) : mayfly.adopt(adoption);
      const { members, count, expiredCount, now } = await set.preview(each);
      return { members: members.map(toMember), count, expiredCount, now: new Date(now) };
    }),
};

export const adoptedSetFields: AdoptedSetResolvers = {
  summary: async ({ name }, _args, { mayfly }) => {
    const set = await mayfly.adoptions.open(name);
    const { count, expiredCount, nextExpiresAt, keyExpiresAt, now } = await set.summary();
    return {
      count,
      expiredCount,
      nextExpiresAt: toExpiresAt(nextExpiresAt),
      keyExpiresAt: toExpiresAt(keyExpiresAt),
      now: new Date(now),
    };
  },

  members: async ({ name }, args, { mayfly }) => {
    const cursors = new ListCursors('adopted members', name);
    const request = toPageRequest(args, cursors);
    const set = await mayfly.adoptions.open(name);
    const page = await set.page(request);
    const edges = page.members.map((edge: AdoptedEdge) => ({
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
  },

  searchMembers: async ({ name }, { filter, first, after }, { mayfly }) => {
    const set = await mayfly.adoptions.open(name);
    const cursors = new ListCursors('adopted search', name, filter);
    const page = await renameFields(filterField, () =>
      set.search(toFilter(filter), { first, after: cursors.take(after) }),
    );
    return {
      matches: page.matches.map(toMember),
      endCursor: cursors.give(page.cursor),
      scannedCount: page.scanned,
      totalCount: page.total,
      now: new Date(page.now),
    };
  },

  member: async ({ name }, { member }, { mayfly }) => {
    const asked = toMemberName(member);
    const set = await mayfly.adoptions.open(name);
    const live = await set.get(asked);
    return live && toMember(live);
  },
};

function toMember({ member, content, score, expiresAt, remainingMs }: CoreMember): AdoptedMember {
  return {
    member,
    base64: content.kind === 'bytes' ? content.bytes.toString('base64') : null,
    json: content.kind === 'json' ? content.value : null,
    score: Number.isFinite(score) ? score : null,
    expiresAt: toExpiresAt(expiresAt),
    remainingMs: toRemainingMs(remainingMs),
  };
}
