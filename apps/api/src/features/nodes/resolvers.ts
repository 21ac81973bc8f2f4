import { MayflyError, type MayflyErrorCode } from '@mayfly/core';
import type { GraphQLResolveInfo } from 'graphql';
import { toGlobalId, type NodeType } from '../../graphql/global-id.ts';
import { namedNode } from '../../graphql/read-by.ts';
import type { GraphQLContext } from '../context.ts';
import { readGroups, type ReadGroups } from '../expiry-groups/read-groups.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { readSession } from '../sessions/resolvers.ts';
import { readConfiguredToken, readToken } from '../tokens/resolvers.ts';

const MAX_IDS = 100;

/** Objects that no root field reads alone, by the key in their global id. */
const READERS: Partial<
  Record<NodeType, (key: string, context: GraphQLContext, groups: ReadGroups) => Promise<unknown>>
> = {
  ConfiguredToken: readConfiguredToken,
  ExpiryGroup: async (key, _context, groups) => {
    const [set = ''] = key.split(' ', 1);
    return (await groups(set)).find(({ name }) => name === key.slice(set.length + 1));
  },
  Session: readSession,
  Token: readToken,
};

/** An id with such an error is that of an object that does not exist, or of none that ever did. */
const ABSENT: ReadonlySet<MayflyErrorCode> = new Set<MayflyErrorCode>([
  'INVALID_MEMBER',
  'INVALID_NAME',
  'SET_NOT_FOUND',
  'WRONG_STRATEGY',
]);

/** The types of the objects that were read. */
const typeOf = new WeakMap<object, NodeType>();

async function read(
  id: string,
  context: GraphQLContext,
  info: GraphQLResolveInfo,
  groups: ReadGroups,
): Promise<object | null> {
  const node = namedNode(info.schema, id);
  if (node === undefined) return null;
  const { type, key, field, args } = node;
  try {
    const reader = READERS[type];
    const object: unknown = await (reader
      ? reader(key, context, groups)
      : field.resolve?.(undefined, args, context, info));
    if (typeof object !== 'object' || object === null) return null;
    typeOf.set(object, type);
    return object;
  } catch (error) {
    if (error instanceof MayflyError && ABSENT.has(error.code)) return null;
    throw error;
  }
}

/** An item of a list that is an error makes only this item null. */
function toItem(error: unknown): Error {
  if (error instanceof Error) return error;
  throw error;
}

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_parent, { id }, context, info) => read(id, context, info, readGroups(context.mayfly)),
    nodes: (_parent, { ids }, context, info) => {
      if (ids.length < 1 || ids.length > MAX_IDS) {
        const message = `ids must be a list of 1 to ${MAX_IDS}`;
        throw new MayflyError('INVALID_BATCH', message, { field: 'ids' });
      }
      // The groups of a set are read once.
      const groups = readGroups(context.mayfly);
      return Promise.all(ids.map((id) => read(id, context, info, groups).catch(toItem)));
    },
  },
  Node: { __resolveType: (object) => typeOf.get(object) ?? null },
  AdoptedSet: { id: ({ name }) => toGlobalId('AdoptedSet', name) },
  ExpiringSet: { id: ({ name }) => toGlobalId('ExpiringSet', name) },
  InvitationSpace: { id: ({ name }) => toGlobalId('InvitationSpace', name) },
  LimitPolicy: { id: ({ name }) => toGlobalId('LimitPolicy', name) },
  OneTimePasswordPurpose: { id: ({ name }) => toGlobalId('OneTimePasswordPurpose', name) },
  Series: { id: ({ name }) => toGlobalId('Series', name) },
  Webhook: { id: ({ name }) => toGlobalId('Webhook', name) },
};
