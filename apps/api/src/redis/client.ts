import type { Cluster, Redis } from 'ioredis';

/** The connection of the API: to one server, to the master that Sentinels name, or to a cluster. */
export type RedisClient = Redis | Cluster;
