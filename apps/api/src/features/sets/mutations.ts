import type { MutationResolvers } from '../../graphql/resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { named, useSet } from './use-set.ts';

export const setMutations: MutationResolvers = {
  createExpiringSet: async (_parent, { input }, { mayfly }) => {
    const { status, set } = await mayfly.sets.create(input.name, input);
    return succeeded({
      status: status === 'created' ? 'CREATED' : 'EXISTS',
      set: await set.summary(),
    });
  },

  deleteExpiringSet: async (_parent, { input }, { mayfly }) => {
    const { status } = await named(() => mayfly.sets.delete(input.set));
    return succeeded({ status: status === 'deleted' ? 'DELETED' : 'ABSENT' });
  },

  clearExpiringSet: async (_parent, { input }, { mayfly }) => {
    const cleared = await useSet(
      mayfly,
      input.set,
      (set): Promise<{ clearedCount?: number; now: number }> => set.clear(),
    );
    return succeeded({
      clearedCount: cleared.clearedCount ?? null,
      now: new Date(cleared.now),
    });
  },
};
