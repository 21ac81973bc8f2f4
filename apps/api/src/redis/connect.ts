import { Redis, type RedisOptions } from 'ioredis';
import { once } from 'node:events';
import type { RedisClient } from './client.ts';
import type { RedisAddress, RedisSettings } from '../env/redis-url.ts';
import { FailFastCluster } from './fail-fast-cluster.ts';
import { readTls } from './tls-files.ts';

/** Two commands in a row take less than two seconds, the bound for each request, even if Redis hangs. */
const COMMAND_TIMEOUT_MS = 900;

/** The timeout of the first connection. */
const FIRST_CONNECTION_MS = 5000;

const REDIS_PORT = 6379;
const SENTINEL_PORT = 26_379;

export class RedisUnreachable extends Error {
  override readonly name = 'RedisUnreachable';
}

/**
 * Connects to a server, to a cluster, or to the master that Sentinels name, and reconnects forever. Without a
 * connection a command fails immediately, and no command is sent a second time: a client that has received
 * "unavailable" must be able to rely on it. `disconnectRedis` ends it.
 *
 * Several addresses are seeds of a cluster. One address is too if its server is part of a cluster. Throws
 * `RedisUnreachable` and `TlsFileUnusable`.
 */
export async function connectRedis(settings: RedisSettings): Promise<RedisClient> {
  const { addresses, sentinelMaster } = settings;
  const options = await commonOptions(settings);
  if (sentinelMaster !== undefined) return untilReady(viaSentinels(settings, options), settings);
  if (addresses.length > 1) return untilReady(ofCluster(settings, options), settings);
  const redis = await untilReady(ofServer(settings, options), settings);
  if (!(await isPartOfCluster(redis))) return redis;
  redis.disconnect();
  return untilReady(ofCluster(settings, options), settings);
}

/** Ends the connection permanently: that to a master of Sentinels otherwise comes back. */
export function disconnectRedis(redis: RedisClient): void {
  redis.removeAllListeners('end');
  redis.disconnect();
}

async function commonOptions(settings: RedisSettings) {
  const { username, password } = settings;
  const tls = await readTls(settings);
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls !== undefined && { tls }),
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: 5000,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  } satisfies RedisOptions;
}

type CommonOptions = Awaited<ReturnType<typeof commonOptions>>;

const retry = (attempt: number) => Math.min(25 * 2 ** attempt, 1000);

/** Of a connection to one server. */
const ONE_CONNECTION = {
  connectTimeout: 2000,
  enableOfflineQueue: false,
  retryStrategy: retry,
} satisfies RedisOptions;

function ofServer({ addresses: [address], db }: RedisSettings, options: CommonOptions): Redis {
  const place = 'path' in address ? address : { ...address, port: address.port ?? REDIS_PORT };
  return new Redis({ ...options, ...ONE_CONNECTION, ...place, db });
}

function viaSentinels(settings: RedisSettings, options: CommonOptions): Redis {
  const { addresses, sentinelMaster, password, db } = settings;
  const { tls } = options;
  const redis = new Redis({
    ...options,
    ...ONE_CONNECTION,
    db,
    name: sentinelMaster ?? '',
    sentinels: tcp(addresses, SENTINEL_PORT),
    // Sentinels seldom have users. One without a password accepts any.
    ...(password !== undefined && { sentinelPassword: password }),
    ...(tls !== undefined && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
    sentinelRetryStrategy: retry,
    failoverDetector: true,
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
  // ioredis stops reconnecting if the master changes while it connects.
  redis.on('end', () => void redis.connect().catch(() => undefined));
  return redis;
}

function ofCluster({ addresses }: RedisSettings, options: CommonOptions): FailFastCluster {
  return new FailFastCluster(tcp(addresses, REDIS_PORT), {
    // A connection that takes longer than a command would send it after its caller has received a failure.
    redisOptions: { ...options, connectTimeout: COMMAND_TIMEOUT_MS },
    clusterRetryStrategy: retry,
    // 0: does not send a command again whose connection was lost.
    retryDelayOnFailover: 0,
    // Finds a new master also if the old one hangs without closing its connections.
    slotsRefreshInterval: 2000,
    // Certificates have the host names of seeds, not their addresses.
    dnsLookup: (host, callback) => callback(null, host),
  });
}

function tcp(addresses: readonly RedisAddress[], defaultPort: number) {
  return addresses.flatMap((address) =>
    'path' in address ? [] : [{ host: address.host, port: address.port ?? defaultPort }],
  );
}

async function untilReady<Client extends RedisClient>(
  redis: Client,
  settings: RedisSettings,
): Promise<Client> {
  // Commands report outages. This listener keeps the reason of a failed start.
  let reason = 'no answer';
  redis.on('error', (error: Error & { lastNodeError?: Error | null }) => {
    reason = (error.lastNodeError ?? error).message;
  });
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECTION_MS) });
    return redis;
  } catch {
    disconnectRedis(redis);
    throw new RedisUnreachable(
      `Redis at ${describe(settings)} cannot be reached: ${reason.replace(/\.$/, '')}. Check REDIS_URL`,
    );
  }
}

/** Where INFO is forbidden, the server is taken for one outside a cluster. */
async function isPartOfCluster(redis: Redis): Promise<boolean> {
  try {
    return /^cluster_enabled:1/m.test(await redis.info('cluster'));
  } catch {
    return false;
  }
}

/** The addresses without user and password. */
function describe({ addresses, db, isTls }: RedisSettings): string {
  const texts = addresses.map((address) => {
    if ('path' in address) return `unix:${address.path}`;
    const host = address.host.includes(':') ? `[${address.host}]` : address.host;
    const port = address.port === undefined ? '' : `:${address.port}`;
    return `${isTls ? 'rediss' : 'redis'}://${host}${port}${db === 0 ? '' : `/${db}`}`;
  });
  return texts.join(',');
}
