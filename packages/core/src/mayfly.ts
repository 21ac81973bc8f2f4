import { ConsumerHub } from './events/consumer-hub.ts';
import { createAdopt, type Adopt } from './adopted/adopt.ts';
import { Adoptions } from './adopted/adoptions.ts';
import { InvitationCodes } from './codes/invitation-codes.ts';
import type { CodesOptions } from './codes/settings.ts';
import { CodeSpaces } from './codes/spaces.ts';
import { OneTimePasswords, type OtpOptions } from './otp/one-time-passwords.ts';
import { OtpPurposes } from './otp/purposes.ts';
import { FeedTails } from './feed/feed-tail.ts';
import { checkFunction, checkName, checkOptions } from './input.ts';
import { SetHistories } from './history/set-histories.ts';
import { createKeys } from './keys.ts';
import { createLimiters, type CreateLimiter } from './limiter/create-limiter.ts';
import { LimitPolicies } from './policies/limit-policies.ts';
import { checkClient, databaseOf, type RedisClient } from './redis/client.ts';
import { defineScript, type Script, type ScriptArgument } from './redis/script.ts';
import { RedisSession, type Clock } from './redis/session.ts';
import { TurnQueue } from './redis/turn-queue.ts';
import { SeriesDefinitions } from './series/defined-series.ts';
import { TimeSeries, type TimeSeriesOptions } from './series/time-series.ts';
import { SetRegistry } from './sets/registry/set-registry.ts';
import { createSweepStep } from './sets/registry/sweep-step.ts';
import { DeadlineIndex } from './sweep/deadline-index.ts';
import { Notifications } from './redis/notifications.ts';
import { NamedSettings, type SettingsKind } from './settings/named-settings.ts';
import { Sweeper, type SweeperOptions } from './sweep/sweeper.ts';

export interface MayflyOptions {
  /**
   * A borrowed ioredis client. Mayfly never configures or closes it. It must have no `keyPrefix`, because
   * keys begin with `namespace`, and no `stringNumbers`, because replies need numbers. Otherwise, pass
   * `redis.duplicate({ keyPrefix: '', stringNumbers: false })`.
   */
  readonly redis: RedisClient;
  /** The prefix of every key: 1 to 64 characters of `A-Z a-z 0-9 . _ : -`. `mayfly` by default. */
  readonly namespace?: string | undefined;
  /**
   * How long one command may take, from the call to Redis's answer: 1 to 600,000 ms; 5000 by default. A call
   * without an answer in this time fails with `REDIS_UNAVAILABLE`, also while the client reconnects; the
   * client may still send it later. An operation of several commands has this time for each command.
   */
  readonly timeoutMs?: number | undefined;
  /** For tests only: epoch ms to use instead of Redis's clock. */
  readonly clock?: Clock | undefined;
}

/** All data of Mayfly in one namespace of one Redis. */
export interface Mayfly {
  readonly sets: SetRegistry;
  /** The number of live members over the last hour. */
  readonly histories: SetHistories;
  /** Sorted sets of other programs, used as expiring sets. */
  readonly adopt: Adopt;
  /** Adopted sorted sets with a name in Redis. */
  readonly adoptions: Adoptions;
  /** A time series by name. `INVALID_NAME`, `INVALID_OPTION`, `INVALID_TTL`. No round trip. */
  series<Field extends string>(name: string, options?: TimeSeriesOptions): TimeSeries<Field>;
  /** Time series whose fields and retention are in Redis. */
  readonly seriesDefinitions: SeriesDefinitions;
  /** One-time passwords for a purpose, such as `login`. `INVALID_NAME`, `INVALID_OPTION`. No round trip. */
  otp(purpose: string, options: OtpOptions): OneTimePasswords;
  /** Purposes of one-time passwords whose rules are in Redis. */
  readonly purposes: OtpPurposes;
  /** A space of invitation codes, with six digits by default. `INVALID_…`. No round trip. */
  codes(space: string, options?: CodesOptions): InvitationCodes;
  /** Spaces of invitation codes whose settings are in Redis. */
  readonly spaces: CodeSpaces;
  /** A rate limiter by name. `INVALID_NAME`, `INVALID_OPTION`, `INVALID_TTL`. No round trip. */
  readonly limiter: CreateLimiter;
  /** Limits in Redis that can be changed while they are in use. */
  readonly policies: LimitPolicies;
  /**
   * Named settings of a further kind, as policies and purposes have them, for a program that stores its own.
   * `INVALID_NAME`. No round trip.
   */
  settings<Options extends object, Settings extends object>(
    kind: string,
    definition: SettingsKind<Options, Settings>,
  ): NamedSettings<Options, Settings>;
  /** A sweeper, which removes expired members of all sets in time after `start()`. */
  createSweeper(options?: SweeperOptions): Sweeper;
  /**
   * Runs a script of `defineScript`, in order with Mayfly's commands on the same keys. All keys must be of one slot;
   * `args` are ARGV[2] and up. Resolves to the reply as ioredis returns it. `REDIS_UNAVAILABLE`, `REDIS_FULL`,
   * `REDIS_FAILED`.
   */
  runScript(
    script: Script,
    keys: readonly string[],
    args: readonly ScriptArgument[],
  ): Promise<unknown>;
  /** Epoch ms on Redis's clock, which decides which members are live. */
  now(): Promise<number>;
}

const OPTIONS = { redis: true, namespace: true, timeoutMs: true, clock: true } as const;

const nowScript = defineScript(new URL('./now.lua', import.meta.url));

/**
 * The entry point of the library. It sends no command and starts no timer.
 * Throws `INVALID_NAMESPACE`, `INVALID_OPTION`.
 */
export function createMayfly(options: MayflyOptions): Mayfly {
  const { redis, namespace = 'mayfly', timeoutMs, clock } = checkOptions(options, OPTIONS);
  checkClient(redis);
  if (clock !== undefined) checkFunction(clock, 'clock');
  const keys = createKeys(namespace, databaseOf(redis));
  const queue = new TurnQueue();
  const session = new RedisSession(redis, { queue, timeoutMs, clock });
  const deadlines = new DeadlineIndex(session, keys);
  const notifications = new Notifications(redis, keys.notifications);
  const consumers = new ConsumerHub(notifications);
  const feedTails = new FeedTails({ session, keys, notifications });
  const context = { session, keys, queue, deadlines, notifications, consumers, feedTails };
  const sets = new SetRegistry(context);
  const adopt = createAdopt(context);
  const sweepStep = createSweepStep(context);
  return {
    sets,
    histories: new SetHistories(session, keys, sets),
    adopt,
    adoptions: new Adoptions(session, keys, adopt),
    series: (name, options = {}) => new TimeSeries(session, keys.series(name), name, options),
    seriesDefinitions: new SeriesDefinitions(session, keys),
    otp: (purpose, options) => new OneTimePasswords(session, keys, purpose, options),
    purposes: new OtpPurposes(session, keys),
    spaces: new CodeSpaces(session, keys),
    codes: (space, options = {}) => new InvitationCodes(session, keys, space, options),
    limiter: createLimiters(context, clock),
    policies: new LimitPolicies({ ...context, redis, clock: clock ?? (() => performance.now()) }),
    settings: (kind, definition) =>
      new NamedSettings(session, keys.settings(`own-${checkName(kind, 'kind')}`), definition),
    createSweeper: (options) =>
      new Sweeper(
        { index: deadlines, notifications, sweepStep, clock, timeoutMs: session.timeoutMs },
        options,
      ),
    runScript: (script, keys, args) => session.call(script, keys, args),
    now: async () => (await session.run(nowScript, [], [])).integer(),
  };
}
