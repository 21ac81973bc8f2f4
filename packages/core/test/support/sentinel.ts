import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

const NAME = 'main';
const DOWN_AFTER_MS = 1000;
/** If no replica is fit for a failover, the sentinel tries again after twice this time. */
const RETRY_AFTER_MS = 2000;

/** Starts a master, its replica and a sentinel that watches them. The caller stops them. */
export async function startSentinel(): Promise<TestSentinel> {
  const password = randomUUID();
  const [master, replica, sentinel] = await Promise.all([
    startLocalRedis({ password }),
    startLocalRedis({ password }),
    startLocalRedis({ password, sentinel: true }),
  ]);
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
  readonly #servers: readonly [LocalRedis, LocalRedis];
  readonly #connections: readonly Redis[];
  readonly #sentinelServer: LocalRedis;
  readonly #sentinel: Redis;
  readonly #password: string;
  readonly #clients: Redis[] = [];

  /** Created by `startSentinel`. */
  constructor(
    servers: readonly [LocalRedis, LocalRedis],
    sentinelServer: LocalRedis,
    password: string,
  ) {
    this.#servers = servers;
    this.#connections = servers.map(({ url }) => connect(url));
    this.#sentinelServer = sentinelServer;
    this.#sentinel = connect(sentinelServer.url);
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
    return this.#sentinelServer.url;
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
    await this.#servers.find(({ port }) => port === before)?.kill();
    await this.#replaced(before);
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.off('end', reconnect);
    for (const redis of [...this.#clients, ...this.#connections, this.#sentinel]) {
      redis.disconnect();
    }
    const servers = [...this.#servers, this.#sentinelServer];
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
