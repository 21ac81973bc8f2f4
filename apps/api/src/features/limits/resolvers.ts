import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { limitMutations } from './mutations.ts';
import { limitFields, limitPolicyFields, limitQueries } from './queries.ts';

export const limitResolvers: Resolvers = {
  Query: limitQueries,
  Mutation: limitMutations,
  Limit: limitFields,
  LimitPolicy: limitPolicyFields,
};
