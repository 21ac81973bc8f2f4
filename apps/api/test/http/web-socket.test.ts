import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import { ask, createToken } from '../support/clients.ts';
import {
  closeCode,
  handshakeStatus,
  listen,
  nextMessage,
  rawSocket,
  socketClient,
} from '../support/sockets.ts';

const NOW = '{ now }';
const SETS = 'subscription { setsChanged { gap totalCount } }';

const say = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message));

/** A socket that has been let in. */
async function enter(url: string, token = TOKEN): Promise<WebSocket> {
  const socket = await rawSocket(url);
  say(socket, { type: 'connection_init', payload: { token } });
  expect(await nextMessage(socket)).toMatchObject({ type: 'connection_ack' });
  return socket;
}

async function openSockets({ metrics }: TestApi): Promise<number | undefined> {
  return (await metrics.sockets.get()).values[0]?.value;
}

/** Signs in as a browser does, and returns the cookie. */
async function cookieOf(url: string): Promise<string> {
  const response = await fetch(new URL('/session', url.replace('ws:', 'http:')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: TOKEN }),
  });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

describe('a WebSocket', () => {
  it('opens with a token in connection_init, and answers all that HTTP does', async () => {
    const api = await testApi();
    const answers = socketClient(await listen(api)).iterate({ query: NOW });
    expect((await answers.next()).value).toMatchObject({
      data: { now: new Date(api.clock.now).toISOString() },
    });
  });

  it('opens with the cookie of a session, or a bearer header, and then needs no token', async () => {
    const api = await testApi();
    const url = await listen(api);
    for (const headers of [{ cookie: await cookieOf(url) }, { authorization: `Bearer ${TOKEN}` }]) {
      const socket = await rawSocket(url, { headers });
      say(socket, { type: 'connection_init' });
      expect(await nextMessage(socket)).toMatchObject({ type: 'connection_ack' });
    }
  });

  it.each([
    ['no token', undefined],
    ['a wrong token', { token: 'an-unknown-token' }],
    ['something else', { token: 7 }],
  ])('is closed with 4401 where there is %s', async (_, payload) => {
    const socket = await rawSocket(await listen(await testApi()));
    say(socket, { type: 'connection_init', payload });
    expect(await closeCode(socket)).toBe(4401);
  });

  it('is closed with 4401 where something is asked before connection_init', async () => {
    const socket = await rawSocket(await listen(await testApi()));
    say(socket, { type: 'subscribe', id: '1', payload: { query: NOW } });
    expect(await closeCode(socket)).toBe(4401);
  });

  it('is closed with 4408 where connection_init does not come', async () => {
    const api = await testApi({ limits: { socketLimits: { initTimeoutMs: 50 } } });
    expect(await closeCode(await rawSocket(await listen(api)))).toBe(4408);
  });

  it('is closed with 4400 where a message is none', async () => {
    const socket = await enter(await listen(await testApi()));
    socket.send('not JSON');
    expect(await closeCode(socket)).toBe(4400);
  });

  it('is closed with 1009 where a message is too long, and leaves the others', async () => {
    const api = await testApi();
    const url = await listen(api);
    const other = await enter(url);
    const socket = await enter(url);
    socket.send('x'.repeat(1_048_577));
    expect(await closeCode(socket)).toBe(1009);
    say(other, { type: 'ping' });
    expect(await nextMessage(other)).toEqual({ type: 'pong' });
  });

  it('is refused to pages of another origin, and opened to those that are configured', async () => {
    const api = await testApi({ limits: { allowedOrigins: ['https://ops.example'] } });
    const url = await listen(api);
    const own = new URL(url).host;
    const status = (origin: string) => handshakeStatus(url, { origin });
    expect(await status('https://evil.example')).toBe(403);
    expect(await status('null')).toBe(403);
    expect(await status(`http://${own}`)).toBe(101);
    expect(await status('https://ops.example')).toBe(101);
  });

  it('opens nothing with a cookie that another origin has sent', async () => {
    const api = await testApi({ limits: { allowedOrigins: ['https://ops.example'] } });
    const url = await listen(api);
    const headers = { cookie: await cookieOf(url), origin: 'https://ops.example' };
    const socket = await rawSocket(url, { headers });
    say(socket, { type: 'connection_init' });
    expect(await closeCode(socket)).toBe(4401);
  });

  it('is refused with 401 where a header holds a wrong token', async () => {
    const url = await listen(await testApi());
    expect(await handshakeStatus(url, { authorization: 'Bearer wrong' })).toBe(401);
  });

  it('is closed with 4403 soon after its token was revoked on another instance', async () => {
    const api = await testApi();
    const other = await testApi({ beside: api });
    const { secret, key } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    const socket = await enter(await listen(other), secret);
    const closed = closeCode(socket);
    await api.access.tokens.revoke(key);
    other.clock.now += 1001;
    expect(await closed).toBe(4403);
    expect(await ask(other, { token: secret })).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('has the role of its token', async () => {
    const api = await testApi();
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    const client = socketClient(await listen(api), { connectionParams: { token: secret } });
    const answers = client.iterate({
      query: 'mutation { createExpiringSet(input: { name: "x", defaultTtlMs: 1 }) { status } }',
    });
    await expect(answers.next()).rejects.toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(await api.mayfly.sets.count()).toBe(0);
  });

  it('spends the budget of its token', async () => {
    const api = await testApi({ requestLimits: { perToken: 3, perAddress: 1000 } });
    const client = socketClient(await listen(api));
    const codes = [];
    for (let i = 0; i < 4; i++) {
      const answer: unknown = await client
        .iterate({ query: NOW })
        .next()
        .catch((errors: unknown) => errors);
      codes.push(answer);
    }
    expect(codes.slice(0, 3)).toMatchObject(Array.from({ length: 3 }, () => ({ done: false })));
    expect(codes[3]).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });

  it('is closed with 1001 when the server closes, which does not wait for it', async () => {
    const api = await testApi();
    const socket = await enter(await listen(api));
    say(socket, { type: 'subscribe', id: '1', payload: { query: SETS } });
    await nextMessage(socket);
    const closed = closeCode(socket);
    await api.app.close();
    expect(await closed).toBe(1001);
  });

  it('is cut off when it gives no sign of life', async () => {
    const api = await testApi({ limits: { socketLimits: { pingEveryMs: 50 } } });
    const url = await listen(api);
    const dead = await rawSocket(url, { autoPong: false });
    const alive = await enter(url);
    expect(await closeCode(dead)).toBe(1006);
    await once(alive, 'ping');
    expect(alive.readyState).toBe(alive.OPEN);
  });
});

describe('floods', () => {
  it('of connections are refused with 503, and the server goes on serving', async () => {
    const api = await testApi({
      limits: { socketLimits: { connections: 20, unauthenticatedPerAddress: 1000 } },
    });
    const url = await listen(api);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => handshakeStatus(url, {})));
    // Handshakes that pass at the same moment as the last one are closed after they have opened.
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    await expect.poll(() => openSockets(api)).toBe(20);
    expect(await api.query(NOW)).not.toHaveProperty('errors');
  });

  it('of connections that show no token leave room for those that do', async () => {
    const api = await testApi({ limits: { socketLimits: { unauthenticatedPerAddress: 5 } } });
    const url = await listen(api);
    for (let i = 0; i < 20; i++) await enter(url);
    const sockets = [];
    for (let i = 0; i < 5; i++) sockets.push(await rawSocket(url));
    expect(await handshakeStatus(url, {})).toBe(429);
    sockets[0]?.close();
    await expect.poll(() => handshakeStatus(url, {})).toBe(101);
  });

  it('of connections that show no token count by /64, as everything that is limited by address', async () => {
    const api = await testApi({
      trustProxy: ['loopback'],
      limits: { socketLimits: { unauthenticatedPerAddress: 2 } },
    });
    const url = await listen(api);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await rawSocket(url, { headers: from('2001:db8::1') });
    await rawSocket(url, { headers: from('2001:db8::2') });
    expect(await handshakeStatus(url, from('2001:db8::3'))).toBe(429);
    expect(await handshakeStatus(url, from('2001:db8:0:1::1'))).toBe(101);
  });

  it('of connections that show no token, wherever they come from, leave room for who shows one', async () => {
    const api = await testApi({
      trustProxy: ['loopback'],
      limits: { socketLimits: { unauthenticated: 3 } },
    });
    const url = await listen(api);
    const cookie = await cookieOf(url);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let i = 1; i <= 3; i++) await rawSocket(url, { headers: from(`192.0.2.${i}`) });
    expect(await handshakeStatus(url, from('192.0.2.4'))).toBe(429);
    for (const shown of [{ cookie }, { authorization: `Bearer ${TOKEN}` }]) {
      const socket = await rawSocket(url, { headers: { ...shown, ...from('192.0.2.1') } });
      say(socket, { type: 'connection_init' });
      expect(await nextMessage(socket)).toMatchObject({ type: 'connection_ack' });
    }
  });

  it('of handshakes of strangers at one moment are cut to what there is room for', async () => {
    const api = await testApi({
      limits: { socketLimits: { unauthenticated: 5, initTimeoutMs: 60_000 } },
    });
    const url = await listen(api);
    await Promise.all(Array.from({ length: 40 }, () => handshakeStatus(url, {})));
    await expect.poll(() => openSockets(api)).toBe(5);
  });

  it('of connections of one token leave room for others', async () => {
    const api = await testApi({ limits: { socketLimits: { connectionsPerToken: 2 } } });
    const url = await listen(api);
    await Promise.all([enter(url), enter(url)]);
    const third = await rawSocket(url);
    say(third, { type: 'connection_init', payload: { token: TOKEN } });
    expect(await closeCode(third)).toBe(1013);
    const { secret } = await createToken(api, { name: 'ci', role: 'VIEWER' });
    await enter(url, secret);
  });

  it('of subscriptions are refused one by one', async () => {
    const api = await testApi({ limits: { socketLimits: { subscriptionsPerConnection: 3 } } });
    const socket = await enter(await listen(api));
    const payload = { query: SETS };
    for (let id = 0; id < 3; id++) {
      say(socket, { type: 'subscribe', id: String(id), payload });
      expect(await nextMessage(socket)).toMatchObject({ type: 'next' });
    }
    say(socket, { type: 'subscribe', id: 'one more', payload });
    const refused = async () => {
      for (;;) {
        const message = await nextMessage(socket);
        if (message['id'] === 'one more') return message;
      }
    };
    expect(await refused()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
    });
    say(socket, { type: 'complete', id: '0' });
    say(socket, { type: 'subscribe', id: 'another', payload });
    await expect.poll(() => nextMessage(socket)).toMatchObject({ id: 'another', type: 'next' });
  });

  it('of messages end their connection with 1008, and no other', async () => {
    const api = await testApi({ limits: { socketLimits: { messagesPerSecond: 50 } } });
    const url = await listen(api);
    const other = await enter(url);
    const socket = await enter(url);
    for (let i = 0; i < 200; i++) say(socket, { type: 'ping' });
    expect(await closeCode(socket)).toBe(1008);
    say(other, { type: 'ping' });
    expect(await nextMessage(other)).toEqual({ type: 'pong' });
  });

  it('of large messages end their connection with 1008', async () => {
    const api = await testApi({ limits: { socketLimits: { bytesPerSecond: 1_000_000 } } });
    const socket = await enter(await listen(api));
    const large = { type: 'ping', payload: { x: 'x'.repeat(400_000) } };
    for (let i = 0; i < 3; i++) say(socket, large);
    expect(await closeCode(socket)).toBe(1008);
  });

  it('of an unauthenticated client end sooner', async () => {
    const socket = await rawSocket(await listen(await testApi()));
    say(socket, { type: 'ping', payload: { x: 'x'.repeat(20_000) } });
    expect(await closeCode(socket)).toBe(1008);
  });
});
