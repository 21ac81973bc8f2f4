import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { setMutations } from './mutations.ts';
import { expiringSetResolvers, setQueries } from './queries.ts';

export const setResolvers: Resolvers = {
  Query: setQueries,
  Mutation: setMutations,
  ExpiringSet: expiringSetResolvers,
};
