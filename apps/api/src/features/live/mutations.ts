import type { MutationResolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import { withFeed } from '../sets/use-set.ts';
import { changesOf } from './set-changes.ts';

export const liveMutations: MutationResolvers = {
  openSetFeed: (_parent, { input: { set, kept } }, { mayfly }) =>
    withFeed(mayfly, set, async (feed) => {
      const { status } = await feed.open({ kept });
      return succeeded({
        status: status === 'opened' ? 'OPENED' : 'OPEN',
        cursor: changesOf(set).give(await feed.cursor()),
      });
    }),

  closeSetFeed: (_parent, { input: { set } }, { mayfly }) =>
    withFeed(mayfly, set, async (feed) => {
      const { status } = await feed.close();
      return succeeded({ status: status === 'closed' ? 'CLOSED' : 'ABSENT' });
    }),
};
