import { createMayfly, type Mayfly } from '@mayfly/core';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { RedisClient } from '../../src/redis/client.ts';
import { openAccess, type Access, type AccessOptions } from '../../src/auth/access.ts';
import { About } from '../../src/features/about/about.ts';
import { CodeCursors } from '../../src/features/invitation-codes/code-cursors.ts';
import { KeyedPurposes } from '../../src/features/one-time-passwords/keyed-purposes.ts';
import { Overview } from '../../src/features/overview/overview.ts';
import { DemoData } from '../../src/features/demo-data/demo-data.ts';
import type { SampleField } from '../../src/features/server-stats/host-sampler.ts';
import type { RedisField } from '../../src/features/server-stats/redis-recorder.ts';
import { createMetrics, type Metrics } from '../../src/observability/metrics.ts';
import type { Tracing } from '../../src/observability/tracing.ts';
import { settingsOf } from '../../src/env/redis-url.ts';
import { connectRedis } from '../../src/redis/connect.ts';
import { RedisHealth } from '../../src/redis/health.ts';
import type { Secrets } from '../../src/env/secrets.ts';
import { Webhooks } from '../../src/webhooks/webhooks.ts';
import { createServer, type ServerOptions } from '../../src/server.ts';

export const TOKEN = 'a-token-for-tests-only';
export const SECRETS = ['a secret for tests only, with more than 32 characters'] as const;

/** A moment to start from, on a clock that only moves when a test moves it. */
const START = Date.parse('2030-01-01T00:00:00.000Z');

interface GraphQLAnswer<Data> {
  readonly data: Data;
  readonly errors?: readonly { message: string; extensions: { code: string; field?: string } }[];
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly mayfly: Mayfly;
  readonly redis: RedisClient;
  readonly namespace: string;
  readonly clock: { now: number };
  /** Delivers after `start`. */
  readonly webhooks: Webhooks;
  readonly overview: Overview;
  readonly metrics: Metrics;
  readonly access: Access;
  /** Runs an operation with the token as a bearer header. */
  readonly query: <Data = unknown>(
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<GraphQLAnswer<Data>>;
}

export interface TestApiOptions {
  readonly redisUrl?: string;
  readonly token?: string;
  readonly secrets?: Secrets;
  readonly trustProxy?: readonly string[];
  readonly tokensFile?: string;
  readonly signInLimits?: AccessOptions['signInLimits'];
  readonly requestLimits?: AccessOptions['requestLimits'];
  /** Another instance, on the same data and clock. */
  readonly beside?: Pick<TestApi, 'namespace' | 'clock'>;
  readonly onAccessError?: AccessOptions['onError'];
  readonly tracing?: Tracing;
  /** Limits of the server, and who else may connect. */
  readonly limits?: Pick<
    ServerOptions,
    | 'allowedOrigins'
    | 'socketLimits'
    | 'liveEveryMs'
    | 'requestTimeoutMs'
    | 'closeGraceMs'
    | 'maxEventLoopDelayMs'
  >;
}

/** The server in this process, on a real Redis and in a separate namespace, until the test ends. */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
  const api = await openTestApi(options);
  onTestFinished(api.close);
  return api;
}

/** The same for several tests, which may share it if each leaves it unchanged. The caller closes it. */
export async function openTestApi(
  options: TestApiOptions = {},
): Promise<TestApi & { readonly close: () => Promise<void> }> {
  const redis = await connectRedis(settingsOf(options.redisUrl ?? inject('redisUrl')));
  const namespace = options.beside?.namespace ?? `test:${randomUUID()}`;
  const clock = options.beside?.clock ?? { now: START };
  const mayfly = createMayfly({ redis, namespace, clock: () => clock.now });
  const demoData = new DemoData(mayfly, () => {});
  const redisSeries = mayfly.series<RedisField>('redis');
  const redisHealth = new RedisHealth({ redis, namespace, clock: () => clock.now });
  const webhooks = new Webhooks({
    mayfly,
    redis,
    namespace,
    clock: () => clock.now,
    secrets: options.secrets ?? SECRETS,
    allowedAddresses: ['127.0.0.0/8'],
    onError: () => {},
    onPaused: async () => {},
  });
  const overview = new Overview({
    mayfly,
    redisSeries,
    redisHealth,
    webhooks,
    clock: () => clock.now,
    onError: () => {},
  });
  const metrics = createMetrics();
  const access = await openAccess({
    redis,
    namespace,
    clock: () => clock.now,
    adminToken: options.token ?? TOKEN,
    tokensFile: options.tokensFile,
    signInLimits: options.signInLimits ?? { perAddress: 300, everywhere: 10_000 },
    requestLimits: options.requestLimits ?? { perToken: 1_000_000, perAddress: 1_000_000 },
    onError: options.onAccessError ?? (() => {}),
    filePollMs: 20,
  });
  const app = await createServer({
    services: {
      mayfly,
      access,
      demoData,
      oneTimePasswords: new KeyedPurposes(mayfly, options.secrets ?? SECRETS),
      codeCursors: new CodeCursors(options.secrets ?? SECRETS),
      serverStats: {
        series: mayfly.series<SampleField>('server'),
        redisSeries,
        sampleIntervalMs: 2000,
      },
      webhooks,
      overview,
      about: new About(redis, () => clock.now),
      metrics,
      redisHealth,
    },
    trustProxy: options.trustProxy,
    logLevel: 'silent',
    tracing: options.tracing,
    ...options.limits,
  });
  return {
    async close() {
      await demoData.pause();
      await webhooks.stop();
      await app.close();
      access.close();
      redis.disconnect();
    },
    app,
    mayfly,
    redis,
    namespace,
    clock,
    webhooks,
    overview,
    metrics,
    access,
    async query<Data>(query: string, variables?: Record<string, unknown>) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${TOKEN}` },
        payload: { query, variables },
      });
      return response.json<GraphQLAnswer<Data>>();
    },
  };
}
