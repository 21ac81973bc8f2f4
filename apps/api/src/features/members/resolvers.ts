import type { Resolvers } from '../resolvers.generated.ts';
import { additionMutations } from './addition-mutations.ts';
import { expiryMutations } from './expiry-mutations.ts';
import { memberFields } from './queries.ts';
import { removalMutations } from './removal-mutations.ts';
import { windowFields, windowMutations } from './window.ts';

export const memberResolvers: Resolvers = {
  Mutation: { ...additionMutations, ...expiryMutations, ...removalMutations, ...windowMutations },
  ExpiringSet: { ...memberFields, ...windowFields },
};
