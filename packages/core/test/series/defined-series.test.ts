import { beforeEach, describe, expect, it } from 'vitest';
import { MayflyError } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

const DEFINITION = { fields: ['latency', 'errors'], retentionMs: 60_000 };

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

describe('a defined series', () => {
  it('is created once, and its definition cannot be changed', async () => {
    const { seriesDefinitions } = bench.mayfly;
    const { status, entry } = await seriesDefinitions.create('api', DEFINITION);
    expect({ status, settings: entry.settings }).toEqual({
      status: 'created',
      settings: DEFINITION,
    });
    const other = { ...DEFINITION, retentionMs: 1 };
    expect(await seriesDefinitions.create('api', other)).toEqual({ status: 'exists', entry });
    await expect(seriesDefinitions.change('api', { retentionMs: 1 })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'retentionMs',
    });
  });

  it.each([
    [{ fields: [], retentionMs: 1 }, 'INVALID_OPTION', 'fields'],
    [{ fields: ['a', 'a'], retentionMs: 1 }, 'INVALID_OPTION', 'fields'],
    [
      { fields: Array.from({ length: 33 }, (_, i) => `f${i}`), retentionMs: 1 },
      'INVALID_OPTION',
      'fields',
    ],
    [{ fields: ['a', 'a b'], retentionMs: 1 }, 'INVALID_SAMPLE', 'fields[1]'],
    [{ fields: ['a'], retentionMs: 0 }, 'INVALID_TTL', 'retentionMs'],
  ])('rejects the definition %j', async (definition, code, field) => {
    const created = bench.mayfly.seriesDefinitions.create('api', definition);
    await expect(created).rejects.toMatchObject({ code, field });
  });

  it('accepts only its fields, and shares no samples with a series in code', async () => {
    const { seriesDefinitions } = bench.mayfly;
    await seriesDefinitions.create('api', DEFINITION);
    const series = await seriesDefinitions.open('api');
    await series.append('web', { latency: 4 });
    const query = { aggregate: ['last'], points: 1 } as const;
    expect((await series.query({ ...query, fields: ['latency', 'errors'] })).sources).toEqual([
      { source: 'web', fields: { latency: { last: [4] }, errors: { last: [null] } } },
    ]);
    await expect(series.append('web', { latency: 1, other: 1 })).rejects.toMatchObject({
      code: 'INVALID_SAMPLE',
      field: 'other',
    });
    await expect(async () => series.query({ ...query, fields: ['other'] })).rejects.toMatchObject({
      code: 'INVALID_SAMPLE',
      field: 'fields[0]',
    });
    expect((await bench.mayfly.series('api').sources()).sources).toEqual([]);
  });

  it('is deleted with the samples and roll-ups of all its sources', async () => {
    const { seriesDefinitions } = bench.mayfly;
    await seriesDefinitions.create('api', DEFINITION);
    const series = await seriesDefinitions.open('api');
    const sources = Array.from({ length: 25 }, (_, i) => `web${i}`);
    await Promise.all(sources.map((source) => series.append(source, { latency: 1, errors: 0 })));
    expect(await seriesDefinitions.delete('api')).toMatchObject({ name: 'api' });
    expect(await bench.redis.keys(`${bench.namespace}:series:*`)).toEqual([]);
    expect(await seriesDefinitions.delete('api')).toBeNull();
    await expect(seriesDefinitions.open('api')).rejects.toThrow(MayflyError);
  });
});

it('lists the settings whose names have one of several prefixes, in pages of any size', async () => {
  const { seriesDefinitions } = bench.mayfly;
  const names = ['a', 'a:1', 'a:2', 'ab', 'b:1', 'c:1', 'c:2', 'd'];
  for (const name of names) await seriesDefinitions.create(name, DEFINITION);
  for (const prefixes of [undefined, [], [''], ['a:'], ['c:', 'a', 'a:'], ['x', 'd', 'b']]) {
    const expected = names.filter((name) =>
      (prefixes ?? ['']).some((prefix) => name.startsWith(prefix)),
    );
    for (const first of [1, 2, 3, 100]) {
      const found: string[] = [];
      for (let after: string | undefined, isLast = false; !isLast;) {
        const page = await seriesDefinitions.list({ first, after, prefixes });
        expect(page.totalCount).toBe(expected.length);
        expect(page.entries.length).toBe(Math.min(first, expected.length - found.length));
        found.push(...page.entries.map(({ name }) => name));
        after = found.at(-1);
        isLast = !page.hasNext;
      }
      expect(found).toEqual(expected);
    }
    const { entries } = await seriesDefinitions.list({ first: 9, after: 'ab:', prefixes });
    expect(entries.map(({ name }) => name)).toEqual(expected.filter((name) => name > 'ab:'));
  }
  await expect(seriesDefinitions.list({ first: 1, prefixes: ['a b'] })).rejects.toMatchObject({
    code: 'INVALID_NAME',
    field: 'prefixes',
  });
});
