import { expect, it } from 'vitest';
import { createHostSampler, SAMPLE_FIELDS } from '../../src/features/server-stats/host-sampler.ts';
import { startStatsRecorder } from '../../src/features/server-stats/stats-recorder.ts';
import { testApi } from '../support/api.ts';

const STATS = `query ($after: String) {
  serverStats {
    now sampleIntervalMs retentionMs
    instances {
      id lastSampleAt
      samples(first: 2, after: $after) {
        nodes { sampledAt ${SAMPLE_FIELDS.join(' ')} }
        pageInfo { hasNextPage endCursor }
      }
    }
    nobody: instance(id: "nobody") { id }
  }
}`;

it('keeps an hour of samples of each instance', async () => {
  const api = await testApi();
  const series = api.mayfly.series<(typeof SAMPLE_FIELDS)[number]>('server');
  const sample = createHostSampler();
  const start = api.clock.now;
  for (let i = 0; i < 3; i++) {
    await series.append('one:4000', sample());
    api.clock.now += 2000;
  }
  await series.append('two:4000', sample());

  expect(await api.query(STATS)).toMatchObject({
    data: {
      serverStats: {
        now: new Date(api.clock.now).toISOString(),
        sampleIntervalMs: 2000,
        retentionMs: 3_600_000,
        instances: [
          {
            id: 'one:4000',
            lastSampleAt: new Date(start + 4000).toISOString(),
            samples: {
              nodes: [
                {
                  sampledAt: new Date(start).toISOString(),
                  cpuUtilization: null,
                  memoryTotalBytes: expect.any(Number),
                },
                { sampledAt: new Date(start + 2000).toISOString() },
              ],
              pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
            },
          },
          { id: 'two:4000', samples: { pageInfo: { hasNextPage: false } } },
        ],
        nobody: null,
      },
    },
  });
  api.clock.now = start + 3_600_000 + 5000;
  expect(await api.query(STATS)).toMatchObject({
    data: { serverStats: { instances: [{ id: 'two:4000' }] } },
  });
});

it('reads what this host and process really are', () => {
  const sample = createHostSampler();
  sample();
  const { memoryUsedBytes, memoryTotalBytes, processMemoryBytes, cpuUtilization, load1 } = sample();
  expect(memoryTotalBytes).toBeGreaterThan(memoryUsedBytes ?? Infinity);
  expect(memoryUsedBytes).toBeGreaterThan(processMemoryBytes ?? Infinity);
  expect(load1).toBeGreaterThanOrEqual(0);
  expect(cpuUtilization ?? 0).toBeGreaterThanOrEqual(0);
  expect(cpuUtilization ?? 0).toBeLessThanOrEqual(1);
});

it('records on an interval until it is stopped', async () => {
  const api = await testApi();
  const series = api.mayfly.series<(typeof SAMPLE_FIELDS)[number]>('server');
  const count = async () => (await series.samples('me', { first: 1000 })).samples.length;
  const stop = startStatsRecorder({
    series,
    instanceId: 'me',
    intervalMs: 1,
    onError: (error) => expect.unreachable(error.code),
  });
  await expect.poll(count).toBeGreaterThan(3);
  await stop();
  const recorded = await count();
  await api.query('{ now }');
  expect(await count()).toBe(recorded);
});
