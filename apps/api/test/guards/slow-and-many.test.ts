import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

const HEADERS = `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Type: application/json\r\n`;

async function portOf({ app }: TestApi): Promise<number> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(url).port);
}

/** Sends the beginning of a request, and resolves to what comes back until the server hangs up. */
async function sendBeginning(port: number, beginning: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  socket.write(beginning);
  await once(socket, 'close');
  return Buffer.concat(received).toString();
}

describe('a client that takes its time', () => {
  it.each([
    ['with its headers', 'POST /graphql HTTP/1.1\r\nHost: x\r\n'],
    ['with its body', `${HEADERS}Content-Length: 100\r\n\r\n{"query":`],
  ])('%s is hung up on with 408, and others are served meanwhile', async (_, beginning) => {
    const api = await testApi({ limits: { requestTimeoutMs: 300 } });
    const port = await portOf(api);
    const slow = Array.from({ length: 50 }, () => sendBeginning(port, beginning));
    expect(await api.query('{ now }')).toHaveProperty('data.now');
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 [^]+"code":"BAD_REQUEST"/);
    }
  });
});

describe('a client that never comes to an end', () => {
  it.each([
    ['and says nothing', '', 'connection'],
    ['in its headers', 'POST /graphql HTTP/1.1\r\nHost: x\r\n', 'connection'],
    ['in its body', `${HEADERS}Content-Length: 100\r\n\r\n{"query":`, 'request'],
  ])('%s, does not keep the server from closing', async (_, beginning, arrival) => {
    const api = await testApi({ limits: { requestTimeoutMs: 300_000, closeGraceMs: 100 } });
    const port = await portOf(api);
    const arrived = once(api.app.server, arrival);
    const hungUp = sendBeginning(port, beginning);
    await arrived;
    await api.app.close();
    expect(await hungUp).toBe('');
  });
});

describe('overload', () => {
  it('receives Retry-After before anything is read, and passes later', async () => {
    const api = await testApi({ limits: { maxEventLoopDelayMs: 50 } });
    expect(await api.query('{ now }')).toHaveProperty('data.now');
    const busy = setInterval(() => {
      const end = performance.now() + 200;
      while (performance.now() < end);
    }, 1);
    const ask = () =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${TOKEN}` },
        payload: { query: '{ now }' },
      });
    onTestFinished(() => clearInterval(busy));
    await expect.poll(async () => (await ask()).statusCode, { timeout: 10_000 }).toBe(503);
    const refused = await ask();
    const health = await api.app.inject('/healthz');
    clearInterval(busy);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    expect(health.statusCode).toBe(200);
    await expect.poll(async () => (await ask()).statusCode, { timeout: 10_000 }).toBe(200);
  }, 30_000);
});

describe('a request that any page could send', () => {
  it.each([
    ['a GET', { method: 'GET', url: '/graphql?query=%7B%20now%20%7D' }],
    [
      'a form',
      {
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'text/plain' },
        payload: '{"query":"{ now }"}',
      },
    ],
  ] as const)('%s is refused', async (_, request) => {
    const { app } = await testApi();
    const response = await app.inject({
      ...request,
      headers: { ...('headers' in request && request.headers), authorization: `Bearer ${TOKEN}` },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).not.toHaveProperty('data');
  });

  it('a mutation in a GET is refused, however it is sent', async () => {
    const api = await testApi();
    const query = 'mutation { deleteExpiringSet(input: { set: "a" }) { status } }';
    const response = await api.app.inject({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: { authorization: `Bearer ${TOKEN}`, 'apollo-require-preflight': '1' },
    });
    expect(response.statusCode).toBe(405);
  });
});
