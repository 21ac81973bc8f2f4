import type { Resolvers, StartSampleStatus } from '../../graphql/resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import type { StartSampleResult } from './sample.ts';

const STATUSES: Record<StartSampleResult, StartSampleStatus> = {
  started: 'STARTED',
  active: 'ACTIVE',
  storeNotEmpty: 'STORE_NOT_EMPTY',
};

export const sampleResolvers: Resolvers = {
  Query: { sample: (_parent, _args, { sample }) => sample },
  Mutation: {
    startSample: async (_parent, _args, { sample }) =>
      succeeded({ status: STATUSES[await sample.start()], sample }),
    stopSample: async (_parent, _args, { sample }) => {
      await sample.remove();
      return succeeded({ sample });
    },
  },
  Sample: {
    active: (sample) => sample.isActive(),
    available: (sample) => sample.isAvailable(),
  },
};
