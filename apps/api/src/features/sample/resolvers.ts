import type {
  MutationResolvers,
  QueryResolvers,
  SampleResolvers,
  StartSampleStatus,
} from '../../graphql/resolvers.generated.ts';
import type { StartSampleResult } from './sample.ts';

const STATUSES: Record<StartSampleResult, StartSampleStatus> = {
  started: 'STARTED',
  active: 'ACTIVE',
  storeNotEmpty: 'STORE_NOT_EMPTY',
};

export const sampleQueries: Pick<QueryResolvers, 'sample'> = {
  sample: (_parent, _args, { sample }) => sample,
};

export const sampleMutations: Pick<MutationResolvers, 'startSample' | 'stopSample'> = {
  startSample: async (_parent, _args, { sample }) => ({
    status: STATUSES[await sample.start()],
    sample,
  }),
  stopSample: async (_parent, _args, { sample }) => {
    await sample.remove();
    return { sample };
  },
};

export const sampleResolvers: SampleResolvers = {
  active: (sample) => sample.isActive(),
  available: (sample) => sample.isAvailable(),
};
