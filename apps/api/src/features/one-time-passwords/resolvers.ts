import type { Resolvers } from '../resolvers.generated.ts';
import { oneTimePasswordMutations } from './mutations.ts';
import { oneTimePasswordPurposeFields, oneTimePasswordQueries } from './queries.ts';

export const oneTimePasswordResolvers: Resolvers = {
  Query: oneTimePasswordQueries,
  Mutation: oneTimePasswordMutations,
  OneTimePasswordPurpose: oneTimePasswordPurposeFields,
};
