import type { Resolvers } from '../resolvers.generated.ts';
import { invitationMutations } from './mutations.ts';
import { invitationQueries, invitationSpaceResolvers } from './queries.ts';

export const invitationResolvers: Resolvers = {
  Query: invitationQueries,
  Mutation: invitationMutations,
  InvitationSpace: invitationSpaceResolvers,
};
