import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { run } from '../support/program.ts';
import { closeCode, nextMessage, rawSocket } from '../support/sockets.ts';

const TOKEN = 'a-token-for-tests-only';

/** A busy machine may be overloaded at first, and let none in. */
async function openSocket(url: string): Promise<WebSocket> {
  for (;;) {
    try {
      return await rawSocket(url);
    } catch (error) {
      if (!String(error).includes('503')) throw error;
    }
  }
}

it('lets no client write long lines or errors over sockets', { timeout: 60_000 }, async () => {
  const child = run({
    MAYFLY_TOKEN: TOKEN,
    MAYFLY_NAMESPACE: `test:logs:${process.pid}`,
    LOG_LEVEL: 'info',
  });
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  const log = () => printed.join('');
  const port = () => /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(log())?.[1];
  await expect.poll(port, { timeout: 40_000 }).toBeDefined();
  const url = `ws://127.0.0.1:${port()}/graphql`;

  // More bytes than allowed, from an unauthenticated client.
  const stranger = await openSocket(url);
  stranger.send('x'.repeat(1_100_000));
  expect(await closeCode(stranger)).toBe(1009);

  const client = await openSocket(url);
  client.send(JSON.stringify({ type: 'connection_init', payload: { token: TOKEN } }));
  expect(await nextMessage(client)).toMatchObject({ type: 'connection_ack' });
  const id = 'i'.repeat(500_000);
  client.send(JSON.stringify({ type: 'subscribe', id, payload: { query: '{ now }' } }));
  expect(await nextMessage(client)).toMatchObject({ type: 'next', id });

  await expect.poll(log, { timeout: 10_000 }).toContain('operation over a socket');
  expect(
    Math.max(
      ...log()
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(1000);
  expect(log()).not.toMatch(/WS_ERR|payload size/);
});
