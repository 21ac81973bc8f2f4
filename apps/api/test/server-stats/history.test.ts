import type { TimeSeries } from '@mayfly/core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createHostSampler,
  SAMPLE_FIELDS,
  type SampleField,
} from '../../src/features/server-stats/host-sampler.ts';
import { testApi, type TestApi } from '../support/api.ts';

const HISTORY = `query ($instances: [String!], $fields: [ServerField!]! = [LOAD1], $aggregates: [StatsAggregate!],
  $points: Int, $from: DateTime, $to: DateTime, $lastMs: Float) {
  serverStats {
    history(instances: $instances, fields: $fields, aggregates: $aggregates, points: $points, from: $from, to: $to,
      lastMs: $lastMs) {
      from to stepMs resolutionMs now hasMoreInstances
      instances { id lines { field aggregate values } }
    }
  }
}`;

interface Answer {
  readonly serverStats: {
    readonly history: {
      readonly from: string;
      readonly to: string;
      readonly stepMs: number;
      readonly hasMoreInstances: boolean;
      readonly instances: readonly {
        readonly id: string;
        readonly lines: readonly { readonly values: readonly (number | null)[] }[];
      }[];
    };
  };
}

const { sample, stop } = createHostSampler();
/** Has every field, and null where only a second sample tells. */
const FIRST = sample();
stop();

let api: TestApi;
let series: TimeSeries<SampleField>;

beforeEach(async () => {
  api = await testApi();
  series = api.mayfly.series('server');
});

const at = (ms: number) => new Date(ms).toISOString();

function append(instance: string, fields: Partial<Record<SampleField, number>>) {
  return series.append(instance, { ...FIRST, ...fields });
}

async function history(variables: Record<string, unknown> = {}) {
  const { data } = await api.query<Answer>(HISTORY, {
    aggregates: ['AVERAGE'],
    points: 60,
    ...variables,
  });
  return data.serverStats.history;
}

describe('the history of instances', () => {
  it('has the fields and aggregates that were asked for, with nulls where there was no sample', async () => {
    const start = api.clock.now;
    await append('one', { load1: 1, cpuUtilization: 0.5 });
    api.clock.now += 5000;
    await append('one', { load1: 3 });
    await append('two', { load1: 7 });
    api.clock.now += 25_000;
    await append('two', { load1: 8 });
    const asked = {
      fields: ['LOAD1', 'CPU_UTILIZATION'],
      aggregates: ['MAX', 'AVERAGE'],
      from: at(start),
      to: at(start + 40_000),
      points: 10,
    };
    const line = (field: string, aggregate: string, values: (number | null)[]) => ({
      field,
      aggregate,
      values,
    });
    const expected = {
      from: at(start),
      to: at(start + 40_000),
      stepMs: 10_000,
      resolutionMs: 10_000,
      now: at(api.clock.now),
      hasMoreInstances: false,
      instances: [
        {
          id: 'one',
          lines: [
            line('LOAD1', 'MAX', [3, null, null, null]),
            line('LOAD1', 'AVERAGE', [2, null, null, null]),
            line('CPU_UTILIZATION', 'MAX', [0.5, null, null, null]),
            line('CPU_UTILIZATION', 'AVERAGE', [0.5, null, null, null]),
          ],
        },
        {
          id: 'two',
          lines: [
            line('LOAD1', 'MAX', [7, null, null, 8]),
            line('LOAD1', 'AVERAGE', [7, null, null, 8]),
            line('CPU_UTILIZATION', 'MAX', [null, null, null, null]),
            line('CPU_UTILIZATION', 'AVERAGE', [null, null, null, null]),
          ],
        },
      ],
    };
    expect(await history(asked)).toEqual(expected);
    const two = await history({ ...asked, instances: ['two', 'absent'] });
    expect(two.instances.map(({ id }) => id)).toEqual(['two', 'absent']);
    expect(two.instances[0]).toEqual(expected.instances[1]);
    expect(two.instances[1]?.lines[0]?.values).toEqual([null, null, null, null]);
  });

  it('is the last hour if nothing else is said, in few points', async () => {
    const start = api.clock.now;
    for (let i = 0; i < 60; i += 1) {
      await append('one', { load1: i });
      api.clock.now += 60_000;
    }
    const { data } = await api.query<Answer>(
      '{ serverStats { history(fields: [LOAD1]) { from to stepMs instances { lines { values } } } } }',
    );
    const all = data.serverStats.history;
    const values = all.instances[0]?.lines[0]?.values ?? [];
    expect(values.length).toBeLessThanOrEqual(60);
    expect(values.length * all.stepMs).toBe(Date.parse(all.to) - Date.parse(all.from));
    expect(Date.parse(all.from)).toBeGreaterThanOrEqual(start);
    expect(Date.parse(all.to)).toBeGreaterThanOrEqual(api.clock.now);
    const last = await history({ lastMs: 120_000, points: 12 });
    expect(last.stepMs).toBe(20_000);
    expect(last.instances[0]?.lines[0]?.values.filter((value) => value !== null)).toEqual([58, 59]);
  });

  it('has no more instances than there is room for, those that were sampled last, and says so', async () => {
    for (let i = 0; i < 12; i += 1) {
      await append(`host-${String(i).padStart(2, '0')}`, { load1: i });
      api.clock.now += 1;
    }
    const wide = await history({ points: 1000, fields: SAMPLE_FIELDS.map(enumNameOf) });
    expect(wide.instances.map(({ id }) => id)).toEqual(
      ['03', '04', '05', '06', '07', '08', '09', '10', '11'].map((n) => `host-${n}`),
    );
    expect(wide.hasMoreInstances).toBe(true);
    const narrow = await history({ points: 10, fields: SAMPLE_FIELDS.map(enumNameOf) });
    expect(narrow.instances).toHaveLength(12);
    expect(narrow.hasMoreInstances).toBe(false);
  });

  it.each([
    [{ fields: [] }, 'INVALID_OPTION', 'fields'],
    [{ aggregates: [] }, 'INVALID_OPTION', 'aggregates'],
    [{ points: 0 }, 'INVALID_OPTION', 'points'],
    [{ points: 1001 }, 'INVALID_OPTION', 'points'],
    [{ instances: [] }, 'INVALID_OPTION', 'instances'],
    [{ instances: ['a', 'a b'] }, 'INVALID_NAME', 'instances[1]'],
    [
      { instances: Array.from({ length: 101 }, (_, i) => `i${i}`), points: 1000 },
      'INVALID_OPTION',
      'instances',
    ],
    [{ from: at(2), to: at(1) }, 'INVALID_OPTION', 'to'],
    [{ lastMs: 0 }, 'INVALID_TTL', 'lastMs'],
    [{ lastMs: 1000, from: at(1) }, 'INVALID_OPTION', 'lastMs'],
  ])('is refused for what it names: %j', async (variables, code, field) => {
    const asked = { aggregates: ['AVERAGE'], points: 60, ...variables };
    expect(await api.query(HISTORY, asked)).toMatchObject({
      errors: [{ extensions: { code, field } }],
    });
  });
});

/** `load1` is LOAD1, `eventLoopDelayP99Ms` EVENT_LOOP_DELAY_P99_MS. */
function enumNameOf(field: string): string {
  return field.replaceAll(/(?=[A-Z])/g, '_').toUpperCase();
}
