import type { RedisClient } from '../../redis/client.ts';
import { readVersion } from '../../env/version.ts';
import { TtlMemo } from '../../redis/ttl-memo.ts';

const FOR_MS = 60_000;

/** The running versions. Redis can be replaced while this process runs. */
export class About {
  readonly version: string;
  readonly #redisVersion: TtlMemo<string | null>;

  /** `clock` is in ms, and never goes back. */
  constructor(redis: RedisClient, clock: () => number) {
    this.version = readVersion();
    this.#redisVersion = new TtlMemo(() => readRedisVersion(redis), FOR_MS, clock);
  }

  /** Null during an outage, or if Redis does not report it. Costs one INFO per minute. */
  redisVersion(): Promise<string | null> {
    return this.#redisVersion.get().catch(() => null);
  }
}

async function readRedisVersion(redis: RedisClient): Promise<string | null> {
  const info = await redis.info('server');
  return /^redis_version:([^\r\n]+)/m.exec(info)?.[1] ?? null;
}
