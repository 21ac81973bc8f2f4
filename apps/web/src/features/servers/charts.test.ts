import { describe, expect, it } from 'vitest';
import { appendSamples, emptyTimeline, forEachMeasure } from '../../series/timeline.ts';
import { redisCharts, seriesOf, serverCharts } from './charts.ts';
import { unreadHistory } from './history.ts';
import { SERVER_MEASURES } from './measures.ts';

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
  it('show what belongs together in one chart, and gaps as gaps', () => {
    const { labels, series } = shown(serverCharts({ view: 'one', ids: ['a'] }), 'Load average');
    expect(labels).toEqual(['1 min', '5 min', '15 min']);
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

  it('have a line for each, told by its colour and its dash', () => {
    const charts = serverCharts({ view: 'each', ids });
    const { labels, series } = shown(charts, 'CPU busy');
    expect(labels).toEqual(ids);
    expect(series.lines).toEqual([
      [1, null, 3],
      [5, null, null],
    ]);
    expect(charts[0]?.lines.map((line) => line.series)).toEqual([1, 2]);
  });

  it('add up what can be added, average the rest, and show the highest', () => {
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
    expect(shown(charts, 'Memory of the process')).toMatchObject({
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

it('has a line for the memory limit of Redis only where there is one', () => {
  const labels = (limited: boolean) =>
    redisCharts(limited)
      .find(({ title }) => title === 'Memory of Redis')
      ?.lines.map(({ label }) => label);
  expect(labels(true)).toEqual(['used', 'limit']);
  expect(labels(false)).toEqual(['used']);
});
