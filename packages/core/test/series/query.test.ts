import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Aggregate, CONSTRAINTS, type TimeSeries } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';
import { aggregateOf, SeriesModel } from './model.ts';
import { nightly } from '../support/nightly.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const ALL: readonly [Aggregate, ...Aggregate[]] = ['min', 'max', 'average', 'last', 'sum'];
/** A whole hour, so that it is the start of a record and of a point of every width below. */
const START = 1_800_000_000_000;

let bench: TestBench;
let series: TimeSeries<'load' | 'faults'>;

beforeEach(() => {
  bench = testBench();
  bench.clock.now = START;
  series = bench.mayfly.series('srvstats');
});

async function loads(query: { points: number; from?: number; to?: number }) {
  const answer = await series.query({ ...query, fields: ['load'], aggregate: ['last'] });
  return { ...answer, loads: answer.sources.flatMap(({ fields }) => fields.load.last) };
}

describe('a query', () => {
  it('returns the smallest, largest, average and last value of each point, their sum, and null without data', async () => {
    for (const load of [3, 1, 2]) {
      await series.append('host', { load, faults: null });
      bench.clock.advance(1000);
    }
    bench.clock.now = START + 2 * MINUTE;
    await series.append('host', { load: 7, faults: 5 });

    expect(
      await series.query({ fields: ['load', 'faults'], aggregate: ALL, points: 60, from: START }),
    ).toEqual({
      from: START,
      to: START + 130_000,
      stepMs: 10_000,
      resolutionMs: 10_000,
      now: bench.clock.now,
      hasMoreSources: false,
      sources: [
        {
          source: 'host',
          fields: {
            load: {
              min: [1, ...Array<null>(11).fill(null), 7],
              max: [3, ...Array<null>(11).fill(null), 7],
              average: [2, ...Array<null>(11).fill(null), 7],
              last: [2, ...Array<null>(11).fill(null), 7],
              sum: [6, ...Array<null>(11).fill(null), 7],
            },
            faults: {
              min: [...Array<null>(12).fill(null), 5],
              max: [...Array<null>(12).fill(null), 5],
              average: [...Array<null>(12).fill(null), 5],
              last: [...Array<null>(12).fill(null), 5],
              sum: [...Array<null>(12).fill(null), 5],
            },
          },
        },
      ],
    });
  });

  it.each([
    // The window in seconds, the window after widening, and the sum of its seconds.
    [0, 10, [0, 10], 45, 10_000],
    [10, 20, [10, 20], 145, 10_000],
    [50, 70, [50, 70], 1190, 10_000],
    [0, 61, [0, 70], 2415, 10_000],
    [59, 120, [50, 120], 5915, 10_000],
    [60, 120, [60, 120], 5370, 60_000],
    [0, 120, [0, 120], 7140, 60_000],
  ])(
    'returns one point for seconds %i to %i, to the precision of the records',
    async (from, to, [first = 0, last = 0], sum, resolutionMs) => {
      for (let second = 0; second < 180; second += 1) {
        bench.clock.now = START + second * 1000;
        await series.append('host', { load: second, faults: null });
      }
      const answer = await series.query({
        fields: ['load'],
        aggregate: ['sum'],
        points: 1,
        from: START + from * 1000,
        to: START + to * 1000,
      });
      const expected = { from: START + first * 1000, to: START + last * 1000, resolutionMs };
      expect(answer).toMatchObject({ ...expected, stepMs: expected.to - expected.from });
      expect(answer.sources).toMatchObject([{ fields: { load: { sum: [sum] } } }]);
    },
  );

  it('returns one point for the last minute, at most ten seconds longer', async () => {
    for (const ms of [0, 1, 9999, 10_000, 59_999]) {
      bench.clock.now = START + HOUR + ms;
      const answer = await series.query({
        fields: ['load'],
        aggregate: ['sum'],
        points: 1,
        lastMs: MINUTE,
      });
      expect(answer.from).toBeLessThanOrEqual(bench.clock.now + 1 - MINUTE);
      expect(answer.to).toBeGreaterThan(bench.clock.now);
      expect(answer.to - answer.from).toBeLessThanOrEqual(MINUTE + 10_000);
    }
  });

  it('counts every one of equal samples, also within one millisecond', async () => {
    const samples = [0, 0, 0, 4].map((load) => series.append('host', { load, faults: null }));
    await Promise.all(samples);
    const { sources } = await series.query({ fields: ['load'], aggregate: ['average'], points: 1 });
    expect(sources).toMatchObject([{ fields: { load: { average: [1] } } }]);
  });

  it('agrees with the samples of fifty concurrent writers', async () => {
    const clients = Array.from({ length: 50 }, (_, i) => i);
    await Promise.all(clients.map((i) => series.append('host', { load: i, faults: 1 })));
    const { sources } = await series.query({ fields: ['load'], aggregate: ALL, points: 1 });
    expect(sources).toMatchObject([{ fields: { load: { min: [0], max: [49], average: [24.5] } } }]);
  });

  it.each([
    [-1, [3]],
    [0, [1, 3]],
    [1, [1, 3]],
  ])('puts a sample %i ms from the edge of a point into the right point', async (ms, seen) => {
    await series.append('host', { load: 1, faults: null });
    bench.clock.now = START + 10_000 + ms;
    await series.append('host', { load: 3, faults: null });
    expect((await loads({ points: 360, from: START })).loads).toEqual(seen);
  });

  it.each([
    [-1, 1],
    [0, 1],
    [1, 2],
  ])('ends %i ms from the edge of a point with point %i', async (ms, points) => {
    for (const load of [1, 2]) {
      await series.append('host', { load, faults: null });
      bench.clock.advance(10_000);
    }
    const to = START + 10_000 + ms;
    expect((await loads({ points: 360, from: START, to })).loads).toEqual([1, 2].slice(0, points));
  });

  it.each([
    [-1, 1],
    [0, null],
    [1, null],
  ])(
    '%i ms after its first sample leaves the retention, the value of a record is %s',
    async (ms, seen) => {
      await series.append('host', { load: 1, faults: null });
      bench.clock.advance(9999);
      await series.append('host', { load: 1, faults: null });
      bench.clock.now = START + HOUR + ms;
      await series.append('host', { load: 2, faults: null });
      const answer = await loads({ points: 1000 });
      expect(answer.loads[0]).toBe(seen);
      expect(answer.loads.at(-1)).toBe(2);
      expect(answer.loads).toHaveLength(360);
    },
  );

  it('keeps the points of a chart in place while it moves on', async () => {
    for (let second = 0; second < 600; second += 7) {
      bench.clock.now = START + second * 1000;
      await series.append('host', { load: second, faults: null });
    }
    const first = await loads({ points: 200 });
    for (const laterMs of [1, 999, 1000, 29_999, 30_000]) {
      bench.clock.now = first.now + laterMs;
      const later = await loads({ points: 200 });
      expect(later.stepMs).toBe(first.stepMs);
      const moved = (later.from - first.from) / first.stepMs;
      expect(moved).toBe(Math.trunc(moved));
      expect(later.loads.slice(0, 100)).toEqual(first.loads.slice(moved, moved + 100));
    }
  });

  it.each([31, 32])(
    'returns a sliding window with the same width, at most %i points',
    async (points) => {
      bench.clock.advance(HOUR);
      const widths = new Set<number>();
      for (const offset of [-3_000_000, -2_999_999, -2_995_000, -2_990_004, -2_990_001, -900_001]) {
        const from = bench.clock.now + offset;
        const answer = await loads({ points, from, to: from + 300_005 });
        expect((answer.to - answer.from) / answer.stepMs).toBeLessThanOrEqual(points);
        expect(answer.from).toBeLessThanOrEqual(from);
        expect(answer.to).toBeGreaterThanOrEqual(from + 300_005);
        widths.add(answer.stepMs);
      }
      expect([...widths]).toEqual([points === 31 ? 20_000 : 10_000]);
    },
  );

  it('answers for a window with no samples, and for one outside the retention', async () => {
    await series.append('host', { load: 1, faults: null });
    bench.clock.advance(HOUR / 2);
    const empty = await loads({ points: 10, from: START + 10 * MINUTE, to: START + 20 * MINUTE });
    expect(empty.loads.every((load) => load === null)).toBe(true);
    expect(empty.loads.length).toBeGreaterThan(4);
    expect((await loads({ points: 10, from: bench.clock.now + 10 * MINUTE })).loads).toEqual([]);
    expect((await loads({ points: 10, to: START - 2 * HOUR })).loads).toEqual([]);
  });

  it('lists sources, or reads those in the request, known or not', async () => {
    for (const source of ['b', 'a', 'c']) await series.append(source, { load: 1, faults: null });
    const read = async (sources?: string[]) => {
      const query = { fields: ['load'], aggregate: ['max'], points: 1 } as const;
      return (await series.query({ ...query, sources })).sources.map(({ source, fields }) => [
        source,
        fields.load.max[0],
      ]);
    };
    expect(await read()).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
    expect(await read(['c', 'missing', 'a', 'c'])).toEqual([
      ['c', 1],
      ['missing', null],
      ['a', 1],
    ]);
  });

  it('reads in more commands if one is too small, and reports whether there are more sources', async () => {
    const fields = Array.from({ length: 32 }, (_, i) => `f${i}`);
    const wide = bench.mayfly.series('wide');
    const names = Array.from({ length: 32 }, (_, i) => `host-${String(i).padStart(2, '0')}`);
    for (const [i, name] of names.entries()) {
      const sample = fields.map((field, j) => [field, 100 * i + j] as const);
      await wide.append(name, Object.fromEntries(sample));
      bench.clock.advance(1);
    }
    const [first = '', ...more] = fields;
    const query = { fields: [first, ...more], aggregate: ['last'], points: 360 } as const;
    const { sources, hasMoreSources } = await wide.query(query);
    expect(hasMoreSources).toBe(true);
    // The sources that were sampled last.
    expect(sources.map(({ source }) => source)).toEqual(names.slice(1));
    for (const [i, { fields: lines }] of sources.entries()) {
      expect(fields.map((field) => lines[field]?.last.at(-1))).toEqual(
        fields.map((_, j) => 100 * (i + 1) + j),
      );
    }
    const fewer = await wide.query({ ...query, maxSources: 2 });
    expect(fewer.sources.map(({ source }) => source)).toEqual(names.slice(-2));
    expect(fewer.hasMoreSources).toBe(true);
    expect((await wide.query({ ...query, maxSources: 1000 })).sources).toHaveLength(31);
    await expect(wide.query({ ...query, maxSources: 0 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'maxSources',
    });
  });

  it('has a bounded size for any samples', async () => {
    await Promise.all(
      Array.from({ length: 2000 }, (_, i) => series.append('host', { load: i, faults: i })),
    );
    for (const points of [1, 2, 59, 60, 61, 100, 360, 1000]) {
      const answer = await loads({ points });
      expect(answer.loads.length).toBeLessThanOrEqual(points);
      expect(answer.loads.length).toBeGreaterThan(Math.min(points, 360) / 3);
    }
    const [ring = ''] = await bench.redis.keys(`${bench.namespace}:*:ring:*#load`);
    expect(await bench.redis.strlen(ring)).toBe(420 * 48);
    const ttl = await bench.redis.pttl(ring);
    expect(ttl).toBeGreaterThan(HOUR - MINUTE);
    expect(ttl).toBeLessThanOrEqual(HOUR + MINUTE);
  });

  it('accepts the largest numbers that a sample can have', async () => {
    const load = CONSTRAINTS.sampleMagnitude;
    for (let i = 0; i < 20; i += 1) await series.append('host', { load, faults: -load });
    const { sources } = await series.query({
      fields: ['load', 'faults'],
      aggregate: ['average'],
      points: 1,
    });
    expect(sources).toMatchObject([
      { fields: { load: { average: [load] }, faults: { average: [-load] } } },
    ]);
  });

  it.each([
    [{ points: 0 }, 'INVALID_OPTION', 'points'],
    [{ points: 1001 }, 'INVALID_OPTION', 'points'],
    [{ points: 1.5 }, 'INVALID_OPTION', 'points'],
    [{ from: Number.NaN }, 'INVALID_OPTION', 'from'],
    [{ to: new Date(Number.NaN) }, 'INVALID_OPTION', 'to'],
    [{ from: 5, to: 5 }, 'INVALID_OPTION', 'to'],
    [{ sources: [] }, 'INVALID_OPTION', 'sources'],
    [{ sources: ['ok', 'no#'] }, 'INVALID_NAME', 'sources[1]'],
  ])('rejects %j with %s for %s', async (bad, code, field) => {
    const query = { fields: ['load'], aggregate: ['min'], points: 10 } as const;
    await expect(series.query({ ...query, ...bad })).rejects.toMatchObject({ code, field });
  });

  it('rejects more than a thousand sources times fields', async () => {
    const sources = Array.from({ length: 501 }, (_, i) => `host-${i}`);
    const fields = ['load', 'faults'] as const;
    const query = series.query({ fields, sources, aggregate: ['min'], points: 1 });
    await expect(query).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'sources' });
  });

  it('rejects invalid fields and aggregates, which also do not compile', async () => {
    const rest = { points: 10 } as const;
    // @ts-expect-error the series does not have this field
    const field = series.query({ ...rest, fields: ['no#'], aggregate: ['min'] });
    await expect(field).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'fields[0]' });
    // @ts-expect-error the aggregate does not exist
    const aggregate = series.query({ ...rest, fields: ['load'], aggregate: ['median'] });
    await expect(aggregate).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'aggregate' });
    // @ts-expect-error at least one
    const none = series.query({ ...rest, fields: [], aggregate: ['min'] });
    await expect(none).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'fields' });
  });

  it.each([
    [{ fields: 'load' }, 'fields'],
    [{ fields: null }, 'fields'],
    [{ aggregate: 'max' }, 'aggregate'],
    [{ aggregate: null }, 'aggregate'],
    [{ sources: 'web' }, 'sources'],
    [{ sources: null }, 'sources'],
    [{ from: 'x' }, 'from'],
    [{ from: null }, 'from'],
    [{ to: {} }, 'to'],
    [{ points: '3' }, 'points'],
  ])('rejects %j, which has the wrong type', async (bad: object, field) => {
    const query = { fields: ['load'], aggregate: ['min'], points: 10 } as const;
    const refused = series.query({ ...query, ...bad });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_OPTION', field });
  });

  it('rejects an invalid query', async () => {
    // @ts-expect-error not a query
    const refused = series.query(null);
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'query' });
  });

  it('rejects samples with nameless fields, or with sums that could be infinite', async () => {
    const any = bench.mayfly.series('any');
    const unnamed = any.append('host', { 'a field': 1 });
    await expect(unnamed).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'fields' });
    const large = any.append('host', { load: -1e300 });
    await expect(large).rejects.toMatchObject({ code: 'INVALID_SAMPLE', field: 'load' });
    expect((await any.sources()).sources).toEqual([]);
  });
});

/** Steps of the clock before a sample, in ms: edges of records and points, and one step back. */
const advances = fc.oneof(
  fc.integer({ min: 0, max: 3000 }),
  fc.constantFrom(0, 0, 1, -1, 499, 500, 501, 1999, 2000, 2001, 60_000, 119_999, 120_000, 240_000),
  fc.integer({ min: -8000, max: -1 }),
);
const values = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -5, max: 5 }),
  // Eighths, because their sums are exact in any order; and JSON has no negative zero.
  fc.integer({ min: -1e9, max: 1e9 }).map((eighths) => eighths / 8 + 0),
);
const histories = fc.array(
  fc.record({
    advance: advances,
    source: fc.constantFrom('a', 'b'),
    load: values,
    lateMs: fc.oneof(
      fc.constantFrom(undefined, undefined, 0, 1, 499, 2000, 117_999, 119_000, 119_999),
      fc.integer({ min: 0, max: 119_999 }),
    ),
  }),
  { minLength: 1, maxLength: 60 },
);
const queries = fc.array(
  fc.record({
    points: fc.oneof(fc.constantFrom(1, 2, 60, 61, 240, 1000), fc.integer({ min: 1, max: 1000 })),
    fromAgo: fc.option(fc.integer({ min: -2000, max: 130_000 }), { nil: undefined }),
    lengthMs: fc.option(fc.integer({ min: 1, max: 130_000 }), { nil: undefined }),
    waitMs: fc.constantFrom(0, 0, 1, 499, 500, 2000, 30_000, -3000),
  }),
  { minLength: 1, maxLength: 4 },
);

it('answers as the samples add up, with any movement of the clock', async () => {
  const retentionMs = 120_000;
  const compare = fc.asyncProperty(histories, queries, async (history, asked) => {
    const fresh = testBench(bench.redis);
    fresh.clock.now = START;
    const short = fresh.mayfly.series<'load'>('short', { retentionMs });
    const model = new SeriesModel(retentionMs);
    for (const { advance, source, load, lateMs } of history) {
      fresh.clock.advance(advance);
      const { now } = fresh.clock;
      const at = lateMs === undefined ? undefined : now - lateMs;
      await short.append(source, { load }, { at });
      model.append({ at: at ?? now, now, source, load });
    }
    for (const { points, fromAgo, lengthMs, waitMs } of asked) {
      fresh.clock.advance(waitMs);
      const from = fromAgo === undefined ? undefined : fresh.clock.now - fromAgo;
      const to = from === undefined || lengthMs === undefined ? undefined : from + lengthMs;
      const answer = await short.query({
        fields: ['load'],
        aggregate: ALL,
        sources: ['a', 'b'],
        points,
        from,
        to,
      });
      expect((answer.to - answer.from) / answer.stepMs).toBeLessThanOrEqual(points);
      for (const { source, fields } of answer.sources) {
        const window = { from: from ?? -Infinity, to: to ?? Infinity };
        const expected = model.points(source, window, answer);
        for (const name of ALL) {
          expect(fields.load[name]).toEqual(expected.map((inPoint) => aggregateOf(name, inPoint)));
        }
      }
      // No sample that counts is outside the points.
      const widest = { ...answer, from: 0, to: 2 * START, stepMs: 2 * START };
      for (const source of ['a', 'b']) {
        const window = { from: from ?? -Infinity, to: to ?? Infinity };
        const all = model.points(source, window, widest).flat();
        expect(model.points(source, window, answer).flat()).toHaveLength(all.length);
      }
    }
  });
  await fc.assert(compare, { numRuns: nightly(60, 25) });
}, 60_000);
