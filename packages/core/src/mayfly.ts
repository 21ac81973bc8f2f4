import { createAdopt, type Adopt } from './adopted/adopt.ts';
import { Adoptions } from './adopted/adoptions.ts';
import { createContext, type MayflyOptions } from './context.ts';
import { InvitationCodes } from './codes/invitation-codes.ts';
import type { CodesOptions } from './codes/settings.ts';
import { CodeSpaces } from './codes/spaces.ts';
import { OneTimePasswords, type OtpOptions } from './otp/one-time-passwords.ts';
import { OtpPurposes } from './otp/purposes.ts';
import { checkName } from './input.ts';
import { SetHistories } from './history/set-histories.ts';
import { createLimiters, type CreateLimiter } from './limiter/create-limiter.ts';
import { LimitPolicies } from './policies/limit-policies.ts';
import { defineScript, type Script, type ScriptArgument } from './redis/script.ts';
import { SeriesDefinitions } from './series/defined-series.ts';
import { TimeSeries, type TimeSeriesOptions } from './series/time-series.ts';
import { SetRegistry } from './sets/registry/set-registry.ts';
import { createSweeper } from './sets/registry/sweep-step.ts';
import { createSetContext } from './sets/set-context.ts';
import { NamedSettings, type SettingsKind } from './settings/named-settings.ts';
import type { Sweeper, SweeperOptions } from './sweep/sweeper.ts';

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

const nowScript = defineScript(new URL('./now.lua', import.meta.url));

/**
 * The entry point of the library. It sends no command and starts no timer.
 * Throws `INVALID_NAMESPACE`, `INVALID_OPTION`.
 */
export function createMayfly(options: MayflyOptions): Mayfly {
  const base = createContext(options);
  const { session, keys, clock } = base;
  const context = createSetContext(base);
  const sets = new SetRegistry(context);
  const adopt = createAdopt(context);
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
    limiter: createLimiters(base, clock),
    policies: new LimitPolicies(base),
    settings: (kind, definition) =>
      new NamedSettings(session, keys.settings(`own-${checkName(kind, 'kind')}`), definition),
    createSweeper: (options) => createSweeper(context, options),
    runScript: (script, keys, args) => session.call(script, keys, args),
    now: async () => (await session.run(nowScript, [], [])).integer(),
  };
}
