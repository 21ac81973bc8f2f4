import { renameFields } from '../../graphql/rename-fields.ts';
import type { MutationResolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { changesOf } from './set-changes.ts';

export const liveMutations: MutationResolvers = {
  openSetFeed: (_parent, { input: { set, kept } }, { mayfly }) =>
    renameFields({ name: 'set' }, async () => {
      const { feed } = mayfly.sets.open(set);
      const { status } = await feed.open({ kept });
      return succeeded({
        status: status === 'opened' ? 'OPENED' : 'OPEN',
        cursor: changesOf(set).give(await feed.cursor()),
      });
    }),

  closeSetFeed: (_parent, { input: { set } }, { mayfly }) =>
    renameFields({ name: 'set' }, async () => {
      const { status } = await mayfly.sets.open(set).feed.close();
      return succeeded({ status: status === 'closed' ? 'CLOSED' : 'ABSENT' });
    }),
};
