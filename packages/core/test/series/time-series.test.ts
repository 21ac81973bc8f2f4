import { beforeEach, describe, expect, it } from 'vitest';
import type { TimeSeries } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

let bench: TestBench;
let series: TimeSeries<'load' | 'faults'>;

beforeEach(() => {
  bench = testBench();
  series = bench.mayfly.series('srvstats', { retentionMs: 120_000 });
});

async function fields(source = 'host') {
  const { samples } = await series.samples(source, { first: 1000 });
  return samples.map((sample) => sample.fields);
}

describe('a time series', () => {
  it('keeps equal samples apart, as the measurements of srvstats', async () => {
    const samples = [
      { load: 1.05, faults: 1 },
      { load: 1.05, faults: 1 },
      { load: 1.15, faults: 3 },
    ];
    for (const sample of samples) {
      await series.append('host', sample);
      bench.clock.advance(10_000);
    }
    expect(await fields()).toEqual(samples);
  });

  it('keeps equal samples of one millisecond apart, from any number of writers', async () => {
    const writers = Array.from({ length: 50 }, () => series.append('host', { load: 1, faults: 1 }));
    await Promise.all(writers);
    expect(await fields()).toHaveLength(50);
  });

  it('pages through many samples of one millisecond in order of arrival', async () => {
    const loads = Array.from({ length: 25 }, (_, i) => i);
    for (const load of loads) await series.append('host', { load, faults: null });
    const seen: (number | null)[] = [];
    let after: string | undefined;
    for (let page = 0; page < 9; page += 1) {
      const { samples, endCursor } = await series.samples('host', { first: 3, after });
      seen.push(...samples.map((sample) => sample.fields.load));
      after = endCursor ?? undefined;
    }
    expect(seen).toEqual(loads);
  });

  it.each([
    [119_999, 1],
    [120_000, 0],
  ])('after %i of 120000 ms has %i live samples, trimmed or not', async (ms, count) => {
    await series.append('host', { load: 1, faults: null });
    bench.clock.advance(ms);
    expect(await fields()).toHaveLength(count);
    expect((await series.sources()).sources).toHaveLength(count);
  });

  it('accepts a sample of an earlier time, and puts it in its place', async () => {
    const { now } = bench.clock;
    await series.append('host', { load: 3, faults: null });
    await series.append('host', { load: 1, faults: null }, { at: now - 119_999 });
    await series.append('host', { load: 2, faults: null }, { at: new Date(now - 1) });
    expect((await fields()).map(({ load }) => load)).toEqual([1, 2, 3]);
    expect((await series.sources()).sources).toEqual([{ source: 'host', lastSampleAt: now }]);
  });

  it('returns the time of the last sample, also if it came late', async () => {
    const at = bench.clock.now - 50_000;
    await series.append('host', { load: 1, faults: null }, { at });
    expect((await series.sources()).sources).toEqual([{ source: 'host', lastSampleAt: at }]);
  });

  it.each([
    [
      'outside of the retention',
      (now: number) => now - 120_000,
      /^at must be within the retention/,
    ],
    ['after now', (now: number) => now + 1, /not in the future$/],
    ['in seconds', (now: number) => Math.floor(now / 1000), /^at looks like seconds; use mill/],
    ['that is invalid', () => Number.NaN, /^at must be a Date/],
  ])('rejects a time %s, and stores nothing', async (_, moment, message) => {
    const at = moment(bench.clock.now);
    await expect(series.append('host', { load: 1, faults: 1 }, { at })).rejects.toMatchObject({
      code: 'INVALID_SAMPLE',
      field: 'at',
      message: expect.stringMatching(message),
    });
    expect(await bench.redis.keys(`${bench.namespace}*`)).toEqual([]);
  });

  it('trims on every write, and expires with its last sample', async () => {
    const key = `${bench.namespace}:series:{srvstats}:samples:host`;
    await series.append('host', { load: 1, faults: 1 });
    bench.clock.advance(120_000);
    await series.append('host', { load: 2, faults: 2 });
    expect(await bench.redis.zcard(key)).toBe(1);
    const ttl = await bench.redis.pttl(key);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(120_000);
  });

  it('reads on from a cursor, in pages, and then only new samples', async () => {
    for (let i = 0; i < 5; i++) {
      await series.append('host', { load: i, faults: null });
      if (i % 2 === 0) bench.clock.advance(1);
    }
    const first = await series.samples('host', { first: 2 });
    expect(first.samples.map((s) => s.fields.load)).toEqual([0, 1]);
    expect(first.hasNext).toBe(true);
    const second = await series.samples('host', { first: 2, after: first.endCursor ?? '' });
    expect(second.samples.map((s) => s.fields.load)).toEqual([2, 3]);
    const third = await series.samples('host', { first: 2, after: second.endCursor ?? '' });
    expect(third).toMatchObject({ hasNext: false, samples: [{ fields: { load: 4 } }] });

    const nothing = await series.samples('host', { first: 2, after: third.endCursor ?? '' });
    expect(nothing).toMatchObject({ samples: [], hasNext: false, endCursor: third.endCursor });
    await series.append('host', { load: 9, faults: null });
    const fresh = await series.samples('host', { first: 2, after: nothing.endCursor ?? '' });
    expect(fresh.samples.map((s) => s.fields.load)).toEqual([9]);
  });

  it('starts at the oldest remaining sample when its cursor has left the window', async () => {
    await series.append('host', { load: 1, faults: null });
    const { endCursor } = await series.samples('host', { first: 1 });
    bench.clock.advance(120_000);
    await series.append('host', { load: 2, faults: null });
    const page = await series.samples('host', { first: 10, after: endCursor ?? '' });
    expect(page.samples.map((s) => s.fields.load)).toEqual([2]);
  });

  it('starts at a time, with the samples of that time, or after it', async () => {
    await series.append('host', { load: 1, faults: null });
    bench.clock.advance(10);
    const since = bench.clock.now;
    await series.append('host', { load: 2, faults: null });
    await series.append('host', { load: 3, faults: null });
    const loads = async (request: { since?: number; after?: string }) =>
      (await series.samples('host', { first: 10, ...request })).samples.map((s) => s.fields.load);
    expect(await loads({ since })).toEqual([2, 3]);
    expect(await loads({ since: since - 1 })).toEqual([2, 3]);
    expect(await loads({ since: since + 1 })).toEqual([]);
    expect(await loads({ since: 0 })).toEqual([1, 2, 3]);
    // A client with a cursor has a later position.
    const { endCursor } = await series.samples('host', { first: 2, since });
    expect(await loads({ since: 0, after: endCursor ?? '' })).toEqual([]);
    await expect(loads({ since: 0.5 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'since',
    });
  });

  it('keeps sources apart and lists them by name', async () => {
    await series.append('b', { load: 1, faults: 0 });
    bench.clock.advance(5);
    await series.append('a', { load: 2, faults: 0 });
    expect(await series.sources()).toEqual({
      now: bench.clock.now,
      sources: [
        { source: 'a', lastSampleAt: bench.clock.now },
        { source: 'b', lastSampleAt: bench.clock.now - 5 },
      ],
    });
    expect(await fields('a')).toEqual([{ load: 2, faults: 0 }]);
    expect(await fields('missing')).toEqual([]);
  });

  it('rejects an invalid sample, and writes nothing', async () => {
    const bad = series.append('host', { load: NaN, faults: 0 });
    await expect(bad).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'load' });
    const empty = bench.mayfly.series('other').append('host', {});
    await expect(empty).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'fields' });
    const unnamed = series.append('', { load: 1, faults: 0 });
    await expect(unnamed).rejects.toMatchObject({ code: 'INVALID_NAME', field: 'source' });
    expect((await series.sources()).sources).toEqual([]);
  });

  it.each([true, '5', 1n, new Date(5), [], [5], {}, undefined, () => 5])(
    'rejects %o as a number, although Math converts it, and writes nothing',
    async (load: unknown) => {
      // @ts-expect-error not a number
      const half = series.append('host', { faults: 1, load });
      await expect(half).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'load' });
      expect((await series.samples('host', { first: 1 })).samples).toEqual([]);
      expect(await bench.redis.keys(`${bench.namespace}*`)).toEqual([]);
    },
  );

  it.each([null, 5, 'load', [5], new Date(5)])(
    'rejects %o as fields, and writes nothing',
    async (fields: unknown) => {
      // @ts-expect-error not fields
      const none = series.append('host', fields);
      await expect(none).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'fields' });
      expect(await bench.redis.keys(`${bench.namespace}*`)).toEqual([]);
    },
  );

  it('stores the fields that it checked, and ignores toJSON', async () => {
    class Meter {
      readonly load = 5;
      readonly faults = 0;
      toJSON(): unknown {
        return { load: 'much' };
      }
    }
    await series.append('host', new Meter());
    expect(await fields('host')).toEqual([{ load: 5, faults: 0 }]);
  });

  it('rejects invalid options and requests', async () => {
    // @ts-expect-error not options
    expect(() => bench.mayfly.series('other', null)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'options' }),
    );
    // @ts-expect-error not a request
    const page = series.samples('host', null);
    await expect(page).rejects.toMatchObject({ code: 'INVALID_PAGE', field: 'request' });
    // @ts-expect-error not a time
    const since = series.samples('host', { first: 1, since: 'yesterday' });
    await expect(since).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'since' });
  });

  it.each(['', 'x', '1', '1-', '-1', '1-x', '9'.repeat(16) + '-0'])(
    'rejects the cursor %j',
    async (after) => {
      await expect(series.samples('host', { first: 1, after })).rejects.toMatchObject({
        code: 'INVALID_CURSOR',
        field: 'after',
      });
    },
  );

  it.each([0, 1001])('rejects a page of %i', async (first) => {
    await expect(series.samples('host', { first })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
  });
});

describe('a source with several possible recorders', () => {
  it('has one recorder, for as long as it continues', async () => {
    const series = bench.mayfly.series('redis');
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, i) => series.claim('all', `process-${i}`, 60_000)),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    const recorder = `process-${asked.indexOf(true)}`;
    expect(await series.claim('all', recorder, 60_000)).toBe(true);
    expect(await series.claim('another', 'someone', 60_000)).toBe(true);
  });

  it('is free when its recorder releases it or stops', async () => {
    const series = bench.mayfly.series('redis');
    await series.claim('all', 'one', 60_000);
    await series.release('all', 'two');
    expect(await series.claim('all', 'two', 60_000)).toBe(false);
    await series.release('all', 'one');
    expect(await series.claim('all', 'two', 1)).toBe(true);
    await expect.poll(() => series.claim('all', 'three', 60_000)).toBe(true);
  });

  it.each<[args: [string, string, number], code: string, field: string]>([
    [['a b', 'one', 1], 'INVALID_NAME', 'source'],
    [['all', '', 1], 'INVALID_NAME', 'recorder'],
    [['all', 'one', 0], 'INVALID_TTL', 'forMs'],
  ])('rejects the claim %j', async (args, code, field) => {
    await expect(bench.mayfly.series('redis').claim(...args)).rejects.toMatchObject({
      code,
      field,
    });
  });
});
