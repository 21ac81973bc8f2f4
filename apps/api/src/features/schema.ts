import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  getDirectiveValues,
  GraphQLSpecifiedByDirective,
  isScalarType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import { JSONResolver } from 'graphql-scalars';
import { DateTime } from '../graphql/date-time.ts';
import { Executor } from '../graphql/executor.ts';
import { typeDefs } from '../graphql/type-defs.ts';
import { aboutResolvers } from './about/resolvers.ts';
import { adoptedSetResolvers } from './adopted-sets/resolvers.ts';
import { auditResolvers } from './audit/resolvers.ts';
import { combinedSetResolvers } from './combined-sets/resolvers.ts';
import type { GraphQLContext } from './context.ts';
import { demoDataResolvers } from './demo-data/resolvers.ts';
import { expiryGroupResolvers } from './expiry-groups/resolvers.ts';
import { historyResolvers } from './histories/resolvers.ts';
import { invitationResolvers } from './invitation-codes/resolvers.ts';
import { limitResolvers } from './limits/resolvers.ts';
import { liveResolvers } from './live/resolvers.ts';
import { memberResolvers } from './members/resolvers.ts';
import { nodeResolvers } from './nodes/resolvers.ts';
import { oneTimePasswordResolvers } from './one-time-passwords/resolvers.ts';
import { overviewResolvers } from './overview/resolvers.ts';
import { serverStatsResolvers } from './server-stats/resolvers.ts';
import { seriesResolvers } from './series/resolvers.ts';
import { sessionResolvers } from './sessions/resolvers.ts';
import { setResolvers } from './sets/resolvers.ts';
import { tokenResolvers } from './tokens/resolvers.ts';
import { webhookResolvers } from './webhooks/resolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';
import { wrapRootFields } from './root-fields.ts';

const baseResolvers: Resolvers = {
  DateTime,
  JSON: JSONResolver,
  Query: {
    now: async (_parent, _args, { mayfly }) => new Date(await mayfly.now()),
  },
};

/** The resolvers of all features. type-defs.ts finds their SDL. */
const features: readonly Resolvers[] = [
  setResolvers,
  liveResolvers,
  memberResolvers,
  historyResolvers,
  expiryGroupResolvers,
  adoptedSetResolvers,
  combinedSetResolvers,
  serverStatsResolvers,
  demoDataResolvers,
  tokenResolvers,
  sessionResolvers,
  auditResolvers,
  oneTimePasswordResolvers,
  invitationResolvers,
  limitResolvers,
  seriesResolvers,
  webhookResolvers,
  overviewResolvers,
  aboutResolvers,
  nodeResolvers,
];

let built: GraphQLSchema | undefined;

/**
 * The schema with its resolvers, for all servers of a process: all that a server has is in the context. Throws if a
 * field of Query, Mutation or Subscription has no resolver or no role.
 */
export function createSchema(): GraphQLSchema {
  built ??= build();
  return built;
}

let executor: Executor | undefined;

/** The executor of the schema, for all servers of a process. */
export function createExecutor(): Executor {
  executor ??= new Executor(createSchema());
  return executor;
}

function build(): GraphQLSchema {
  const schema = makeExecutableSchema<GraphQLContext>({
    typeDefs: [...typeDefs],
    resolvers: [baseResolvers, ...features],
  });
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) describeByItsDefinition(type);
  }
  wrapRootFields(schema);
  return schema;
}

/** The resolver of a scalar would otherwise replace its description and its specification. */
function describeByItsDefinition(type: GraphQLScalarType): void {
  const { astNode } = type;
  if (!astNode) return;
  type.description = astNode.description?.value;
  const specified = getDirectiveValues(GraphQLSpecifiedByDirective, astNode);
  if (typeof specified?.['url'] === 'string') type.specifiedByURL = specified['url'];
}
