import { describe, expect, it } from 'vitest';
import { appendSamples, emptyTimeline, forEachMeasure } from '../../shared/charts/timeline.ts';
import { redisCharts, seriesOf, serverCharts } from './charts.ts';
import { unreadHistory } from './history.ts';
import { REDIS_MEASURES, SERVER_MEASURES } from './measures.ts';

const STEP_MS = 10_000;

/** Every measure of a sample has the same value. */
function timelineOf(values: readonly (number | null)[]) {
  const samples = values.map((value, index) => ({
    at: index * STEP_MS,
    values: forEachMeasure(SERVER_MEASURES, () => value),
  }));
  return appendSamples(emptyTimeline(SERVER_MEASURES, 0, STEP_MS), samples, SERVER_MEASURES, 100);
}

const history = {
  ...unreadHistory({ ids: [], now: 20_000, spanMs: 20_000, stepMs: STEP_MS }),
  instances: new Map([
    ['a', timelineOf([1, null, 3])],
    ['b', timelineOf([5, null])],
  ]),
};

const shown = (charts: ReturnType<typeof serverCharts>, title: string) => {
  const chart = charts.find((each) => each.title === title);
  if (!chart) throw new Error(`There is no chart ${title}.`);
  return {
    labels: chart.lines.map(({ label }) => label),
    series: seriesOf(chart, history, 20_000),
  };
};

describe('the charts of one instance', () => {
  it('show related measures in one chart, and gaps as gaps', () => {
    const { labels, series } = shown(serverCharts({ view: 'one', ids: ['a'] }), 'Load average');
    expect(labels).toEqual(['1 m', '5 m', '15 m']);
    expect(series.times).toEqual([0, 10_000, 20_000]);
    expect(series.lines).toEqual([
      [1, null, 3],
      [1, null, 3],
      [1, null, 3],
    ]);
  });
});

describe('the charts of several instances', () => {
  const ids = ['a', 'b'];

  it('have a line for each, with its colour', () => {
    const charts = serverCharts({ view: 'each', ids });
    const { labels, series } = shown(charts, 'CPU busy');
    expect(labels).toEqual(ids);
    expect(series.lines).toEqual([
      [1, null, 3],
      [5, null, null],
    ]);
    expect(charts[0]?.lines.map((line) => line.series)).toEqual([1, 2]);
  });

  it('add sums, average the rest, and show the highest', () => {
    const charts = serverCharts({ view: 'together', ids });
    expect(shown(charts, 'CPU busy')).toMatchObject({
      labels: ['average', 'highest'],
      series: {
        lines: [
          [3, null, 3],
          [5, null, 3],
        ],
      },
    });
    expect(shown(charts, 'Process memory')).toMatchObject({
      labels: ['sum', 'highest'],
      series: {
        lines: [
          [6, null, 3],
          [5, null, 3],
        ],
      },
    });
  });
});

describe('a step with missing samples', () => {
  /** Sampled every five seconds, up to its last sample. Every measure has the same value. */
  const heard = <Measure extends string>(
    measures: readonly Measure[],
    value: number,
    seconds: readonly number[],
  ) =>
    appendSamples(
      emptyTimeline(measures, 0, STEP_MS),
      seconds.map((second) => ({
        at: second * 1_000,
        values: forEachMeasure(measures, () => value),
      })),
      measures,
      100,
    );
  /** Redis is the first in the new step; `c` has been silent for more than a step. */
  const straddling = {
    ...history,
    instances: new Map([
      ['a', heard(SERVER_MEASURES, 3, [0, 4, 9, 14, 19])],
      ['b', heard(SERVER_MEASURES, 5, [0, 5, 10, 15])],
      ['c', heard(SERVER_MEASURES, 7, [0, 4, 9])],
    ]),
    redis: heard(REDIS_MEASURES, 8, [1, 6, 11, 16, 21]),
  };
  const latest = (charts: ReturnType<typeof serverCharts>, title: string) => {
    const chart = charts.find((each) => each.title === title);
    return chart && seriesOf(chart, straddling, 20_000).lines.map((line) => line.at(-1));
  };

  it('keeps the last value of late instances, and none of silent ones', () => {
    const each = serverCharts({ view: 'each', ids: ['a', 'b', 'c'] });
    expect(latest(each, 'CPU busy')).toEqual([3, 5, null]);
    expect(latest(serverCharts({ view: 'one', ids: ['a'] }), 'CPU')).toEqual([3]);
    expect(latest(redisCharts(false), 'Clients')).toEqual([8]);
  });

  it('includes late instances, so that sums do not drop at each step', () => {
    const together = serverCharts({ view: 'together', ids: ['a', 'b', 'c'] });
    expect(latest(together, 'Process memory')).toEqual([8, 5]);
  });

  it('is a gap if the sample has no value', () => {
    const redis = appendSamples(
      straddling.redis,
      [{ at: 30_000, values: forEachMeasure(REDIS_MEASURES, () => null) }],
      REDIS_MEASURES,
      100,
    );
    const clients = redisCharts(false).find(({ title }) => title === 'Clients');
    const series = clients && seriesOf(clients, { ...straddling, redis }, 30_000);
    expect(series?.lines[0]?.slice(-2)).toEqual([8, null]);
  });
});

it('has a line for the memory limit of Redis only if there is one', () => {
  const labels = (limited: boolean) =>
    redisCharts(limited)
      .find(({ title }) => title === 'Redis memory')
      ?.lines.map(({ label }) => label);
  expect(labels(true)).toEqual(['used', 'limit']);
  expect(labels(false)).toEqual(['used']);
});
