import { expect, it } from 'vitest';
import { fieldSeries, spansOf, type History } from './series.ts';
import { readSeries } from './series-draft.ts';

const HOUR_MS = 3_600_000;

it.each([
  [1000, [1000]],
  [HOUR_MS, [300_000, HOUR_MS]],
  [2 * HOUR_MS, [300_000, HOUR_MS, 2 * HOUR_MS]],
  [30 * 24 * HOUR_MS, [24 * HOUR_MS, 7 * 24 * HOUR_MS, 30 * 24 * HOUR_MS]],
])('offers ranges for a retention of %d ms', (retentionMs, spans) => {
  expect(spansOf(retentionMs)).toEqual(spans);
});

it('connects samples that are rarer than points, and keeps longer gaps', () => {
  const line = (...values: (number | null)[]) => [{ field: 'a', values }];
  const history: History = {
    from: new Date(0).toISOString(),
    now: new Date(99).toISOString(),
    stepMs: 1,
    hasMoreSources: false,
    sources: [
      { source: 'x', lines: line(null, 1, null, null, 2, null, null, null, null, null, 3) },
      { source: 'y', lines: line(null, 4, null, null, null, null, null, null, null, null, 5) },
    ],
  };
  expect(fieldSeries(history, 'a')).toEqual({
    times: [0, 1, 4, 5, 6, 7, 8, 9, 10],
    lines: [
      [null, 1, 2, null, null, null, null, null, 3],
      [null, 4, null, null, null, null, null, null, 5],
    ],
  });
});

it.each([
  ['latency errors', '1 d', { ok: true, fields: ['latency', 'errors'], retentionMs: 86_400_000 }],
  ['a,b ,c', '1 s', { ok: true, fields: ['a', 'b', 'c'], retentionMs: 1000 }],
  [' ', '1 s', { ok: false, problems: { fields: 'Enter at least one field.' } }],
  ['a a', '1 s', { ok: false, problems: { fields: 'Enter each field once.' } }],
  ['é', '1 s', { ok: false, problems: { fields: expect.stringContaining('characters') } }],
  ['a', 'x', { ok: false, problems: { retentionMs: expect.stringContaining('duration') } }],
])('reads the fields %j and the retention %j', (fields, retentionMs, expected) => {
  expect(readSeries({ fields, retentionMs })).toEqual(expected);
});
