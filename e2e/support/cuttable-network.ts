import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server whose connections a test can cut and restore. */
export interface CuttableNetwork {
  /** The origin of the server through the proxy. */
  readonly origin: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/**
 * Forwards bytes to a server. A browser that is set offline keeps its open WebSockets, so the proxy itself
 * must close them: existing connections end, and new ones are rejected.
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
      // If one end fails, the other one closes too; no test needs the reason.
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A TCP server has such an address.
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
    async restore() {
      await listen(port);
    },
  };
}
