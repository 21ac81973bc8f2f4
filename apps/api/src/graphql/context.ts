import type { Mayfly } from '@mayfly/core';
import type { Access } from '../auth/access.ts';
import type { Principal } from '../auth/principal.ts';
import type { About } from '../features/about/about.ts';
import type { CodeCursors } from '../features/invitation-codes/code-cursors.ts';
import type { KeyedPurposes } from '../features/one-time-passwords/keyed-purposes.ts';
import type { Overview } from '../features/overview/overview.ts';
import type { Sample } from '../features/sample/sample.ts';
import type { ServerStatsSource } from '../features/server-stats/model.ts';
import type { Live } from '../live/live.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { RedisHealth } from '../redis/health.ts';

/** What the whole server works with, for as long as it runs. */
export interface Services {
  readonly mayfly: Mayfly;
  readonly access: Access;
  readonly sample: Sample;
  readonly oneTimePasswords: KeyedPurposes;
  readonly codeCursors: CodeCursors;
  readonly serverStats: ServerStatsSource;
  readonly overview: Overview;
  readonly about: About;
  readonly metrics: Metrics;
  readonly redisHealth: RedisHealth;
}

/** What resolvers work with: the services, and whose request it is. */
export interface GraphQLContext extends Services {
  readonly live: Live;
  readonly principal: Principal;
  readonly requestId: string;
  /** The network address that the request came from. */
  readonly address: string;
}
