import type { StartDemoDataStatus } from '../../graphql/types.generated.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { succeeded } from '../../graphql/user-errors.ts';
import type { StartDemoDataResult } from './demo-data.ts';

const STATUSES: Record<StartDemoDataResult, StartDemoDataStatus> = {
  started: 'STARTED',
  active: 'ACTIVE',
  storeNotEmpty: 'STORE_NOT_EMPTY',
};

export const demoDataResolvers: Resolvers = {
  Query: { demoData: (_parent, _args, { demoData }) => demoData },
  Mutation: {
    startDemoData: async (_parent, _args, { demoData }) =>
      succeeded({ status: STATUSES[await demoData.start()], demoData }),
    stopDemoData: async (_parent, _args, { demoData }) => {
      await demoData.remove();
      return succeeded({ demoData });
    },
  },
  DemoData: {
    active: async (demoData, _args, { principal }) =>
      principal.scopes === null && demoData.isActive(),
    available: async (demoData, _args, { principal }) =>
      principal.scopes === null && demoData.isAvailable(),
  },
};
