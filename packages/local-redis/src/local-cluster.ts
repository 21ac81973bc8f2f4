import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { formCluster } from './cluster-formation.ts';
import type { LocalRedis, LocalRedisOptions } from './local-redis.ts';
import { startLocalRedis } from './start-local-redis.ts';

/** A private Redis Cluster on this machine. */
export interface LocalCluster {
  /** The addresses of its first masters, separated by commas, with the password in them. */
  readonly url: string;
  readonly password: string;
  /** The masters at the start, then the replicas. */
  readonly servers: readonly LocalRedis[];
  stop(): Promise<void>;
}

export interface LocalClusterOptions extends Pick<
  LocalRedisOptions,
  'dataDir' | 'cacheDir' | 'supervise' | 'onProgress'
> {
  /** Default: 3. */
  masters?: number;
  /** Default: 0. */
  replicasEach?: number;
  /** Settings of every node, for CONFIG SET. */
  settings?: Readonly<Record<string, string | number>>;
}

/**
 * Starts a cluster whose masters share the slots evenly. Takes some three seconds: a fresh master rejects writes for
 * two. With a data folder, each node keeps its data in a folder in it.
 *
 * @throws {LocalRedisError} as `startLocalRedis`.
 */
export async function startLocalCluster(options: LocalClusterOptions = {}): Promise<LocalCluster> {
  const { masters = 3, replicasEach = 0, settings = {}, dataDir, ...others } = options;
  const password = passwordOf(dataDir);
  const started = await Promise.allSettled(
    Array.from({ length: masters * (1 + replicasEach) }, (_, index) =>
      startLocalRedis({
        ...others,
        cluster: true,
        password,
        ...(dataDir !== undefined && { dataDir: join(dataDir, `node-${index + 1}`) }),
      }),
    ),
  );
  const servers = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
  try {
    for (const each of started) if (each.status === 'rejected') throw each.reason;
    await formCluster({
      masters: servers.slice(0, masters),
      replicas: servers.slice(masters),
      settings: { masterauth: password, ...settings },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const url = servers
    .slice(0, masters)
    .map((server) => server.url)
    .join(',');
  return { url, password, servers, stop };
}

/** One password for all nodes, which the data folder keeps. */
function passwordOf(dataDir: string | undefined): string {
  const fresh = randomBytes(24).toString('base64url');
  if (dataDir === undefined) return fresh;
  const file = join(dataDir, 'password');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch {
    return readFileSync(file, 'utf8');
  }
}
