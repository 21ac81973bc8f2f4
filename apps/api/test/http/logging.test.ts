import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { loggerOptions, requestId } from '../../src/http/logging.ts';
import { testApi } from '../support/api.ts';

it('logs requests with their ids and paths, and nothing that a query or a header carries', async () => {
  const stream = new PassThrough();
  const app = fastify({ logger: { ...loggerOptions('info'), stream }, genReqId: requestId });
  onTestFinished(() => app.close());
  app.get('/graphql', () => 'ok');
  await app.inject({
    url: '/graphql?query=%7Bsecret(code:%22123456%22)%7D',
    headers: { authorization: 'Bearer hunter2', 'x-request-id': 'edge-7' },
  });
  const lines = String(stream.read());
  expect(lines).toContain('"reqId":"edge-7"');
  expect(lines).toContain('"path":"/graphql"');
  expect(lines).not.toMatch(/123456|hunter2/);
});

it('answers with the id of the request, and takes none that could be anything but an id', async () => {
  const { app } = await testApi();
  const idOf = async (given: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': given } })).headers[
      'x-request-id'
    ];
  expect(await idOf('edge-7')).toBe('edge-7');
  expect(await idOf('a b\u0001"')).toMatch(/^[0-9a-f-]{36}$/);
});
