import { parseArgs } from 'node:util';
import { MayflyError } from '@mayfly/core';
import { LocalRedisError, startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { CannotListen, RedisUnsupported, startApp, type App } from './app.ts';
import { readOrCreateToken } from './auth/data-folder-token.ts';
import { TokensFileUnusable } from './auth/tokens-file.ts';
import { DataFolderUnusable } from './env/data-folder.ts';
import { EnvError, readEnv, type Env } from './env/env.ts';
import { startupBanner } from './startup-banner.ts';
import { connectRedis, RedisUnreachable } from './redis/connect.ts';
import { secretsOf, type Secrets } from './env/secrets.ts';
import { onStopSignal } from './stop-signal.ts';

const HELP = `Usage: npm start [-- --sample]

  --sample  fill an empty store with demo data
  --help    print this help

Environment: HOST PORT REDIS_URL MAYFLY_TOKEN MAYFLY_TOKENS_FILE MAYFLY_SECRET MAYFLY_NAMESPACE
DATA_DIR TRUST_PROXY ALLOWED_ORIGINS WEBHOOK_ALLOW SIGN_IN_FAILURES_PER_ADDRESS SIGN_IN_FAILURES
REQUEST_COST_PER_TOKEN REQUEST_COST_PER_ADDRESS INSTANCE_ID SAMPLE_INTERVAL_MS DASHBOARD_URL
OTEL_EXPORTER_OTLP_ENDPOINT LOG_LEVEL (see docs/settings.md)`;

/** A longer shutdown is stuck. */
const SHUTDOWN_MS = 8000;

interface Running {
  readonly app: App;
  stop(): Promise<void>;
}

async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) {
    console.log(HELP);
    return;
  }
  const env = readEnv(process.env);
  const token = await adminToken(env);
  const running = await start(env, token, await secretsOf(env));
  onStopSignal(async () => {
    console.log('Stopping …');
    const stuck = setTimeout(() => process.exit(1), SHUTDOWN_MS);
    await running.stop();
    clearTimeout(stuck);
  });
  if (flags.sample) await startDemoData(running.app);
  const isTerminal = process.stdout.isTTY;
  console.log(startupBanner({ env, url: running.app.url, token, isTerminal }));
}

/** With a tokens file, no token is created. */
async function adminToken({ token, tokensFile, dataDir }: Env): Promise<string | undefined> {
  return tokensFile === undefined ? (token ?? readOrCreateToken(dataDir)) : token;
}

async function start(env: Env, token: string | undefined, secrets: Secrets): Promise<Running> {
  const local = env.redisUrl === undefined ? await startEmbeddedRedis(env) : undefined;
  try {
    const redis = await connectRedis(env.redisUrl ?? local?.url ?? '');
    try {
      const app = await startApp(env, redis, token, secrets);
      return {
        app,
        async stop() {
          await app.close();
          redis.disconnect();
          await local?.stop();
        },
      };
    } catch (error) {
      redis.disconnect();
      throw error;
    }
  } catch (error) {
    await local?.stop();
    throw error;
  }
}

function startEmbeddedRedis({ dataDir }: Env): Promise<LocalRedis> {
  console.log('Starting a local Redis …');
  return startLocalRedis({
    dataDir,
    supervise: true,
    onProgress: (line) => console.log(line),
  });
}

async function startDemoData(app: App): Promise<void> {
  const result = await app.demoData.start();
  if (result === 'storeNotEmpty') {
    console.log('Sets exist already, so no demo data was added.');
  }
}

function readFlags(): { readonly sample: boolean; readonly help: boolean } {
  const { values } = parseArgs({
    options: { sample: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  return { sample: values.sample ?? false, help: values.help ?? false };
}

/** One line for errors that the user can fix. Other errors are defects and show their stack. */
function explain(error: unknown): string {
  if (
    error instanceof EnvError ||
    error instanceof CannotListen ||
    error instanceof DataFolderUnusable ||
    error instanceof TokensFileUnusable ||
    error instanceof RedisUnreachable ||
    error instanceof RedisUnsupported ||
    (error instanceof MayflyError && error.code.startsWith('REDIS_')) ||
    error instanceof LocalRedisError
  ) {
    return error.message;
  }
  if (
    error instanceof Error &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  ) {
    return `${error.message}\n\n${HELP}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
