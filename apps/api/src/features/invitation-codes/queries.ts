import type { CodeSpaceSettings } from '@mayfly/core';
import { toRequest, toTimes } from '../../graphql/counts.ts';
import { prefixesOf } from '../../auth/scopes.ts';
import { nameConnection, toNode } from '../../graphql/named-settings.ts';
import { nullIfAbsent } from '../../graphql/null-if-absent.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import type { InvitationAlphabet } from '../../graphql/types.generated.ts';
import type { InvitationSpaceResolvers, QueryResolvers } from '../resolvers.generated.ts';
import { maskedCode } from './masked-code.ts';

const ALPHABETS: Record<CodeSpaceSettings['alphabet'], InvitationAlphabet> = {
  decimal: 'DECIMAL',
  crockford32: 'CROCKFORD32',
  base20: 'BASE20',
};

export const invitationQueries: QueryResolvers = {
  invitationSpaces: (_parent, args, { mayfly, principal }) =>
    nameConnection(
      'space',
      args,
      (page) => mayfly.spaces.list({ ...page, prefixes: prefixesOf(principal, 'SPACE') }),
      toNode,
    ),

  invitationSpace: (_parent, { space }, { mayfly }) =>
    nullIfAbsent('SPACE_NOT_FOUND', async () => toNode(await mayfly.spaces.get(space))),

  invitationCodes: async (_parent, { space, first, after }, { mayfly, codeCursors }) => {
    const codes = await mayfly.spaces.open(space);
    const page = await codes.page({
      first,
      after: after == null ? undefined : codeCursors.open(space, after),
    });
    const edges = page.codes.map(({ id, code, uses, usesLeft, expiresAt, cursor }) => ({
      cursor: codeCursors.seal(space, cursor),
      node: {
        id,
        maskedCode: maskedCode(code),
        uses,
        usesLeft: toUsesLeft(usesLeft),
        expiresAt: new Date(expiresAt),
      },
    }));
    return {
      edges,
      pageInfo: toPageInfo(edges, { hasNext: page.hasNext, hasPrevious: after != null }),
      totalCount: page.totalCount,
      now: new Date(page.now),
    };
  },
};

export const invitationSpaceResolvers: InvitationSpaceResolvers = {
  alphabet: ({ alphabet }) => ALPHABETS[alphabet],
  utilisation: async ({ name, settings }, _args, { mayfly }) => {
    const { now, ...utilisation } = await mayfly.spaces.codesOf(name, settings).utilisation();
    return { ...utilisation, now: new Date(now) };
  },
  activity: async ({ name }, args, { mayfly }) => {
    const counts = await mayfly.spaces.activity(name, toRequest(args));
    return {
      ...toTimes(counts),
      created: [...counts.created],
      resolved: [...counts.resolved],
      missed: [...counts.missed],
      limited: [...counts.limited],
    };
  },
};

/** Core has Infinity for any number of uses, GraphQL null. */
export function toUsesLeft(usesLeft: number): number | null {
  return usesLeft === Infinity ? null : usesLeft;
}
