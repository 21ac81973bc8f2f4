import type { Cluster, Redis } from 'ioredis';

/** A connection that Mayfly borrows: it sends commands, and never configures or closes it. */
export type RedisClient = Redis | Cluster;
