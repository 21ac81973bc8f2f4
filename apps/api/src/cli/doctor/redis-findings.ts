import type { RedisClient } from '../../redis/client.ts';
import { Cluster, type Redis } from 'ioredis';
import type { RedisSettings } from '../../env/redis-url.ts';
import { connectRedis, disconnectRedis, RedisUnreachable } from '../../redis/connect.ts';
import { REDIS_MESSAGES } from '../../redis/health-log.ts';
import { apiNamespace } from '../../redis/api-namespace.ts';
import { checkRedis } from '../../redis/server-check.ts';
import { TlsFileUnusable } from '../../redis/tls-files.ts';
import { infoField, parseInfo, type RedisInfo } from '../../redis/problems.ts';
import type { Finding } from './finding.ts';
import { missingPermissions } from './permissions.ts';

const PINGS = 20;
const SLOW_MS = 5;
const CLOCK_DIFFERENCE_MS = 1000;

const redisFinding = (level: Finding['level'], code: string, message: string): Finding => ({
  level,
  subject: 'redis',
  code,
  message,
});

/** Connects to Redis and looks at everything. It writes nothing. */
export async function findInRedis(
  settings: RedisSettings,
  namespace: string,
): Promise<readonly Finding[]> {
  let redis: RedisClient;
  try {
    redis = await connectRedis(settings);
  } catch (error) {
    if (!(error instanceof RedisUnreachable || error instanceof TlsFileUnusable)) throw error;
    return [redisFinding('critical', 'REDIS_UNAVAILABLE', `${error.message}.`)];
  }
  try {
    return await examine(redis, namespace);
  } finally {
    disconnectRedis(redis);
  }
}

async function examine(redis: RedisClient, namespace: string): Promise<readonly Finding[]> {
  const { problems } = await checkRedis(redis, `${apiNamespace(namespace)}:write-check`);
  const known = problems.map(({ kind, severity }) =>
    redisFinding(
      severity === 'CRITICAL' ? 'critical' : 'warning',
      kind,
      `${REDIS_MESSAGES[kind]}.`,
    ),
  );
  if (!(redis instanceof Cluster)) return [...(await examineServer(redis, namespace)), ...known];
  const ofMasters = await Promise.all(
    redis.nodes('master').map(async (master) => {
      const { host, port } = master.options;
      const findings = await examineServer(master, namespace);
      return findings.map((each) => ({ ...each, message: `${host}:${port}: ${each.message}` }));
    }),
  );
  return [...ofMasters.flat(), ...known];
}

async function examineServer(redis: Redis, namespace: string): Promise<readonly Finding[]> {
  const text = await redis.info().catch(() => '');
  return [
    ...version(text),
    ...memory(parseInfo(text)),
    ...persistence(text),
    ...permissions(await missingPermissions(redis, namespace)),
    ...(await timing(redis)),
    ...(await cluster(redis, text)),
  ];
}

function version(text: string): readonly Finding[] {
  if (text === '') {
    const advice =
      'Redis does not show INFO, so some checks are left out. Permit INFO to its user.';
    return [redisFinding('warning', 'INFO_FORBIDDEN', advice)];
  }
  const valkey = infoField(text, 'valkey_version');
  const name = valkey === null ? `Redis ${infoField(text, 'redis_version')}` : `Valkey ${valkey}`;
  return [redisFinding('ok', 'VERSION', `${name}.`)];
}

function memory({ usedMemoryBytes: used, memoryLimitBytes: limit }: RedisInfo): readonly Finding[] {
  if (used === null || limit === null) return [];
  const mebibytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MiB`;
  if (limit > 0) {
    return [redisFinding('ok', 'MEMORY', `${mebibytes(used)} of ${mebibytes(limit)} are in use.`)];
  }
  const advice = `maxmemory is not set, so Redis can use all memory of its machine (now ${mebibytes(used)}). Set maxmemory, and keep maxmemory-policy noeviction.`;
  return [redisFinding('warning', 'MEMORY_UNLIMITED', advice)];
}

function persistence(text: string): readonly Finding[] {
  if (text === '') return [];
  const failed = ['aof_last_write_status', 'aof_last_bgrewrite_status', 'rdb_last_bgsave_status']
    .filter((field) => (infoField(text, field) ?? 'ok') !== 'ok')
    .map((field) =>
      redisFinding(
        'critical',
        'SAVE_FAILED',
        `Redis could not save its data (${field}). Check its log and its disk.`,
      ),
    );
  if (failed.length > 0) return failed;
  if (infoField(text, 'aof_enabled') === '1') {
    return [redisFinding('ok', 'PERSISTENCE', 'The append-only file is on.')];
  }
  const advice =
    'The append-only file is off, so a crash loses all changes since the last snapshot. Set appendonly yes.';
  return [redisFinding('warning', 'APPEND_ONLY_OFF', advice)];
}

function permissions(missing: readonly string[] | null): readonly Finding[] {
  if (missing === null) {
    const text =
      'The user of Redis may not ask for its permissions, so they are not checked. Permit "acl|whoami" and "acl|dryrun" to check them.';
    return [redisFinding('note', 'PERMISSIONS_UNKNOWN', text)];
  }
  if (missing.length === 0) {
    return [redisFinding('ok', 'PERMISSIONS', 'The user of Redis has all permissions.')];
  }
  const advice = `The user of Redis may not call these commands on the keys of Mayfly: ${missing.join(', ')}. Permit them with ACL SETUSER.`;
  return [redisFinding('critical', 'PERMISSIONS_MISSING', advice)];
}

/** The round trip and, with the shortest one, the difference between the clocks. */
async function timing(redis: Redis): Promise<readonly Finding[]> {
  const samples: { readonly tripMs: number; readonly differenceMs: number }[] = [];
  try {
    for (let i = 0; i < PINGS; i += 1) {
      const before = performance.now();
      const local = Date.now();
      const [seconds, microseconds] = await redis.time();
      const tripMs = performance.now() - before;
      const remote = Number(seconds) * 1000 + Number(microseconds) / 1000;
      samples.push({ tripMs, differenceMs: Math.round(remote - local - tripMs / 2) });
    }
  } catch {
    return [redisFinding('critical', 'TIME_FORBIDDEN', 'Redis does not answer TIME. Permit it.')];
  }
  samples.sort((a, b) => a.tripMs - b.tripMs);
  const median = samples[PINGS / 2]?.tripMs ?? 0;
  const difference = samples[0]?.differenceMs ?? 0;
  const trip = `A round trip takes ${median.toFixed(1)} ms`;
  return [
    median > SLOW_MS
      ? redisFinding('warning', 'SLOW', `${trip}. Run Mayfly closer to Redis, or reduce its load.`)
      : redisFinding('ok', 'ROUND_TRIP', `${trip}.`),
    Math.abs(difference) > CLOCK_DIFFERENCE_MS
      ? redisFinding(
          'warning',
          'CLOCK_DIFFERENCE',
          `Redis's clock differs by ${difference} ms from the clock of this machine. Mayfly uses Redis's clock. Synchronize both with NTP.`,
        )
      : redisFinding('ok', 'CLOCK', `The clocks differ by ${Math.abs(difference)} ms.`),
  ];
}

async function cluster(redis: Redis, text: string): Promise<readonly Finding[]> {
  if (infoField(text, 'cluster_enabled') !== '1') return [];
  const state = await redis.cluster('INFO').then(String, () => '');
  const failing = infoField(state, 'cluster_state') !== 'ok';
  const slots = infoField(state, 'cluster_slots_ok') ?? 'an unknown number';
  return [
    failing
      ? redisFinding(
          'critical',
          'CLUSTER_FAILING',
          `The cluster does not serve all slots (${slots} of 16384 are served). Check CLUSTER NODES.`,
        )
      : redisFinding('ok', 'CLUSTER', 'The cluster serves all slots.'),
  ];
}
