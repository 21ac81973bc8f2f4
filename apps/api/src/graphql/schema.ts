import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver, JSONResolver } from 'graphql-scalars';
import { sampleMutations, sampleQueries, sampleResolvers } from '../features/sample/resolvers.ts';
import {
  serverInstanceResolvers,
  serverStatsQueries,
  serverStatsResolvers,
} from '../features/server-stats/resolvers.ts';
import { setMutations } from '../features/sets/mutations.ts';
import { expiringSetResolvers, setQueries } from '../features/sets/queries.ts';
import type { GraphQLContext } from './context.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { typeDefs } from './type-defs.ts';

const resolvers: Resolvers = {
  DateTime: DateTimeResolver,
  JSON: JSONResolver,
  Query: {
    now: async (_parent, _args, { mayfly }) => new Date(await mayfly.now()),
    ...setQueries,
    ...serverStatsQueries,
    ...sampleQueries,
  },
  Mutation: { ...setMutations, ...sampleMutations },
  ExpiringSet: expiringSetResolvers,
  ServerStats: serverStatsResolvers,
  ServerInstance: serverInstanceResolvers,
  Sample: sampleResolvers,
};

export function createSchema(): GraphQLSchema {
  return makeExecutableSchema<GraphQLContext>({ typeDefs: [...typeDefs], resolvers });
}
