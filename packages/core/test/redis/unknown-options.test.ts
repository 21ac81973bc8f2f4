import { expect, it } from 'vitest';
import { createMayfly, createRedisSampler } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

it.each([
  'createMayfly',
  'createRedisSampler',
  'series',
  'series.samples',
  'series.query',
  'policies.create',
  'policies.change',
  'policies.preview',
  'policies.list',
  'policies.overrides',
  'policies.traffic',
  'policies.busiestKeys',
  'policies.mostDeniedKeys',
  'policies.decisions',
  'policies.limiter.setLimit',
] as const)('%s refuses an option that it does not know', async (name) => {
  const { mayfly, redis } = testBench();
  const { policies } = mayfly;
  const limits = [{ name: 'all', limit: 5, windowMs: 60_000 }];
  const { policy } = await policies.create('http', { limits });
  // Typed as it is for a caller without types.
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-type-assertion
  const wrong = (known: object) => ({ ...known, unheardOf: 1 }) as any;
  const series = mayfly.series('load');
  const page = { first: 1 };
  const query = { fields: ['load'], aggregate: ['last'], points: 1 };
  const calls = {
    createMayfly: () => createMayfly(wrong({ redis })),
    createRedisSampler: () => createRedisSampler(redis, wrong({})),
    series: () => mayfly.series('load', wrong({})),
    'series.samples': () => series.samples('me', wrong(page)),
    'series.query': () => series.query(wrong(query)),
    'policies.create': () => policies.create('new', wrong({ limits })),
    'policies.change': () => policies.change('http', policy.version, wrong(policy)),
    'policies.preview': () => policies.preview(wrong({ limits })),
    'policies.list': () => policies.list(wrong(page)),
    'policies.overrides': () => policies.overrides('http', wrong(page)),
    'policies.traffic': () => policies.traffic('http', wrong({ points: 1 })),
    'policies.busiestKeys': () => policies.busiestKeys('http', wrong(page)),
    'policies.mostDeniedKeys': () => policies.mostDeniedKeys('http', wrong(page)),
    'policies.decisions': () => policies.decisions(wrong({})),
    'policies.limiter.setLimit': () =>
      policies.limiter('http').setLimit('ann', { all: { limit: 3 } }, wrong({})),
  };
  const refusal = { code: 'INVALID_OPTION', field: 'unheardOf' };
  await expect((async () => calls[name]())()).rejects.toMatchObject(refusal);
});
