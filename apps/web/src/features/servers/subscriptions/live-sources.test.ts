import { expect, it } from 'vitest';
import type { LiveBatch } from '../history.ts';
import { instanceSource, redisSource } from './live-sources.ts';

const since = Date.parse('2026-01-01T00:00:00.000Z');

it('starts at a time, and continues from its last cursor', () => {
  const batches: LiveBatch[] = [];
  const listener = { since, add: (batch: LiveBatch) => batches.push(batch), onFailure: () => {} };
  const source = instanceSource('web-1', listener);
  expect(source.variables()).toEqual({ instance: 'web-1', since: '2026-01-01T00:00:00.000Z' });
  source.onResult({ serverSamples: { cursor: 'c1', samples: [] } });
  expect(source.variables()).toEqual({ instance: 'web-1', after: 'c1' });
  const redis = redisSource(listener);
  expect(redis.variables()).toEqual({ since: '2026-01-01T00:00:00.000Z' });
  redis.onResult({ redisSamples: { cursor: 'c2', samples: [] } });
  expect(redis.variables()).toEqual({ after: 'c2' });
  expect(batches).toEqual([
    { instance: 'web-1', samples: [] },
    { instance: null, samples: [] },
  ]);
});
