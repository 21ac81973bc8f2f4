import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver, JSONResolver } from 'graphql-scalars';
import type { GraphQLContext } from './context.ts';
import { features } from './features.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { guardRootFields } from './root-fields.ts';
import { typeDefs } from './type-defs.ts';

const baseResolvers: Resolvers = {
  DateTime: DateTimeResolver,
  JSON: JSONResolver,
  Query: {
    now: async (_parent, _args, { mayfly }) => new Date(await mayfly.now()),
  },
};

let built: GraphQLSchema | undefined;

/**
 * The schema with its resolvers, one for all servers of a process: what a server has of its own is in the
 * context. Throws if a field of Query, Mutation or Subscription has no resolver or names no role.
 */
export function createSchema(): GraphQLSchema {
  built ??= build();
  return built;
}

function build(): GraphQLSchema {
  const schema = makeExecutableSchema<GraphQLContext>({
    typeDefs: [...typeDefs],
    resolvers: [baseResolvers, ...features],
  });
  guardRootFields(schema);
  return schema;
}
