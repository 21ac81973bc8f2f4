import type { MadeToken } from '../../auth/token-store.ts';
import type { ConfiguredToken } from '../../auth/tokens-file.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { keyIn, toGlobalId } from '../../graphql/global-id.ts';
import type * as Types from '../../graphql/types.generated.ts';
import type { Token, TokenSource } from '../../graphql/types.generated.ts';
import type { GraphQLContext } from '../context.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { optionalNumber } from '../../graphql/optional-number.ts';
import { succeeded } from '../../graphql/user-errors.ts';

const SOURCES: Record<ConfiguredToken['source'], TokenSource> = {
  environment: 'ENVIRONMENT',
  file: 'FILE',
};

export const tokenResolvers: Resolvers = {
  Query: {
    tokens: async (_parent, { first, after }, { access }) => {
      const page = await access.tokens.list(first, after ?? undefined);
      const edges = page.tokens.map((token) => ({ cursor: token.cursor, node: toToken(token) }));
      return {
        edges,
        pageInfo: toPageInfo(edges, page),
        totalCount: page.totalCount,
        now: new Date(page.now),
      };
    },

    configuredTokens: (_parent, _args, { access }) =>
      access.configured.all.map((token) => toConfiguredToken(token)),
  },

  Mutation: {
    createToken: async (_parent, { input }, { access, principal }) => {
      const { name, role, scopes = null, ttlMs } = input;
      const { secret, token } = await access.tokens.create({
        name,
        role,
        scopes,
        ttlMs: optionalNumber(ttlMs),
        createdBy: principal.name,
      });
      return succeeded({ secret, token: toToken(token), now: new Date(token.createdAt) });
    },

    revokeToken: (_parent, { input }, { access }) =>
      renameFields({ member: 'id' }, async () => {
        const id = keyIn('Token', input.id);
        const revoked = id !== undefined && (await access.tokens.revoke(id));
        return succeeded({ status: revoked ? 'REVOKED' : 'ABSENT' });
      }),
  },
};

/** For `node`. */
export async function readToken(id: string, { access }: GraphQLContext): Promise<Token | null> {
  const token = await access.tokens.find(id);
  return token && toToken(token);
}

/** For `node`. */
export async function readConfiguredToken(
  id: string,
  { access }: GraphQLContext,
): Promise<Types.ConfiguredToken | undefined> {
  const token = access.configured.byId(id);
  return token && toConfiguredToken(token);
}

function toConfiguredToken({
  id,
  name,
  role,
  scopes,
  source,
}: ConfiguredToken): Types.ConfiguredToken {
  return {
    id: toGlobalId('ConfiguredToken', id),
    name,
    role,
    scopes: scopes && [...scopes],
    source: SOURCES[source],
  };
}

function toToken({ id, name, role, scopes, createdAt, createdBy, ...token }: MadeToken): Token {
  return {
    id: toGlobalId('Token', id),
    name,
    role,
    scopes: scopes && [...scopes],
    createdAt: new Date(createdAt),
    createdBy,
    lastUsedAt: token.lastUsedAt === null ? null : new Date(token.lastUsedAt),
    expiresAt: token.expiresAt === Infinity ? null : new Date(token.expiresAt),
  };
}
