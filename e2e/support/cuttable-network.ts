import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut, with everything that is on it, and mended. */
export interface CuttableNetwork {
  /** Of the server, on this way. */
  readonly origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * Passes bytes on to a server. What a browser calls offline leaves its open WebSockets alone, so the
 * connections themselves have to go: those that there are end, and no other one is taken.
 */
export async function openNetwork(serverOrigin: string): Promise<CuttableNetwork> {
  const { hostname: host, port: serverPort } = new URL(serverOrigin);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(serverPort), host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      // An end that breaks off takes the other one with it; why it did is told to nobody.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, host);
    await once(server, 'listening');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A TCP server has one of these.
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    origin: `http://${host}:${port}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}
