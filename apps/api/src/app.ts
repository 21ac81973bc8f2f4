import { createMayfly, MayflyError } from '@mayfly/core';
import type { FastifyInstance } from 'fastify';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { RedisClient } from './redis/client.ts';
import { openAccess } from './auth/access.ts';
import type { TokensFileUnusable } from './auth/tokens-file.ts';
import { defaultInstanceId, type Env } from './env/env.ts';
import { About } from './features/about/about.ts';
import { CodeCursors } from './features/invitation-codes/code-cursors.ts';
import { KeyedPurposes } from './features/one-time-passwords/keyed-purposes.ts';
import { Overview } from './features/overview/overview.ts';
import { DemoData } from './features/demo-data/demo-data.ts';
import { startHistoryRecorder } from './features/histories/history-recorder.ts';
import type { SampleField } from './features/server-stats/host-sampler.ts';
import { startRedisRecorder, type RedisField } from './features/server-stats/redis-recorder.ts';
import { repeat } from './features/server-stats/repeat.ts';
import { startStatsRecorder } from './features/server-stats/stats-recorder.ts';
import { createMetrics } from './observability/metrics.ts';
import { observeRedis } from './observability/redis-metrics.ts';
import { countSwept } from './observability/sweep-metrics.ts';
import type { Tracing } from './observability/tracing.ts';
import type { Secrets } from './env/secrets.ts';
import { RedisHealth } from './redis/health.ts';
import { logRedisHealth } from './redis/health-log.ts';
import { LayoutTooNew, StoredLayout } from './stored-layout.ts';
import { isSupported } from './redis/problems.ts';
import { createServer } from './server.ts';
import { Webhooks } from './webhooks/webhooks.ts';
import { pauseEntry } from './webhooks/pause-entry.ts';

const CHECK_LAYOUT_EVERY_MS = 60_000;

/** With a longer average delay of the event loop, requests are rejected, so that the delay does not grow. */
const MAX_DELAY_MS = 250;

export interface App {
  /** The URL of the server, for example http://127.0.0.1:4000. */
  readonly url: string;
  readonly demoData: DemoData;
  /** Drains for `DRAIN_MS`, finishes open requests and stops all background work. Does not close the connection to Redis. */
  close(): Promise<void>;
}

/** Creates all parts on one connection to Redis, and listens. */
export async function startApp(
  env: Env,
  redis: RedisClient,
  adminToken: string | undefined,
  secrets: Secrets,
  /** Called when a later version of Mayfly begins to use the namespace. */
  onOutdated: () => void = () => undefined,
): Promise<App> {
  const clock = () => performance.now();
  const redisHealth = new RedisHealth({ redis, namespace: env.namespace, clock });
  await requireSupportedRedis(redisHealth);
  const layout = new StoredLayout(redis, env.namespace);
  await layout.checkAndStore();
  const mayfly = createMayfly({ redis, namespace: env.namespace });
  const series = mayfly.series<SampleField>('server');
  const redisSeries = mayfly.series<RedisField>('redis');
  const onError = (error: Error) => {
    if (!(error instanceof MayflyError)) {
      server.log.error(error);
      return;
    }
    // A Redis that does not answer or is full is logged once, and not again for each failed command.
    const isLogged = error.code === 'REDIS_UNAVAILABLE' || error.code === 'REDIS_FULL';
    const level = isLogged ? 'debug' : 'warn';
    server.log[level]({ code: error.code }, error.message);
  };
  const demoData = new DemoData(mayfly, onError);
  const oneTimePasswords = new KeyedPurposes(mayfly, secrets);
  const access = await openAccess({
    redis,
    namespace: env.namespace,
    adminToken,
    tokensFile: env.tokensFile,
    signInLimits: env.signInLimits,
    requestLimits: env.requestLimits,
    onError(error: MayflyError | TokensFileUnusable) {
      if (error.name === 'MayflyError') onError(error);
      else server.log.error(error.message);
    },
  });
  const webhooks = new Webhooks({
    mayfly,
    redis,
    namespace: env.namespace,
    secrets,
    onError,
    allowedAddresses: env.webhookAllow,
    onPaused: (target, reason) => access.audit.record(pauseEntry(target, reason)),
  });
  const overview = new Overview({ mayfly, redisSeries, redisHealth, webhooks, clock, onError });
  const metrics = createMetrics();
  const stopObserving = observeRedis(metrics);
  const tracing = await tracingOf(env);
  const server = await createServer({
    services: {
      mayfly,
      access,
      demoData,
      oneTimePasswords,
      codeCursors: new CodeCursors(secrets),
      serverStats: { series, redisSeries, sampleIntervalMs: env.sampleIntervalMs },
      webhooks,
      overview,
      about: new About(redis, clock),
      metrics,
      redisHealth,
    },
    tracing,
    trustProxy: env.trustProxy,
    allowedOrigins: env.allowedOrigins,
    maxEventLoopDelayMs: MAX_DELAY_MS,
    logLevel: env.logLevel,
  });
  const url = await listen(server, env);
  const stopLogging = logRedisHealth(redis, redisHealth, (fields, message) =>
    server.log.warn(fields, message),
  );
  await warnOfOtherSecret(oneTimePasswords, server, onError);
  const instanceId = env.instanceId ?? defaultInstanceId(Number(new URL(url).port));
  const sweeper = mayfly.createSweeper({
    onError,
    onSwept(step) {
      countSwept(metrics, step);
      overview.sweeps.note(step);
    },
  });
  sweeper.start();
  const recording = { instanceId, intervalMs: env.sampleIntervalMs, onError };
  const stopRecorder = startStatsRecorder({ ...recording, series });
  const stopRedisRecorder = startRedisRecorder({ ...recording, redis, series: redisSeries });
  const stopLayoutCheck = repeat({
    intervalMs: CHECK_LAYOUT_EVERY_MS,
    onError,
    async action() {
      try {
        await layout.check();
      } catch (error) {
        if (!(error instanceof LayoutTooNew)) throw error;
        // A second signal would end the process immediately.
        if (server.isDraining) return;
        server.log.fatal(error.message);
        onOutdated();
      }
    },
  });
  const stopHistories = startHistoryRecorder({ mayfly, instanceId, onError });
  webhooks.start();

  const app: App = {
    url,
    demoData,
    async close() {
      server.isDraining = true;
      if (env.drainMs > 0) await delay(env.drainMs);
      await server.close();
      access.close();
      await Promise.all([
        demoData.pause(),
        stopRecorder(),
        stopRedisRecorder(),
        stopHistories(),
        stopLayoutCheck(),
        sweeper.stop(),
        webhooks.stop(),
      ]);
      await overview.sweeps.flush();
      await tracing?.stop();
      stopObserving();
      stopLogging();
    },
  };
  try {
    await demoData.resume();
  } catch (error) {
    // Otherwise the process would listen forever, without a connection to Redis.
    await app.close();
    throw error;
  }
  return app;
}

export class RedisUnsupported extends Error {
  override readonly name = 'RedisUnsupported';
}

async function requireSupportedRedis(redisHealth: RedisHealth): Promise<void> {
  const { servers } = await redisHealth.check();
  const old = servers.find(({ info }) => !isSupported(info));
  if (old === undefined) return;
  const { name, info } = old;
  const subject = name === null ? 'this one' : name;
  throw new RedisUnsupported(`Redis must be 7.0 or later; ${subject} is ${info.version}`);
}

/** Instances with different secrets do not verify codes or count attempts of each other. */
async function warnOfOtherSecret(
  oneTimePasswords: KeyedPurposes,
  server: FastifyInstance,
  onError: (error: MayflyError) => void,
): Promise<void> {
  try {
    if ((await oneTimePasswords.compareSecret()) === 'different') {
      server.log.warn(
        'The previous instance has another MAYFLY_SECRET: the two do not verify one-time passwords of ' +
          'each other. This is only expected after the last previous secret is removed',
      );
    }
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    onError(error);
  }
}

/** Without a collector, the tracing module is not even loaded. */
async function tracingOf({ otlpEndpoint, instanceId }: Env): Promise<Tracing | undefined> {
  if (otlpEndpoint === undefined) return undefined;
  const { startTracing } = await import('./observability/tracing.ts');
  return startTracing({ endpoint: otlpEndpoint, instanceId: instanceId ?? hostname() });
}

export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

async function listen(server: FastifyInstance, { host, port }: Env): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    await server.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new CannotListen(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use: stop the other process, or set PORT`
        : `Cannot listen on ${host}, port ${port} (${String(code)}): set HOST or PORT`,
    );
  }
}
