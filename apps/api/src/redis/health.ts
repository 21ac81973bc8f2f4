import type { Redis } from 'ioredis';
import { readFileSync } from 'node:fs';
import { apiNamespace } from './api-namespace.ts';
import { TtlMemo } from './ttl-memo.ts';
import {
  findProblems,
  parseInfo,
  refusalOf,
  type RedisInfo,
  type RedisProblem,
  type Refusal,
} from './problems.ts';

const WRITE_CHECK = readFileSync(new URL('./write-check.lua', import.meta.url), 'utf8');

const CHECKED_FOR_MS = 1000;

/** The state of Redis at the latest check. */
export interface RedisState {
  /** Why Redis refuses writes; null if it accepts them. */
  readonly refusal: Refusal | null;
  readonly info: RedisInfo;
  readonly problems: readonly RedisProblem[];
}

interface RedisHealthOptions {
  /** Its `commandTimeout` bounds a check. */
  readonly redis: Redis;
  readonly namespace: string;
  /** In ms; never goes back. */
  readonly clock: () => number;
}

/**
 * Checks Redis's version, eviction policy and memory, and whether it accepts writes. The result is kept in this
 * process, so it is known while Redis cannot store anything.
 */
export class RedisHealth {
  readonly #redis: Redis;
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

  /** Never rejects. Costs one INFO and one script, at most once a second for all callers together. */
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
    const [text, refusal] = await Promise.all([this.#readInfo(), this.#tryToWrite()]);
    const info = parseInfo(text);
    const state = { refusal, info, problems: findProblems(info, refusal) };
    // A check that began before a reported one has older news.
    if (check < this.#reported) return state;
    this.#reported = check;
    this.#onChecked?.(state);
    return state;
  }

  /** The text of INFO; empty where Redis does not answer, or an ACL forbids INFO. */
  async #readInfo(): Promise<string> {
    try {
      return await this.#redis.info();
    } catch {
      return '';
    }
  }

  async #tryToWrite(): Promise<Refusal | null> {
    try {
      await this.#redis.eval(WRITE_CHECK, 1, this.#key);
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }
}
