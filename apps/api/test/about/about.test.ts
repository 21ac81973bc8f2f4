import { once } from 'node:events';
import { expect, inject, it } from 'vitest';
import { settingsOf } from '../../src/env/redis-url.ts';
import { About } from '../../src/features/about/about.ts';
import { connectRedis } from '../../src/redis/connect.ts';
import { testApi } from '../support/api.ts';

it('tells the versions of Mayfly and of Redis', async () => {
  const { query, redis } = await testApi();
  const { data } = await query<{ about: Record<string, string> }>(
    '{ about { version redisVersion } }',
  );
  expect(data.about['version']).toMatch(/^\d+\.\d+\.\d+/);
  expect(await redis.info('server')).toContain(`redis_version:${data.about['redisVersion']}\r\n`);
});

it('does not tell that of a Redis that is away, and tells it again when it is back', async () => {
  const redis = await connectRedis(settingsOf(inject('redisUrl')));
  const about = new About(redis, () => 0);
  redis.disconnect();
  await once(redis, 'end');
  expect(await about.redisVersion()).toBeNull();
  await redis.connect();
  expect(await about.redisVersion()).toMatch(/^\d+\.\d+/);
  redis.disconnect();
});
