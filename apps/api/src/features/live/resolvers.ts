import type { Resolvers } from '../resolvers.generated.ts';
import { liveMutations } from './mutations.ts';
import { liveSubscriptions } from './subscriptions.ts';

export const liveResolvers: Resolvers = {
  Mutation: liveMutations,
  Subscription: liveSubscriptions,
};
