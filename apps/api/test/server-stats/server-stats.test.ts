import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
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
    absent: instance(id: "absent") { id }
  }
}`;

function hostSampler() {
  const sampler = createHostSampler();
  onTestFinished(sampler.stop);
  return sampler;
}

it('keeps an hour of samples of each instance', async () => {
  const api = await testApi();
  const series = api.mayfly.series<(typeof SAMPLE_FIELDS)[number]>('server');
  const { sample } = hostSampler();
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
                  eventLoopUtilization: null,
                  eventLoopDelayP99Ms: null,
                  memoryTotalBytes: expect.any(Number),
                },
                { sampledAt: new Date(start + 2000).toISOString() },
              ],
              pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
            },
          },
          { id: 'two:4000', samples: { pageInfo: { hasNextPage: false } } },
        ],
        absent: null,
      },
    },
  });
  api.clock.now = start + 3_600_000 + 5000;
  expect(await api.query(STATS)).toMatchObject({
    data: { serverStats: { instances: [{ id: 'two:4000' }] } },
  });
});

it('reads what this host and process really are', () => {
  const { sample } = hostSampler();
  sample();
  const { memoryUsedBytes, memoryTotalBytes, processMemoryBytes, cpuUtilization, load1 } = sample();
  expect(memoryTotalBytes).toBeGreaterThan(memoryUsedBytes ?? Infinity);
  expect(memoryUsedBytes).toBeGreaterThan(processMemoryBytes ?? Infinity);
  expect(load1).toBeGreaterThanOrEqual(0);
  expect(cpuUtilization ?? 0).toBeGreaterThanOrEqual(0);
  expect(cpuUtilization ?? 0).toBeLessThanOrEqual(1);
});

it('sees an event loop that is busy, and how late it is', async () => {
  const { sample } = hostSampler();
  sample();
  // Blocks the loop turn after turn, so that more than one of a hundred looks at it come late.
  const late = async () => {
    for (let i = 0; i < 5; i += 1) {
      const until = performance.now() + 40;
      while (performance.now() < until);
      await turnOfTheLoop();
    }
    return sample();
  };
  // The first look only begins to measure.
  let last = await late();
  await expect
    .poll(async () => (last = await late()).eventLoopDelayP99Ms ?? 0)
    .toBeGreaterThanOrEqual(25);
  expect(last.eventLoopUtilization).toBeGreaterThan(0.5);
  expect(last.eventLoopUtilization).toBeLessThanOrEqual(1);
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
