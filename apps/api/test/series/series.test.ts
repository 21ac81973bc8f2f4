import { describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

const CREATE = `mutation ($input: CreateSeriesInput!) {
  createSeries(input: $input) { userErrors { code field } status series { name fields retentionMs } }
}`;
const APPEND = `mutation ($input: AppendSampleInput!) {
  appendSample(input: $input) { userErrors { code field } now }
}`;
const SERIES = { series: 'api', fields: ['latency', 'errors'], retentionMs: 60_000 };

async function withSeries(): Promise<TestApi> {
  const api = await testApi();
  await api.query(CREATE, { input: SERIES });
  return api;
}

function append(api: TestApi, input: object) {
  return api.query(APPEND, { input: { series: 'api', ...input } });
}

describe('a series', () => {
  it('is created, listed, read and deleted', async () => {
    const api = await testApi();
    const series = { name: 'api', fields: ['latency', 'errors'], retentionMs: 60_000 };
    for (const status of ['CREATED', 'EXISTS']) {
      expect(await api.query(CREATE, { input: SERIES })).toEqual({
        data: { createSeries: { userErrors: [], status, series } },
      });
    }
    await api.query(CREATE, { input: { series: 'b', fields: ['x'] } });
    const list = `query ($after: String) {
      allSeries(first: 1, after: $after) {
        totalCount
        edges { node { name retentionMs } }
        pageInfo { hasNextPage endCursor }
      }
    }`;
    const { data } = await api.query<{
      allSeries: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string } };
    }>(list);
    expect(data.allSeries).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = data.allSeries.pageInfo.endCursor;
    expect(await api.query(list, { after })).toMatchObject({
      data: { allSeries: { edges: [{ node: { name: 'b', retentionMs: 3_600_000 } }] } },
    });
    const remove = 'mutation { deleteSeries(input: { series: "api" }) { status } }';
    expect(await api.query(remove)).toEqual({ data: { deleteSeries: { status: 'DELETED' } } });
    expect(await api.query(remove)).toEqual({ data: { deleteSeries: { status: 'ABSENT' } } });
    expect(await api.query('{ series(name: "api") { name } }')).toEqual({ data: { series: null } });
  });

  it('returns points of the samples of its sources, with times', async () => {
    const api = await withSeries();
    const { now } = api.clock;
    const at = new Date(now - 2000).toISOString();
    await append(api, { source: 'web', at, values: [{ field: 'latency', value: 4 }] });
    await append(api, { source: 'web', values: [{ field: 'latency', value: 8 }] });
    await append(api, { values: [{ field: 'errors', value: 3 }, { field: 'latency' }] });
    const query = `{ series(name: "api") {
      sources { name lastSampleAt }
      history(lastMs: 3000, points: 10, sources: ["web"], fields: ["latency"]) {
        stepMs sources { source lines { field aggregate values } }
      }
      all: history(points: 1, aggregates: [SUM, MAX]) {
        hasMoreSources sources { source lines { field aggregate values } }
      }
    } }`;
    const line = (field: string, aggregate: string, ...values: (number | null)[]) => ({
      field,
      aggregate,
      values,
    });
    expect((await api.query(query)).data).toEqual({
      series: {
        sources: ['default', 'web'].map((name) => ({
          name,
          lastSampleAt: new Date(now).toISOString(),
        })),
        history: {
          stepMs: 1000,
          sources: [{ source: 'web', lines: [line('latency', 'AVERAGE', null, 4, null, 8)] }],
        },
        all: {
          hasMoreSources: false,
          sources: [
            {
              source: 'default',
              lines: [
                line('latency', 'SUM', null),
                line('latency', 'MAX', null),
                line('errors', 'SUM', 3),
                line('errors', 'MAX', 3),
              ],
            },
            {
              source: 'web',
              lines: [
                line('latency', 'SUM', 12),
                line('latency', 'MAX', 8),
                line('errors', 'SUM', null),
                line('errors', 'MAX', null),
              ],
            },
          ],
        },
      },
    });
  });

  it.each([
    [{ values: [] }, 'INVALID_SAMPLE', 'values'],
    [{ values: [{ field: 'other', value: 1 }] }, 'INVALID_SAMPLE', 'values[0]'],
    [{ values: [{ field: 'latency', value: 1e300 }] }, 'INVALID_SAMPLE', 'values[0]'],
    [
      {
        values: [
          { field: 'latency', value: 1 },
          { field: 'latency', value: 2 },
        ],
      },
      'INVALID_SAMPLE',
      'values[1].field',
    ],
    [{ values: [{ field: 'latency' }], source: 'a b' }, 'INVALID_NAME', 'source'],
    [{ values: [{ field: 'latency' }], at: '2031-01-01T00:00:00Z' }, 'INVALID_SAMPLE', 'at'],
    [{ values: [{ field: 'latency' }], series: 'gone' }, 'SERIES_NOT_FOUND', 'series'],
  ])('rejects the sample %j', async (input, code, field) => {
    const api = await withSeries();
    expect(await append(api, input)).toEqual({
      data: { appendSample: { userErrors: [{ code, field }], now: null } },
    });
  });

  it.each([
    ['fields: ["other"]', 'INVALID_SAMPLE', 'fields[0]'],
    ['fields: []', 'INVALID_OPTION', 'fields'],
    ['points: 1001', 'INVALID_OPTION', 'points'],
    ['sources: ["a b"]', 'INVALID_NAME', 'sources[0]'],
    ['sources: []', 'INVALID_OPTION', 'sources'],
  ])('rejects the query %s', async (args, code, field) => {
    const api = await withSeries();
    expect(
      await api.query(`{ series(name: "api") { history(${args}) { stepMs } } }`),
    ).toMatchObject({
      errors: [{ extensions: { code, field } }],
    });
  });
});
