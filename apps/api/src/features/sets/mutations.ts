import { MayflyError, type Mayfly, type SetSummary } from '@mayfly/core';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { renameFields } from '../../graphql/rename-fields.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { optionField, toCreateOptions } from './strategies.ts';
import { named, useSet } from './use-set.ts';

export const setMutations: MutationResolvers = {
  createExpiringSet: async (_parent, { input }, { mayfly }) => {
    const { status } = await renameFields(optionField(input), async () =>
      mayfly.sets.create(input.name, toCreateOptions(input)),
    );
    return succeeded({
      status: status === 'created' ? 'CREATED' : 'EXISTS',
      set: await summaryOf(mayfly, input.name),
    });
  },

  updateExpiringSet: async (_parent, { input }, { mayfly }) =>
    named(async () => {
      await mayfly.sets.setDefaultTtl(input.set, input.defaultTtlMs);
      return succeeded({ set: await summaryOf(mayfly, input.set) });
    }),

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

async function summaryOf(mayfly: Mayfly, name: string): Promise<SetSummary> {
  const summary = await mayfly.sets.summary(name);
  if (summary !== null) return summary;
  throw new MayflyError('SET_NOT_FOUND', 'There is no set of this name', { field: 'name' });
}
