import { freePort, startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

const NAME = 'main';
const DOWN_AFTER_MS = 1000;
/** If no replica is fit for a failover, the sentinel tries again after twice this time. */
const RETRY_AFTER_MS = 2000;

export interface TestSentinelOptions {
  /** Of all servers. Random by default. */
  readonly password?: string;
  /** Paths of PEM files. With them, servers and clients use TLS between each other. */
  readonly tls?: { readonly ca: string; readonly cert: string; readonly key: string };
}

/** A server, and the port at which others find it. */
interface Announced {
  readonly server: LocalRedis;
  readonly port: number;
}

/** Starts a master, its replica and a sentinel that watches them. The caller stops them. */
export async function startSentinel({
  password = randomUUID(),
  tls,
}: TestSentinelOptions = {}): Promise<TestSentinel> {
  const one = async (isSentinel: boolean): Promise<Announced> => {
    if (tls === undefined) {
      const server = await startLocalRedis({ password, sentinel: isSentinel });
      return { server, port: server.port };
    }
    const port = await freePort();
    const settings = {
      'tls-port': port,
      'tls-ca-cert-file': tls.ca,
      'tls-cert-file': tls.cert,
      'tls-key-file': tls.key,
      'tls-replication': 'yes',
    };
    const server = await startLocalRedis({ password, sentinel: isSentinel, settings });
    return { server, port };
  };
  const [master, replica, sentinel] = await Promise.all([one(false), one(false), one(true)]);
  const setting = new TestSentinel([master, replica], sentinel, password);
  try {
    await setting.form();
    return setting;
  } catch (error) {
    await setting.stop();
    throw error;
  }
}

/** ioredis ends permanently when the master changes while the client connects. */
function reconnect(this: Redis): void {
  void this.connect().catch(() => undefined);
}

/** A separate replicated Redis of a test that fails over by sentinel. */
export class TestSentinel {
  readonly #servers: readonly [Announced, Announced];
  readonly #connections: readonly Redis[];
  readonly #sentinelServer: Announced;
  readonly #sentinel: Redis;
  readonly #password: string;
  readonly #clients: Redis[] = [];

  /** Created by `startSentinel`. */
  constructor(
    servers: readonly [Announced, Announced],
    sentinelServer: Announced,
    password: string,
  ) {
    this.#servers = servers;
    this.#connections = servers.map(({ server }) => connect(server.url));
    this.#sentinelServer = sentinelServer;
    this.#sentinel = connect(sentinelServer.server.url);
    this.#password = password;
  }

  /**
   * A new client, created as docs/cluster.md recommends, which finds the master through the sentinel.
   * It ends with the sentinel.
   */
  client(): Redis {
    const client = new Redis({
      sentinels: [{ host: '127.0.0.1', port: this.#sentinelServer.port }],
      name: NAME,
      password: this.#password,
      sentinelPassword: this.#password,
      failoverDetector: true,
      reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    });
    client.on('error', () => undefined);
    client.on('end', reconnect);
    this.#clients.push(client);
    return client;
  }

  /** The address of the sentinel, with the password of all servers. */
  get url(): string {
    return this.#sentinelServer.server.url;
  }

  /** The port of the sentinel for clients. */
  get port(): number {
    return this.#sentinelServer.port;
  }

  /** Connections to both servers as the user with all permissions. */
  get connections(): readonly Redis[] {
    return this.#connections;
  }

  /** The port of the master, as the sentinel reports it. */
  async masterPort(): Promise<number> {
    const address = await this.#sentinel.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', NAME);
    return Number(Array.isArray(address) ? address[1] : undefined);
  }

  /**
   * Orders the sentinel to promote the replica, and resolves when this is done. The old master
   * continues for some ten seconds, until the sentinel makes it a replica.
   */
  async failover(): Promise<void> {
    const before = await this.masterPort();
    await this.#sentinel.call('SENTINEL', 'FAILOVER', NAME);
    await this.#replaced(before);
  }

  /** Kills the master with SIGKILL; resolves when the sentinel has promoted the replica. */
  async killMaster(): Promise<void> {
    const before = await this.masterPort();
    await this.#servers.find(({ port }) => port === before)?.server.kill();
    await this.#replaced(before);
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.off('end', reconnect);
    for (const redis of [...this.#clients, ...this.#connections, this.#sentinel]) {
      redis.disconnect();
    }
    const servers = [...this.#servers, this.#sentinelServer].map(({ server }) => server);
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all(servers.map((server) => server.stop()));
  }

  /** Used by `startSentinel`. */
  async form(): Promise<void> {
    const [master] = this.#servers;
    const [, replica] = this.#connections;
    for (const redis of this.#connections) {
      await redis.config('SET', 'masterauth', this.#password);
      await redis.config('SET', 'repl-diskless-sync-delay', 0);
    }
    await replica?.replicaof('127.0.0.1', master.port);
    await vi.waitUntil(
      async () => (await replica?.info('replication'))?.includes('master_link_status:up'),
      PATIENCE,
    );
    const sentinel = (...args: (string | number)[]) => this.#sentinel.call('SENTINEL', ...args);
    await sentinel('MONITOR', NAME, '127.0.0.1', master.port, 1);
    await sentinel('SET', NAME, 'auth-pass', this.#password);
    await vi.waitUntil(() => this.#knowsReplica(), PATIENCE);
    // Not earlier: while it connects, it takes the master for dead, and waits after a false start.
    await sentinel('SET', NAME, 'down-after-milliseconds', DOWN_AFTER_MS);
    await sentinel('SET', NAME, 'failover-timeout', RETRY_AFTER_MS);
  }

  #replaced(before: number): Promise<boolean> {
    return vi.waitUntil(async () => (await this.masterPort()) !== before, PATIENCE);
  }

  async #knowsReplica(): Promise<boolean> {
    // A list of one list: name, value, name, value, …
    const replicas: unknown = await this.#sentinel.call('SENTINEL', 'REPLICAS', NAME);
    const fields: unknown = Array.isArray(replicas) ? replicas[0] : undefined;
    if (!Array.isArray(fields)) return false;
    return fields[fields.indexOf('flags') + 1] === 'slave';
  }
}

function connect(url: string): Redis {
  const redis = new Redis(url);
  // A test kills servers on purpose.
  redis.on('error', () => undefined);
  return redis;
}
