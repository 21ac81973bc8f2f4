import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

type State = 'open' | 'cut' | 'withheld';

/** The network between one instance and the nodes of the cluster: a proxy before each node. */
export class Network {
  /** For `routed.mjs`: the ports of nodes, and those of their proxies. */
  routes = '';
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();
  #state: State = 'open';

  static async open(ports: readonly number[]): Promise<Network> {
    const network = new Network();
    const routes = await Promise.all(ports.map((port) => network.#forward(port)));
    network.routes = routes.join(',');
    return network;
  }

  /** Open connections end, and new ones too. */
  cut(): void {
    this.#state = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Connections stay open. All that is sent arrives after `restore`. */
  withhold(): void {
    this.#state = 'withheld';
    for (const socket of this.#sockets) socket.pause();
  }

  restore(): void {
    this.#state = 'open';
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.cut();
    for (const server of this.#servers) server.close();
  }

  async #forward(port: number): Promise<string> {
    const server = createServer((near) => {
      if (this.#state === 'cut') {
        near.on('error', () => undefined).destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
        this.#sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('data', (data) => other.write(data));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        if (this.#state === 'withheld') socket.pause();
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#servers.push(server);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new TypeError('Not a TCP server');
    return `${port}=${address.port}`;
  }
}
