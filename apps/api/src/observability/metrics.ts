import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a cached answer to a Redis that hangs. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** All metrics of `/metrics`, with their names. One for each server. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** `type`: query, mutation, subscription, or invalid for a document that cannot run. */
    operations: new Histogram({
      name: 'mayfly_graphql_operation_duration_seconds',
      help: 'Operations answered over HTTP, by type, and how long they took',
      labelNames: ['type'],
      buckets: SECONDS,
      registers,
    }),
    /** `code`: as in `extensions.code`, or in the user errors of a payload. */
    errors: new Counter({
      name: 'mayfly_graphql_errors_total',
      help: 'Errors sent to clients, by code',
      labelNames: ['code'],
      registers,
    }),
    subscriptions: new Gauge({
      name: 'mayfly_graphql_subscriptions',
      help: 'Subscriptions that are open',
      registers,
    }),
    sockets: new Gauge({
      name: 'mayfly_websocket_connections',
      help: 'WebSocket connections that are open',
      registers,
    }),
    redisCommands: new Histogram({
      name: 'mayfly_redis_command_duration_seconds',
      help: 'Commands sent to Redis, each with the time until its answer',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    /** `server`: the master, on a cluster only. */
    redisUp: new Gauge({
      name: 'mayfly_redis_up',
      help: '1 if Redis answers, otherwise 0',
      labelNames: ['server'],
      registers,
    }),
    redisUsedMemory: new Gauge({
      name: 'mayfly_redis_used_memory_bytes',
      help: 'Memory that Redis uses; while Redis does not answer, as last read',
      labelNames: ['server'],
      registers,
    }),
    redisMemoryLimit: new Gauge({
      name: 'mayfly_redis_memory_limit_bytes',
      help: 'The maxmemory of Redis, 0 if there is no limit; while Redis does not answer, as last read',
      labelNames: ['server'],
      registers,
    }),
    /** `code`: the kind of an alert about Redis. */
    redisProblems: new Gauge({
      name: 'mayfly_redis_problem',
      help: '1 if Redis has the problem, otherwise 0',
      labelNames: ['code'],
      registers,
    }),
    sweepLag: new Histogram({
      name: 'mayfly_sweep_lag_seconds',
      help: 'How late expired members were ended by a sweep of this instance',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300],
      registers,
    }),
    expiredMembers: new Counter({
      name: 'mayfly_expired_members_total',
      help: 'Members that sweeps of this instance have ended',
      registers,
    }),
    /** `kind`: expired, of the streams that consumer groups read; changed, of feeds. */
    trimmedEvents: new Counter({
      name: 'mayfly_trimmed_events_total',
      help: 'Events that sets dropped to keep their bound, as reported to sweeps of this instance',
      labelNames: ['kind'],
      registers,
    }),
    lostEvents: new Counter({
      name: 'mayfly_lost_events_total',
      help: 'Those of the events of expired members that a group of consumers had not finished, for each such group',
      registers,
    }),
    /** `outcome`: allowed, denied, shadowed, unavailable. */
    limitDecisions: new Counter({
      name: 'mayfly_limit_decisions_total',
      help: 'Decisions of rate limit policies made through this instance',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
