import { MayflyError } from '@mayfly/core';
import type { Access } from '../../auth/access.ts';
import {
  SESSION_IDLE_MS,
  type Session as StoredSession,
  type SessionPage,
} from '../../auth/session-store.ts';
import type { GraphQLContext } from '../context.ts';
import { toPageInfo } from '../../graphql/page-info.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { keyIn, toGlobalId } from '../../graphql/global-id.ts';
import type { Session } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';

export const sessionResolvers: Resolvers = {
  Query: {
    viewer: async (
      _parent,
      _args,
      { mayfly, principal: { name, role, scopes, kind, endsAt } },
    ) => ({
      name,
      role,
      scopes: scopes && [...scopes],
      kind: kind === 'session' ? 'SESSION' : 'TOKEN',
      endsAt: endsAt === Infinity ? null : new Date(endsAt),
      now: new Date(await mayfly.now()),
    }),

    sessions: async (_parent, { first, after }, context) => {
      const page = await listed(context.access, first, after ?? undefined);
      const edges = await Promise.all(
        page.sessions.map(async ({ cursor, ...session }) => ({
          cursor,
          node: await toNode(session, context),
        })),
      );
      return {
        edges: edges.flatMap(({ cursor, node }) => (node === null ? [] : [{ cursor, node }])),
        pageInfo: toPageInfo(page.sessions, page),
        now: new Date(page.now),
      };
    },
  },

  Mutation: {
    endSession: (_parent, { input }, { access }) =>
      renameFields({ member: 'id' }, async () => {
        const id = keyIn('Session', input.id);
        const ended = id !== undefined && (await access.sessions.end(id));
        return succeeded({ status: ended ? 'ENDED' : 'ABSENT' });
      }),

    endOtherSessions: async (_parent, _args, { access, principal }) =>
      succeeded({ endedCount: await access.sessions.endOthers(principal.id) }),
  },
};

/** Sessions that expire last are first: pages go backward in core. */
async function listed(
  { sessions }: Access,
  first: number,
  after: string | undefined,
): Promise<SessionPage> {
  try {
    return await sessions.list(first, after);
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    const { code, message, field } = error;
    if (field === 'last') throw new MayflyError(code, 'first must be 1 to 500', { field: 'first' });
    if (field === 'before') throw new MayflyError(code, message, { field: 'after' });
    throw error;
  }
}

/** For `node`. */
export async function readSession(id: string, context: GraphQLContext): Promise<Session | null> {
  const session = await context.access.sessions.find(id);
  return session && toNode(session, context);
}

/** Null for a session whose token is no longer valid. It is then deleted. */
async function toNode(
  { id, tokenId, createdAt, address, client, expiresAt, endsAt }: StoredSession,
  { access, principal }: GraphQLContext,
): Promise<Session | null> {
  const token = await access.authenticator.ownerOf(tokenId);
  if (token === null) {
    await access.sessions.end(id);
    return null;
  }
  return {
    id: toGlobalId('Session', id),
    tokenName: token.name,
    role: token.role,
    createdAt: new Date(createdAt),
    address,
    client: client ?? null,
    // Use moves the expiry, up to the end of the session.
    lastUsedAt: expiresAt < endsAt ? new Date(expiresAt - SESSION_IDLE_MS) : null,
    expiresAt: new Date(expiresAt),
    endsAt: new Date(endsAt),
    isCurrent: id === principal.id,
  };
}
