import { expect, it } from 'vitest';
import { createMayfly, createRedisSampler } from '../../src/index.ts';
import { call } from '../misuse/misuse.ts';
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
] as const)('%s rejects an unknown option', async (name) => {
  const { mayfly, redis } = testBench();
  const { policies } = mayfly;
  const limits = [{ name: 'all', limit: 5, windowMs: 60_000 }];
  const { policy } = await policies.create('http', { limits });
  const wrong = (known: object) => ({ ...known, unheardOf: 1 });
  const series = mayfly.series('load');
  const page = { first: 1 };
  const query = { fields: ['load'], aggregate: ['last'], points: 1 };
  const calls = {
    createMayfly: () => call({ createMayfly }, 'createMayfly', wrong({ redis })),
    createRedisSampler: () => call({ createRedisSampler }, 'createRedisSampler', redis, wrong({})),
    series: () => call(mayfly, 'series', 'load', wrong({})),
    'series.samples': () => call(series, 'samples', 'me', wrong(page)),
    'series.query': () => call(series, 'query', wrong(query)),
    'policies.create': () => call(policies, 'create', 'new', wrong({ limits })),
    'policies.change': () => call(policies, 'change', 'http', policy.version, wrong(policy)),
    'policies.preview': () => call(policies, 'preview', wrong({ limits })),
    'policies.list': () => call(policies, 'list', wrong(page)),
    'policies.overrides': () => call(policies, 'overrides', 'http', wrong(page)),
    'policies.traffic': () => call(policies, 'traffic', 'http', wrong({ points: 1 })),
    'policies.busiestKeys': () => call(policies, 'busiestKeys', 'http', wrong(page)),
    'policies.mostDeniedKeys': () => call(policies, 'mostDeniedKeys', 'http', wrong(page)),
    'policies.decisions': () => call(policies, 'decisions', wrong({})),
    'policies.limiter.setLimit': () =>
      call(policies.limiter('http'), 'setLimit', 'ann', { all: { limit: 3 } }, wrong({})),
  };
  const refusal = { code: 'INVALID_OPTION', field: 'unheardOf' };
  await expect((async () => calls[name]())()).rejects.toMatchObject(refusal);
});
