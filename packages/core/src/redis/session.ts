import { Cluster } from 'ioredis';
import type { RedisClient } from './client.ts';
import { toMayflyError } from './errors.ts';
import { Reply } from './reply.ts';
import type { ReplyEncoding, Script, ScriptArgument } from './script.ts';

/** Epoch milliseconds. */
export type Clock = () => number;

/** A borrowed connection together with the clock that its scripts go by. */
export class RedisSession {
  /** What Redis does not answer within so many ms is given up. */
  readonly timeoutMs: number = 5000;
  readonly #redis: RedisClient;
  readonly #clock: Clock | undefined;

  constructor(redis: RedisClient, clock?: Clock) {
    this.#redis = redis;
    this.#clock = clock;
  }

  /** Whether the keys of a command have to be of one slot. */
  get isCluster(): boolean {
    return this.#redis instanceof Cluster;
  }

  /**
   * Runs a script. Its ARGV[1] is the injected clock's now, or '' for Redis's own. `bytes`: what it
   * replies need not be UTF-8, and `Reply.bytes` reads it.
   */
  async run(
    script: Script,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding: ReplyEncoding = 'text',
  ): Promise<Reply> {
    const all = [this.#clock?.() ?? '', ...args];
    return new Reply(await this.command((redis) => script.call(redis, keys, all, encoding)));
  }

  /** Runs a plain command. */
  async command<Result>(send: (redis: RedisClient) => Promise<Result>): Promise<Result> {
    try {
      return await send(this.#redis);
    } catch (error) {
      throw toMayflyError(error);
    }
  }
}
