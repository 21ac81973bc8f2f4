import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';

/** Bounds a command to a node that may be stopped. */
const COMMAND_MS = 1000;

/** How a node of the cluster sees itself; null if it does not answer. */
export interface NodeState {
  readonly role: 'master' | 'slave';
  /** Of two masters of the same slots, the one with the larger epoch has them. */
  readonly epoch: number;
  readonly isLinked: boolean;
  readonly isOk: boolean;
}

/** A server of the cluster, which the run kills, stops and starts again on its port and its data. */
export class Node {
  readonly port: number;
  /** A connection to this node alone, on which no fault of the network has an effect. */
  readonly redis: Redis;
  /** Between a kill and the next start. */
  isDown = false;
  #server: LocalRedis;
  readonly #restart: () => Promise<LocalRedis>;
  readonly #settings: Readonly<Record<string, string | number>>;

  constructor(
    server: LocalRedis,
    dataDir: string,
    password: string,
    settings: Readonly<Record<string, string | number>>,
  ) {
    this.port = server.port;
    this.#server = server;
    this.#settings = settings;
    this.#restart = () => startLocalRedis({ cluster: true, password, dataDir, port: this.port });
    this.redis = new Redis(server.url, {
      commandTimeout: COMMAND_MS,
      connectTimeout: COMMAND_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      retryStrategy: () => 200,
    });
    this.redis.on('error', () => undefined);
  }

  async kill(): Promise<void> {
    this.isDown = true;
    await this.#server.kill();
  }

  /** It has the data of its append-only file, to which it writes before it answers. */
  async start(): Promise<void> {
    this.#server = await this.#restart();
    this.isDown = false;
    for (const [name, value] of Object.entries(this.#settings)) {
      await untilAnswered(() => this.redis.config('SET', name, value));
    }
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(this.#server.pid, signal);
  }

  async state(): Promise<NodeState | null> {
    try {
      const [info, role] = await Promise.all([
        this.redis.call('CLUSTER', 'INFO'),
        this.redis.call('ROLE'),
      ]);
      const words = Array.isArray(role) ? role.map(String) : [];
      return {
        role: words[0] === 'master' ? 'master' : 'slave',
        epoch: Number(/cluster_my_epoch:(\d+)/.exec(String(info))?.[1]),
        isLinked: words[3] === 'connected',
        isOk: String(info).includes('cluster_state:ok'),
      };
    } catch {
      return null;
    }
  }

  async id(): Promise<string> {
    return String(await untilAnswered(() => this.redis.call('CLUSTER', 'MYID')));
  }

  async stop(): Promise<void> {
    this.redis.disconnect();
    if (!this.isDown) this.signal('SIGCONT');
    await this.#server.kill();
    await this.#server.stop();
  }
}

/** Repeats a command until the node answers, for two minutes at most. */
export async function untilAnswered<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  const limit = performance.now() + 120_000;
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (performance.now() > limit) throw error;
      await delay(100);
    }
  }
}
