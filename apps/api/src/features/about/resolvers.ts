import type { Resolvers } from '../resolvers.generated.ts';

export const aboutResolvers: Resolvers = {
  Query: { about: (_parent, _args, { about }) => about },
  About: { redisVersion: (about) => about.redisVersion() },
};
