import type { Mayfly } from '@mayfly/core';
import type { Sample } from '../features/sample/sample.ts';
import type { ServerStatsSource } from '../features/server-stats/model.ts';

/** What resolvers work with. */
export interface GraphQLContext {
  readonly mayfly: Mayfly;
  readonly sample: Sample;
  readonly serverStats: ServerStatsSource;
}
