import { expect, it } from 'vitest';
import type { Tracing } from '../../src/observability/tracing.ts';
import { createToken } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

/** With traces, Apollo handles all operations. */
const NO_TRACES: Tracing = {
  plugin: {},
  follow: async (_operation, run) => run(),
  stop: async () => {},
};

const CONSUME =
  'mutation ($key: String!) { consumeLimit(input: { policy: "p", key: $key }) { userErrors { code } decision { remaining } } }';

const REQUESTS: readonly [what: string, payload: object, headers?: Record<string, string>][] = [
  ['data', { query: '{ __typename now }' }],
  ['its cost', { query: '{ __typename }', extensions: { cost: true } }],
  ['a cost above one unit', { query: '{ expiringSets(first: 100) { edges { node { name } } } }' }],
  ['a null with its error', { query: '{ expiringSets(first: -1) { totalCount } now }' }],
  ['user errors', { query: CONSUME.replace('"p"', '"other"'), variables: { key: 'k' } }],
  ['a named operation', { query: 'query A { now } query B { __typename }', operationName: 'B' }],
  ['nulls in the request', { query: '{ now }', operationName: null, variables: null }],
  ['a persisted query', { query: '{ now }', extensions: { persistedQuery: null } }],
  ['introspection', { query: '{ __schema { queryType { name } } }' }],
  ['a missing variable', { query: CONSUME }],
  ['a variable of the wrong type', { query: CONSUME, variables: { key: {} } }],
  [
    'a variable that is no own property',
    { query: 'query ($toString: Int) { now }', variables: {} },
  ],
  [
    'a cost above the maximum',
    {
      query:
        '{ expiringSets(first: 100) { edges { node { members(first: 1000) { edges { node { member } } } } } } }',
    },
  ],
  ['no role', { query: '{ configuredTokens { name } }' }],
  ['no such operation', { query: '{ now }', operationName: 'Missing' }],
  ['several operations and no name', { query: 'query A { now } query B { now }' }],
  ['a subscription', { query: 'subscription { setsChanged }' }],
  ['variables in a list', { query: '{ now }', variables: [] }],
  ['variables as text', { query: '{ now }', variables: '{}' }],
  ['extensions as text', { query: '{ now }', extensions: 'cost' }],
  ['a number as name', { query: '{ now }', operationName: 1 }],
  ['a list of requests', [{ query: '{ now }' }]],
  [
    'a reused idempotency key',
    { query: CONSUME, variables: { key: 'k' } },
    { 'idempotency-key': 'a' },
  ],
  ['a key with a query', { query: '{ now }' }, { 'idempotency-key': 'a' }],
  [
    'a key that the mutation does not take',
    { query: 'mutation { deleteLimitPolicy(input: { policy: "x" }) { status } }' },
    { 'idempotency-key': 'a' },
  ],
];

const ACCEPTED = [
  undefined,
  '*/*',
  'application/json',
  'application/graphql-response+json, application/json;q=0.9',
  'application/json; charset=utf-8',
  'application/json;callbackSpec=1.0',
  'text/html',
  '',
];

async function pair(perToken = 1000): Promise<readonly TestApi[]> {
  // A budget that answers too late on a busy machine would set no headers.
  const requestLimits = { perToken, perAddress: 1000, answerWithinMs: 10_000 };
  return [await testApi({ requestLimits }), await testApi({ requestLimits, tracing: NO_TRACES })];
}

/** All that a client and an operator can compare. */
async function answersOf(
  api: TestApi,
  payload: object,
  requests: readonly Readonly<Record<string, string>>[],
  method: 'POST' | 'OPTIONS' = 'POST',
) {
  const answers: unknown[] = [];
  for (const headers of requests) {
    const response = await api.app.inject({ method, url: '/graphql', headers, payload });
    const { date: _date, 'x-request-id': _id, ...kept } = response.headers;
    answers.push([headers['accept'], response.statusCode, kept, response.body]);
  }
  const { values } = await api.metrics.operations.get();
  const operations = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  return { answers, operations, errors: (await api.metrics.errors.get()).values };
}

it.each(REQUESTS)('answers %s as Apollo does', async (_what, payload, headers = {}) => {
  const answers = (await pair()).map(async (api) => {
    // No room returns between two requests, however busy the machine is.
    await api.mayfly.policies.create('p', { limits: { limit: 10, windowMs: 3_600_000 } });
    const { secret } = await createToken(api, { name: 'operator', role: 'OPERATOR' });
    const requests = ACCEPTED.map((accept) => ({
      ...headers,
      authorization: `Bearer ${TOKEN}`,
      ...(accept !== undefined && { accept }),
    }));
    const ofOperator = { ...headers, authorization: `Bearer ${secret}` };
    return answersOf(api, payload, [...requests, ofOperator]);
  });
  const [direct, byApollo] = await Promise.all(answers);
  expect(direct).toEqual(byApollo);
});

it('answers operations above the budget as Apollo does', async () => {
  const apis = await pair(3);
  const payload = { query: '{ expiringSets(first: 100) { edges { node { name } } } }' };
  const requests = Array.from({ length: 4 }, () => ({ authorization: `Bearer ${TOKEN}` }));
  const [direct, byApollo] = await Promise.all(
    apis.map((api) => answersOf(api, payload, requests)),
  );
  expect(direct?.answers).toHaveLength(4);
  expect(JSON.stringify(direct?.answers)).toContain('RATE_LIMITED');
  expect(direct).toEqual(byApollo);
});

it('runs no operation of another method', async () => {
  const payload = { query: '{ now }' };
  const requests = [{ authorization: `Bearer ${TOKEN}` }];
  const [direct, byApollo] = await Promise.all(
    (await pair()).map((api) => answersOf(api, payload, requests, 'OPTIONS')),
  );
  expect(JSON.stringify(direct?.answers)).toContain('only GET/POST');
  expect(direct).toEqual(byApollo);
});
