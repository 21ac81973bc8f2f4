import type { RedisClient } from './client.ts';
import { apiNamespace } from './api-namespace.ts';
import { checkRedis, type RedisState } from './server-check.ts';
import { TtlMemo } from './ttl-memo.ts';

const CHECKED_FOR_MS = 1000;

interface RedisHealthOptions {
  /** Its `commandTimeout` bounds a check. */
  readonly redis: RedisClient;
  readonly namespace: string;
  /** In ms; never goes back. */
  readonly clock: () => number;
}

/**
 * Checks Redis's version, eviction policy and memory, and whether it accepts writes; on a cluster, of each master.
 * The result is kept in this process, so it is known while Redis cannot store anything.
 */
export class RedisHealth {
  readonly #redis: RedisClient;
  readonly #key: string;
  readonly #state: TtlMemo<RedisState>;
  #started = 0;
  #reported = 0;
  #onChecked: ((state: RedisState) => void) | undefined;

  constructor({ redis, namespace, clock }: RedisHealthOptions) {
    this.#redis = redis;
    this.#key = `${apiNamespace(namespace)}:write-check`;
    this.#state = new TtlMemo(() => this.#read(), CHECKED_FOR_MS, clock);
    const forget = () => this.#state.forget();
    redis.on('close', forget).on('ready', forget);
  }

  /** Never rejects. Costs one INFO and one script for each master, at most once a second for all callers together. */
  check(): Promise<RedisState> {
    return this.#state.get();
  }

  /** Reports each check from now on. Returns what ends that. */
  follow(onChecked: (state: RedisState) => void): () => void {
    this.#onChecked = onChecked;
    return () => {
      this.#onChecked = undefined;
    };
  }

  async #read(): Promise<RedisState> {
    this.#started += 1;
    const check = this.#started;
    const state = await checkRedis(this.#redis, this.#key);
    // A check that began before a reported one has older news.
    if (check < this.#reported) return state;
    this.#reported = check;
    this.#onChecked?.(state);
    return state;
  }
}
