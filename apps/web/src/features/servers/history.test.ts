import { describe, expect, it } from 'vitest';
import { valueAt } from '../../shared/charts/timeline.ts';
import { extendHistory, latestPoint, readHistory, unreadHistory } from './history.ts';
import type { RedisSample, ServerSample } from './measures.ts';

const START = 1_800_000_000_000;
const iso = (second: number) => new Date(START + second * 1_000).toISOString();

const serverSample = (second: number, load1: number | null): ServerSample => ({
  sampledAt: iso(second),
  load1,
  load5: null,
  load15: null,
  cpuUtilization: null,
  memoryUsedBytes: null,
  memoryTotalBytes: null,
  processMemoryBytes: null,
  minorPageFaultsPerSecond: null,
  majorPageFaultsPerSecond: null,
  eventLoopDelayP99Ms: null,
  eventLoopUtilization: null,
});

const redisSample = (second: number, connectedClients: number): RedisSample => ({
  sampledAt: iso(second),
  connectedClients,
  operationsPerSecond: null,
  usedMemoryBytes: null,
  maxMemoryBytes: null,
  hitRatio: null,
  expiredKeysPerSecond: null,
  evictedKeysPerSecond: null,
});

/** Loaded in the middle of the point that starts after 30 s. */
const read = readHistory(
  {
    now: iso(34),
    history: {
      from: iso(0),
      stepMs: 10_000,
      instances: [
        { id: 'a', lines: [{ field: 'LOAD1', values: [1, null, 3, 99] }] },
        { id: 'b', lines: [{ field: 'LOAD1', values: [null, null, 5, 99] }] },
      ],
    },
    redis: {
      history: {
        from: iso(0),
        stepMs: 10_000,
        lines: [{ field: 'CONNECTED_CLIENTS', values: [7, 7, 8, 99] }],
      },
    },
  },
  300_000,
);

const load = (history: typeof read, id: string, second: number) => {
  const timeline = history.instances.get(id);
  return timeline && valueAt(timeline, 'load1', START + second * 1_000);
};

describe('a loaded history', () => {
  it('keeps gaps, and omits the incomplete point', () => {
    expect([0, 10, 20, 30].map((second) => load(read, 'a', second))).toEqual([1, null, 3, null]);
    expect(read.since).toBe(START + 30_000);
  });

  it('rebuilds that point from its samples, and continues', () => {
    const live = extendHistory(read, [
      { instance: 'a', samples: [serverSample(30, 2), serverSample(34, 4)] },
      { instance: null, samples: [redisSample(31, 9)] },
      { instance: 'a', samples: [serverSample(38, 6), serverSample(41, 10)] },
      { instance: 'elsewhere', samples: [serverSample(41, 10)] },
    ]);
    expect(load(live, 'a', 30)).toBe(4);
    expect(load(live, 'a', 40)).toBe(10);
    expect(load(live, 'b', 30)).toBeNull();
    expect(valueAt(live.redis, 'connectedClients', START + 20_000)).toBe(8);
    expect(valueAt(live.redis, 'connectedClients', START + 30_000)).toBe(9);
    expect([...live.instances.keys()]).toEqual(['a', 'b']);
  });

  it('stays within its range over time', () => {
    const samples = Array.from({ length: 2_000 }, (_, index) => serverSample(30 + index * 2, 1));
    const { points } = extendHistory(read, [{ instance: 'a', samples }]).instances.get('a') ?? {};
    expect(points?.load1).toHaveLength(32);
  });
});

describe('a range without a loaded history', () => {
  it('starts with its oldest samples', () => {
    const range = { ids: ['a'], now: START + 301_000, spanMs: 300_000, stepMs: 4_000 };
    const history = unreadHistory(range);
    expect(history.since).toBe(START);
    const live = extendHistory(history, [{ instance: 'a', samples: [serverSample(1, 5)] }]);
    expect(load(live, 'a', 0)).toBe(5);
  });
});

describe('the latest point', () => {
  const heard = extendHistory(read, [{ instance: 'a', samples: [serverSample(41, 1)] }]);
  it.each([
    ['while its samples arrive', 45, 40],
    ['until those of the next arrive', 52, 40],
    ['no longer: missing samples are then gaps', 60, 60],
    ['when the clock is behind', 31, 40],
  ])('stays %s', (_when, now, expected) => {
    expect(latestPoint(heard, START + now * 1_000)).toBe(START + expected * 1_000);
  });
});
