import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ReceivedEvent {
  readonly id: string;
  readonly member: string;
}

/** Accepts all requests of webhooks. */
export async function startReceiver(onEvent: (event: ReceivedEvent) => void) {
  const server = createServer((request, response) => {
    void text(request).then(
      (content) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- docs/react-to-expiry.md
        const body = JSON.parse(content) as { data: { events: ReceivedEvent[] } };
        body.data.events.forEach(onEvent);
        response.writeHead(204).end();
      },
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('Not a TCP server');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
