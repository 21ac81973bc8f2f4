export { LocalRedisError, type LocalRedisErrorCode } from './local-redis-error.ts';
export { startLocalRedis, type LocalRedis, type LocalRedisOptions } from './local-redis.ts';
