import type { Resolvers } from '../resolvers.generated.ts';
import { limitMutations } from './mutations.ts';
import { limitFields, limitPolicyFields, limitQueries } from './queries.ts';
import { limitSubscriptions } from './subscriptions.ts';

export const limitResolvers: Resolvers = {
  Query: limitQueries,
  Mutation: limitMutations,
  Subscription: limitSubscriptions,
  Limit: limitFields,
  LimitPolicy: limitPolicyFields,
};
