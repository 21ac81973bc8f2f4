import { join } from 'node:path';
import { MayflyError } from '@mayfly/core';
import {
  LocalRedisError,
  startLocalCluster,
  startLocalRedis,
  type LocalCluster,
  type LocalRedis,
} from '@mayfly/local-redis';
import { CannotListen, RedisUnsupported, startApp, type App } from './app.ts';
import { readOrCreateToken } from './auth/data-folder-token.ts';
import { TokensFileUnusable } from './auth/tokens-file.ts';
import { DataFolderUnusable } from './env/data-folder.ts';
import { EnvError, readEnv, type Env } from './env/env.ts';
import { settingsOf } from './env/redis-url.ts';
import { startupBanner } from './startup-banner.ts';
import { connectRedis, disconnectRedis, RedisUnreachable } from './redis/connect.ts';
import { LayoutTooNew } from './stored-layout.ts';
import { TlsFileUnusable } from './redis/tls-files.ts';
import { secretsOf, type Secrets } from './env/secrets.ts';
import { onStopSignal } from './stop-signal.ts';

/** A shutdown that takes longer after draining is stuck. */
const SHUTDOWN_MS = 8000;

interface Running {
  readonly app: App;
  stop(): Promise<void>;
}

interface StartFlags {
  readonly sample: boolean;
  readonly cluster: boolean;
}

/** Runs the server until a signal stops it. Throws if it cannot start. */
export async function startServer(flags: StartFlags): Promise<void> {
  const env = readEnv(process.env);
  if (flags.cluster && env.redis !== undefined) {
    throw new EnvError('REDIS_URL must not be set with --cluster, which starts a local cluster');
  }
  const token = await adminToken(env);
  const running = await start(env, token, await secretsOf(env), flags.cluster);
  onStopSignal(async () => {
    console.log('Stopping …');
    const stuck = setTimeout(() => process.exit(1), env.drainMs + SHUTDOWN_MS);
    await running.stop();
    clearTimeout(stuck);
  });
  try {
    if (flags.sample) await startDemoData(running.app);
  } catch (error) {
    await running.stop();
    throw error;
  }
  const isTerminal = process.stdout.isTTY;
  console.log(startupBanner({ env, url: running.app.url, token, isTerminal }));
}

/** With a tokens file, no token is created. */
async function adminToken({ token, tokensFile, dataDir }: Env): Promise<string | undefined> {
  return tokensFile === undefined ? (token ?? readOrCreateToken(dataDir)) : token;
}

async function start(
  env: Env,
  token: string | undefined,
  secrets: Secrets,
  isCluster: boolean,
): Promise<Running> {
  const local = env.redis === undefined ? await startEmbeddedRedis(env, isCluster) : undefined;
  try {
    const redis = await connectRedis(env.redis ?? settingsOf(local?.url ?? ''));
    try {
      const app = await startApp(env, redis, token, secrets, () =>
        process.kill(process.pid, 'SIGTERM'),
      );
      return {
        app,
        async stop() {
          await app.close();
          disconnectRedis(redis);
          await local?.stop();
        },
      };
    } catch (error) {
      disconnectRedis(redis);
      throw error;
    }
  } catch (error) {
    await local?.stop();
    throw error;
  }
}

function startEmbeddedRedis(
  { dataDir, cacheDir }: Env,
  isCluster: boolean,
): Promise<LocalRedis | LocalCluster> {
  const options = {
    ...(cacheDir !== undefined && { cacheDir }),
    supervise: true,
    onProgress: (line: string) => console.log(line),
  };
  if (isCluster) {
    console.log('Starting a local Redis Cluster …');
    return startLocalCluster({ ...options, dataDir: join(dataDir, 'cluster') });
  }
  console.log('Starting a local Redis …');
  return startLocalRedis({ ...options, dataDir });
}

async function startDemoData(app: App): Promise<void> {
  const result = await app.demoData.start();
  if (result === 'storeNotEmpty') {
    console.log('Sets exist already, so no demo data was added.');
  }
}

/** One line for errors that the user can fix. Other errors are defects and show their stack. */
export function explainFailedStart(error: unknown): string {
  if (
    error instanceof EnvError ||
    error instanceof CannotListen ||
    error instanceof DataFolderUnusable ||
    error instanceof TokensFileUnusable ||
    error instanceof RedisUnreachable ||
    error instanceof RedisUnsupported ||
    error instanceof TlsFileUnusable ||
    error instanceof LayoutTooNew ||
    (error instanceof MayflyError && error.code.startsWith('REDIS_')) ||
    error instanceof LocalRedisError
  ) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
