export { freePort } from './free-port.ts';
export { LocalRedisError, type LocalRedisErrorCode } from './local-redis-error.ts';
export type { LocalRedis, LocalRedisOptions } from './local-redis.ts';
export { startLocalCluster, type LocalCluster, type LocalClusterOptions } from './local-cluster.ts';
export type { PackagedServerResult } from './obtain-server.ts';
export {
  fetchPackagedServers,
  PACKAGED_SERVERS,
  type PackagedServersOptions,
} from './packaged-servers.ts';
export { startLocalRedis } from './start-local-redis.ts';
