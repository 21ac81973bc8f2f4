import type { Resolvers } from '../resolvers.generated.ts';
import { setMutations } from './mutations.ts';
import { setDetailsFields, setFields, setQueries } from './queries.ts';

export const setResolvers: Resolvers = {
  Query: setQueries,
  Mutation: setMutations,
  ExpiringSet: setFields,
  SetDetails: setDetailsFields,
};
