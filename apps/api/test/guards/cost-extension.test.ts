import { expect, it } from 'vitest';
import { testApi, TOKEN } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

const QUERY =
  '{ expiringSets(first: 100) { edges { node { members(first: 9) { totalCount } } } } }';
const ASKED = { extensions: { cost: true } };

it('adds the cost of an operation and what is left, if the request asks for it', async () => {
  const api = await testApi({ requestLimits: { perToken: 1000, perAddress: 10_000 } });
  const send = async (payload: object) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const response = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    return response.json<{ extensions?: { cost: unknown } }>().extensions;
  };
  const cost = { cost: 0, maximum: 20_000, units: 1, remaining: 999 };
  expect(await send({ query: '{ now }', ...ASKED })).toEqual({ cost });
  expect(await send({ query: '{ now }' })).toBeUndefined();
  const large = { cost: 301, maximum: 20_000, units: 4, remaining: 994 };
  expect(await send({ query: QUERY, ...ASKED })).toEqual({ cost: large });
  const answers = socketClient(await listen(api)).iterate({ query: QUERY, ...ASKED });
  expect((await answers.next()).value).toMatchObject({
    data: { expiringSets: {} },
    extensions: { cost: { ...large, remaining: 990 } },
  });
});
