import type { CodeSpaceSettings } from '@mayfly/core';
import { settingsConnection } from '../../graphql/settings-page.ts';
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
  invitationSpaces: (_parent, args, { mayfly }) =>
    settingsConnection('space', args, (page) => mayfly.spaces.list(page)),

  invitationSpace: (_parent, { space }, { mayfly }) => mayfly.spaces.get(space),

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
  alphabet: ({ settings }) => ALPHABETS[settings.alphabet],
  length: ({ settings }) => settings.length,
  checkSymbol: ({ settings }) => settings.checkSymbol,
  ttlMs: ({ settings }) => settings.ttlMs,
  maxUses: ({ settings }) => settings.maxUses,
  missesPerCaller: ({ settings }) => settings.missesPerCaller,
  missesOfAll: ({ settings }) => settings.missesOfAll,
  createdAt: ({ createdAt }) => new Date(createdAt),
  utilisation: async ({ name, settings }, _args, { mayfly }) => {
    const { now, ...utilisation } = await mayfly.spaces.codesOf(name, settings).utilisation();
    return { ...utilisation, now: new Date(now) };
  },
};

/** Core says Infinity for any number of times; GraphQL says null. */
export function toUsesLeft(usesLeft: number): number | null {
  return usesLeft === Infinity ? null : usesLeft;
}
