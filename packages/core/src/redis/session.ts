import { checkInteger } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { TurnCommand } from './call-order.ts';
import { isCluster, type RedisClient } from './client.ts';
import { CallTimeouts, type LATE } from './call-timeouts.ts';
import { notAnsweredInTime, toMayflyError } from './errors.ts';
import { Reply } from './reply.ts';
import type { ReplyEncoding, Script, ScriptArgument } from './script.ts';
import { TurnQueue } from './turn-queue.ts';

/** Epoch milliseconds. */
export type Clock = () => number;

interface SessionOptions {
  /** A separate one by default. */
  readonly queue?: TurnQueue;
  /** How long a command may take, from the call to its answer: 1 to 600,000 ms; 5000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * A borrowed connection with the clock of its scripts. Commands of one turn of the event loop are sent at
 * its end, in their order, and each succeeds or fails within `timeoutMs`.
 */
export class RedisSession {
  /** The timeout of a command, in ms. */
  readonly timeoutMs: number;
  readonly #redis: RedisClient;
  readonly #queue: TurnQueue;
  readonly #clock: Clock | undefined;
  readonly #timeouts: CallTimeouts;

  /** `INVALID_OPTION` (`timeoutMs`). */
  constructor(redis: RedisClient, options: SessionOptions = {}) {
    const { queue = new TurnQueue(), timeoutMs = CONSTRAINTS.timeoutMs.byDefault, clock } = options;
    this.timeoutMs = checkInteger(
      timeoutMs,
      1,
      CONSTRAINTS.timeoutMs.atMost,
      'INVALID_OPTION',
      'timeoutMs',
    );
    this.#redis = redis;
    this.#queue = queue;
    this.#clock = clock;
    this.#timeouts = new CallTimeouts(queue, timeoutMs);
  }

  /** Whether the keys of a command must be of one slot. */
  get isCluster(): boolean {
    return isCluster(this.#redis);
  }

  /**
   * Runs a script. ARGV[1] is the now of the injected clock, or '' for Redis's clock. `bytes`: the reply
   * need not be UTF-8, and `Reply.bytes` reads it. `members`: see `TurnCommand`.
   */
  async run(
    script: Script,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding: ReplyEncoding = 'text',
    members?: readonly string[],
  ): Promise<Reply> {
    return new Reply(await this.call(script, keys, args, encoding, members));
  }

  /** Runs a script, and resolves to its reply as ioredis returns it. */
  call(
    script: Script,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding: ReplyEncoding = 'text',
    members?: readonly string[],
  ): Promise<unknown> {
    const all = [this.#clock?.() ?? '', ...args];
    const { readKeys } = script;
    return this.#send({ keys, readKeys, members }, (isFollowed) =>
      script.call(this.#redis, keys, all, encoding, isFollowed),
    );
  }

  /**
   * Runs a plain command, or a few with one timeout. `keys`: those of scripts of the same turn on which it
   * depends.
   */
  command<Result>(
    send: (redis: RedisClient) => Promise<Result>,
    keys: readonly string[] = [],
  ): Promise<Result> {
    return this.#send({ keys, readKeys: 0 }, () => send(this.#redis));
  }

  /** The result of an operation of several commands, or `LATE` after `timeoutMs`. */
  inTime<Result>(result: Promise<Result>): Promise<Result | typeof LATE> {
    return this.#timeouts.cohort().inTime(result);
  }

  #send<Result>(
    uses: Omit<TurnCommand, 'send'>,
    call: (isFollowed: boolean) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const cohort = this.#timeouts.cohort();
      cohort.begin(() => reject(notAnsweredInTime(this.timeoutMs)));
      const failed = (error: unknown) => {
        cohort.settle();
        reject(toMayflyError(error));
      };
      const send = (isFollowed: boolean) => {
        try {
          call(isFollowed).then((result) => {
            cohort.settle();
            resolve(result);
          }, failed);
        } catch (error) {
          failed(error);
        }
      };
      this.#queue.push({ ...uses, send });
    });
  }
}
