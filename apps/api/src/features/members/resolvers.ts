import type { Resolvers } from '../resolvers.generated.ts';
import { additionMutations } from './addition-mutations.ts';
import { expiryMutations } from './expiry-mutations.ts';
import { memberFields } from './queries.ts';
import { removalMutations } from './removal-mutations.ts';

export const memberResolvers: Resolvers = {
  Mutation: { ...additionMutations, ...expiryMutations, ...removalMutations },
  ExpiringSet: memberFields,
};
