import { expect, it } from 'vitest';
import { silentInstances } from './silence.ts';

const at = (second: number) => new Date(1_800_000_000_000 + second * 1_000).toISOString();
const instances = [
  { id: 'busy', lastSampleAt: at(100) },
  { id: 'late', lastSampleAt: at(85) },
  { id: 'gone', lastSampleAt: at(84) },
];
const silent = (sampleIntervalMs: number) =>
  silentInstances({ now: at(100), sampleIntervalMs, instances }).map(({ id }) => id);

it('lists instances that have missed several samples', () => {
  expect(silent(2_000)).toEqual(['gone']);
});

it('does not list instances with a long sample interval', () => {
  expect(silent(60_000)).toEqual([]);
});
