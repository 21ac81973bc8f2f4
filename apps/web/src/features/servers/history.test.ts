import { describe, expect, it } from 'vitest';
import { mergeSamples, type History, type RawSample, type SamplesPage } from './history.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-01-01T12:00:00.000Z');

function sampleAt(at: number, load1: number | null = 1): RawSample {
  return {
    sampledAt: new Date(at).toISOString(),
    load1,
    load5: null,
    load15: null,
    cpuUtilization: null,
    memoryUsedBytes: null,
    memoryTotalBytes: null,
    processMemoryBytes: null,
    minorPageFaultsPerSecond: null,
    majorPageFaultsPerSecond: null,
  };
}

function page(at: readonly number[], rest: Partial<SamplesPage> = {}): SamplesPage {
  return {
    nodes: at.map((moment) => sampleAt(moment)),
    endCursor: at.length > 0 ? `c${at.at(-1)}` : null,
    readAt: START,
    retentionMs: HOUR,
    sampleIntervalMs: 5_000,
    ...rest,
  };
}

const timesOf = (history: History) => history.samples.map(({ sampledAt }) => Date.parse(sampledAt));

describe('mergeSamples', () => {
  it('appends what is new and remembers where to go on', () => {
    const first = mergeSamples(undefined, page([START - 10_000, START - 5_000]));
    const second = mergeSamples(first, page([START]));
    expect(timesOf(second)).toEqual([START - 10_000, START - 5_000, START]);
    expect(second.endCursor).toBe(`c${START}`);
  });

  it('counts a sample that came twice once, and puts late ones where they belong', () => {
    const first = mergeSamples(undefined, page([START - 10_000, START]));
    const second = mergeSamples(first, page([START - 5_000, START]));
    expect(timesOf(second)).toEqual([START - 10_000, START - 5_000, START]);
  });

  it('keeps its cursor when there is no news', () => {
    const first = mergeSamples(undefined, page([START]));
    expect(mergeSamples(first, page([])).endCursor).toBe(`c${START}`);
  });

  it('drops what is older than the retention, on the server’s clock', () => {
    const first = mergeSamples(undefined, page([START - HOUR + 1, START - HOUR + 2]));
    expect(timesOf(first)).toHaveLength(2);
    const second = mergeSamples(first, page([], { readAt: START + 1 }));
    expect(timesOf(second)).toEqual([START - HOUR + 2]);
  });
});
