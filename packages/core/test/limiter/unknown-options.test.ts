import { expect, it, onTestFinished } from 'vitest';
import { clientKey } from '../../src/index.ts';
import { rateLimit as expressRateLimit } from '../../src/adapters/express.ts';
import { rateLimit as fastifyRateLimit } from '../../src/adapters/fastify.ts';
import { call } from '../misuse/misuse.ts';
import { testBench } from '../support/mayfly.ts';

const bench = testBench();
const { mayfly } = bench;
const limits = { name: 'all', limit: 5, windowMs: 60_000 };
const escalation = { after: 3, withinMs: 1000, blockMs: 1000 };

const limiter = mayfly.limiter('search', { limits, localDenials: true });
const unguarded = mayfly.limiter('search', { limits, outage: false });
const policy = mayfly.policies.limiter('http');

const create = (options: object) => call(mayfly, 'limiter', 'search', { limits, ...options });
const createPolicy = (options: object) =>
  call(mayfly.policies, 'create', 'new', { limits, ...options });

const typos: [path: string, misuse: () => unknown][] = [
  ['shadwo', () => create({ shadwo: true })],
  ['limits.larg', () => create({ limits: { ...limits, larg: true } })],
  ['limits[0].windowms', () => create({ limits: [{ ...limits, windowms: 5 }] })],
  ['escalation.blockms', () => create({ escalation: { ...escalation, blockms: 5 } })],
  ['outage.answerWithin', () => create({ outage: { answerWithin: 5 } })],
  [
    'outage.policy.locale',
    () => create({ outage: { policy: { local: { share: 1 }, locale: 1 } } }),
  ],
  [
    'outage.policy.local.shares',
    () => create({ outage: { policy: { local: { share: 1, shares: 2 } } } }),
  ],
  ['localDenials.trust', () => create({ localDenials: { trust: 5 } })],
  ['costs', () => call(limiter, 'consume', 'ann', { costs: 5 })],
  ['costs', () => call(unguarded, 'consume', 'ann', { costs: 5 })],
  ['costs', () => call(limiter, 'peek', 'ann', { costs: 5 })],
  ['decidedat', () => call(limiter, 'refund', 'ann', { decidedat: 5 })],
  ['decidedAt', () => call(limiter, 'consume', 'ann', { decidedAt: 5 })],
  ['forms', () => call(limiter, 'setLimit', 'ann', { all: { limit: 3 } }, { forms: 5 })],
  ['forms', () => call(limiter, 'setLimits', { all: { limit: 3 } }, { forms: 5 })],
  ['overrides.all.limt', () => call(limiter, 'setLimit', 'ann', { all: { limt: 3 } })],
  ['costs', () => call(policy, 'consume', 'ann', { costs: 5 })],
  ['forms', () => call(policy, 'setLimit', 'ann', { all: { limit: 3 } }, { forms: 5 })],
  ['shadwo', () => createPolicy({ shadwo: true })],
  ['outage.failure', () => createPolicy({ outage: { failure: 5 } })],
  ['shadwo', () => call(mayfly.policies, 'change', 'http', 1, { limits, shadwo: true })],
  ['shadwo', () => call(mayfly.policies, 'preview', { limits, shadwo: true })],
  ['afterwards', () => call(mayfly.policies, 'list', { first: 5, afterwards: 'a' })],
  ['afterwards', () => call(mayfly.policies, 'overrides', 'http', { first: 5, afterwards: 'a' })],
  ['windowms', () => call(mayfly.policies, 'traffic', 'http', { points: 5, windowms: 5 })],
  ['windowms', () => call(mayfly.policies, 'busiestKeys', 'http', { first: 5, windowms: 5 })],
  ['policies', () => call(mayfly.policies, 'decisions', { policies: 'http' })],
  ['ipv6prefix', () => call({ clientKey }, 'clientKey', '::1', { ipv6prefix: 48 })],
  ['keys', () => call({ expressRateLimit }, 'expressRateLimit', { limiter, keys: String })],
  ['hooks', () => call({ fastifyRateLimit }, 'fastifyRateLimit', { limiter, hooks: 'preHandler' })],
];

it.each(typos)('rejects the unknown option %s', async (field, misuse) => {
  await mayfly.policies.create('http', { limits });
  onTestFinished(async () => void (await mayfly.policies.close()));
  // Some calls throw before there is a promise.
  const refused = new Promise((resolve) => {
    resolve(misuse());
  });
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    field,
    message: expect.stringContaining(`${field} is not an option`),
  });
  expect(await unguarded.peek('ann')).toMatchObject({ remaining: 5, limits: [{ limit: 5 }] });
});

it('accepts a policy as `get` returns it', async () => {
  onTestFinished(async () => void (await mayfly.policies.close()));
  const { policy: read } = await mayfly.policies.create('whole', { limits, escalation });
  const changed = await mayfly.policies.change('whole', read.version, { ...read, shadow: true });
  expect(changed).toMatchObject({ status: 'changed', policy: { shadow: true } });
});
