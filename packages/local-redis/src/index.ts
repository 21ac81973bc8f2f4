export { LocalRedisError, type LocalRedisErrorCode } from './local-redis-error.ts';
export type { LocalRedis, LocalRedisOptions } from './local-redis.ts';
export { startLocalRedis } from './start-local-redis.ts';
