import type { Resolvers } from '../resolvers.generated.ts';
import { oneTimePasswordMutations } from './mutations.ts';
import { oneTimePasswordQueries, purposeResolvers } from './queries.ts';

export const oneTimePasswordResolvers: Resolvers = {
  Query: oneTimePasswordQueries,
  Mutation: oneTimePasswordMutations,
  OneTimePasswordPurpose: purposeResolvers,
};
