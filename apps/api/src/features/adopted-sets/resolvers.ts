import type { Resolvers } from '../resolvers.generated.ts';
import { adoptedMutations } from './mutations.ts';
import { adoptedQueries, adoptedSetFields } from './queries.ts';

export const adoptedSetResolvers: Resolvers = {
  Query: adoptedQueries,
  Mutation: adoptedMutations,
  AdoptedSet: adoptedSetFields,
};
