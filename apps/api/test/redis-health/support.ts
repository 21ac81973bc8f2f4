import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { onTestFinished } from 'vitest';
import { testApi, type TestApi, type TestApiOptions } from '../support/api.ts';

export interface OwnRedisApi {
  readonly server: LocalRedis;
  readonly api: TestApi;
}

/** An API on a separate Redis, whose settings a test may change. */
export async function apiOnOwnRedis(options: TestApiOptions = {}): Promise<OwnRedisApi> {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  return { server, api: await testApi({ redisUrl: server.url, ...options }) };
}

/** Redis stores nothing new until `free`. */
export const fill = ({ redis }: TestApi) => redis.config('SET', 'maxmemory', '1');
export const free = ({ redis }: TestApi) => redis.config('SET', 'maxmemory', '0');

/** The next check reads Redis again. */
export function passASecond({ clock }: TestApi): void {
  clock.now += 1000;
}

export async function readiness({ app }: TestApi) {
  const answer = await app.inject('/readyz');
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

export async function alertsOf({ query }: TestApi) {
  const { data } = await query<{ overview: { alerts: readonly Record<string, unknown>[] } }>(
    '{ overview { alerts { kind severity subject share } } }',
  );
  return data.overview.alerts;
}
