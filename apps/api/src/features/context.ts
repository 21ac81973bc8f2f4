import type { Mayfly } from '@mayfly/core';
import type { Access } from '../auth/access.ts';
import type { Caller } from '../auth/principal.ts';
import type { About } from './about/about.ts';
import type { CodeCursors } from './invitation-codes/code-cursors.ts';
import type { KeyedPurposes } from './one-time-passwords/keyed-purposes.ts';
import type { Overview } from './overview/overview.ts';
import type { DemoData } from './demo-data/demo-data.ts';
import type { ServerStatsSource } from './server-stats/model.ts';
import type { Live } from './live/live.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { RedisHealth } from '../redis/health.ts';

/** The services of a server, for as long as it runs. */
export interface Services {
  readonly mayfly: Mayfly;
  readonly access: Access;
  readonly demoData: DemoData;
  readonly oneTimePasswords: KeyedPurposes;
  readonly codeCursors: CodeCursors;
  readonly serverStats: ServerStatsSource;
  readonly webhooks: Webhooks;
  readonly overview: Overview;
  readonly about: About;
  readonly metrics: Metrics;
  readonly redisHealth: RedisHealth;
}

/** The context of resolvers: the services, and the caller. */
export interface GraphQLContext extends Services, Caller {
  readonly live: Live;
}

/** Names each property: two spread objects take V8 a hundred times as long, more than a small operation. */
export function createContext(services: Services, live: Live, caller: Caller): GraphQLContext {
  return {
    mayfly: services.mayfly,
    access: services.access,
    demoData: services.demoData,
    oneTimePasswords: services.oneTimePasswords,
    codeCursors: services.codeCursors,
    serverStats: services.serverStats,
    webhooks: services.webhooks,
    overview: services.overview,
    about: services.about,
    metrics: services.metrics,
    redisHealth: services.redisHealth,
    live,
    principal: caller.principal,
    requestId: caller.requestId,
    address: caller.address,
    charge: caller.charge,
    idempotencyKey: caller.idempotencyKey,
  };
}
