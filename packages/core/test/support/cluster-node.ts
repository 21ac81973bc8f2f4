import type { LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';

/** What one node knows of another, or of itself: a line of CLUSTER NODES. */
export interface KnownNode {
  readonly id: string;
  readonly port: number;
  readonly busPort: number;
  readonly flags: readonly string[];
  /** The node that it replicates, or `-`. */
  readonly masterId: string;
  readonly slots: readonly (readonly [first: number, last: number])[];
}

/** A node of a test's cluster. */
export class ClusterNode {
  readonly server: LocalRedis;
  /** A connection to this node alone, which follows no redirects. */
  readonly redis: Redis;
  readonly id: string;

  private constructor(server: LocalRedis, redis: Redis, id: string) {
    this.server = server;
    this.redis = redis;
    this.id = id;
  }

  static async connect(server: LocalRedis): Promise<ClusterNode> {
    const redis = new Redis(server.url, { retryStrategy: () => null });
    // A test kills nodes on purpose.
    redis.on('error', () => undefined);
    return new ClusterNode(server, redis, String(await redis.call('CLUSTER', 'MYID')));
  }

  async cluster(...args: readonly (string | number)[]): Promise<string> {
    return String(await this.redis.call('CLUSTER', ...args));
  }

  async configure(settings: Readonly<Record<string, string | number>>): Promise<void> {
    for (const [name, value] of Object.entries(settings)) {
      await this.redis.config('SET', name, value);
    }
  }

  /** The whole cluster from the view of this node. */
  async view(): Promise<KnownNode[]> {
    const lines = (await this.cluster('NODES')).trimEnd().split('\n');
    return lines.map(parseNode);
  }

  /** A field of INFO, or `undefined` if it is missing. */
  async info(section: string, field: string): Promise<string | undefined> {
    const info = await this.redis.info(section);
    return new RegExp(`^${field}:(.*?)\r?$`, 'm').exec(info)?.[1];
  }

  /** The number of errors with this code from this node. */
  async errorCount(code: string): Promise<number> {
    return Number(
      /count=(\d+)/.exec((await this.info('errorstats', `errorstat_${code}`)) ?? '')?.[1] ?? 0,
    );
  }
}

function parseNode(line: string): KnownNode {
  const [id = '', address = '', flags = '', masterId = '', , , , , ...slots] = line.split(' ');
  const [, port, busPort] = /:(\d+)@(\d+)/.exec(address) ?? [];
  return {
    id,
    port: Number(port),
    busPort: Number(busPort),
    flags: flags.split(','),
    masterId,
    // A moving slot is in square brackets, after the ranges.
    slots: slots
      .filter((range) => !range.startsWith('['))
      .map((range) => {
        const [first = '', last = first] = range.split('-');
        return [Number(first), Number(last)];
      }),
  };
}

export function isServingMaster({ flags, slots }: KnownNode): boolean {
  return flags.includes('master') && !flags.includes('fail') && slots.length > 0;
}
