import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { NamedSettings } from '../settings/named-settings.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import { checkName } from '../input.ts';
import { Activity } from '../traffic/activity.ts';
import type { Counts, TrafficRequest } from '../traffic/counts.ts';
import { InvitationCodes, type CodeStatus } from './invitation-codes.ts';
import {
  checkSpace,
  optionsOfSpace,
  type CodesOptions,
  type CodeSpaceSettings,
} from './settings.ts';

export type CodeSpace = SettingsEntry<CodeSpaceSettings>;

/** The outcome of a call. `missed`: an unknown code. `limited`: too many misses. */
export type CodeOutcome = 'created' | 'resolved' | 'missed' | 'limited';

const OUTCOMES = ['created', 'resolved', 'missed', 'limited'] as const;

/** An existing code, and one that is only looked up, are not counted. */
const OUTCOME_OF: Readonly<Record<CodeStatus, CodeOutcome | null>> = {
  created: 'created',
  existing: null,
  resolved: 'resolved',
  found: null,
  unknown: 'missed',
  limited: 'limited',
};

/**
 * Spaces of invitation codes. Redis stores their settings, so that all processes use the same. Alphabet and
 * length cannot be changed, because a space with other ones has other codes.
 */
export class CodeSpaces extends NamedSettings<CodesOptions, CodeSpaceSettings> {
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #activity: Activity<CodeOutcome>;

  /** Created by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys) {
    super(session, keys.settings('spaces'), {
      field: 'space',
      notFound: 'SPACE_NOT_FOUND',
      check: checkSpace,
      optionsOf: optionsOfSpace,
      fixed: ['alphabet', 'digits', 'length', 'checkSymbol'],
    });
    this.#session = session;
    this.#keys = keys;
    this.#activity = new Activity(session, (name) => keys.activity('spaces', name), OUTCOMES);
  }

  /** The codes of a space, by settings that are at most a second old. `SPACE_NOT_FOUND`. */
  async open(space: string): Promise<InvitationCodes> {
    return this.codesOf(space, await this.recent(space));
  }

  /** The codes of a space, by settings that the caller has read. No round trip. */
  codesOf(space: string, settings: CodeSpaceSettings): InvitationCodes {
    const options = optionsOfSpace(settings);
    return new InvitationCodes(this.#session, this.#keys, space, options, (status) => {
      const outcome = OUTCOME_OF[status];
      if (outcome !== null) this.#activity.record(space, outcome);
    });
  }

  /**
   * The outcomes of the calls of a space in the last hour, in all processes; up to a second late. Redis stores
   * numbers only. `INVALID_NAME`, `INVALID_OPTION`.
   */
  activity(space: string, request: TrafficRequest): Promise<Counts<CodeOutcome>> {
    return this.#activity.read(checkName(space, 'space'), request);
  }

  /** Writes the outcomes of all calls until now. */
  flush(): Promise<void> {
    return this.#activity.flush();
  }

  /** As `LimitPolicies.close`. */
  async close(): Promise<{ readonly unsentCalls: number }> {
    return { unsentCalls: await this.#activity.close() };
  }

  /**
   * Deletes a space, then its codes and its activity. A process that has read the settings within the last second
   * can issue codes until that second ends. Such codes cannot be resolved, unless the space is created again.
   */
  override async delete(space: string): Promise<CodeSpace | null> {
    const deleted = await super.delete(space);
    if (deleted !== null) {
      await this.codesOf(space, deleted.settings).clear();
      await this.#activity.clear(space);
    }
    return deleted;
  }
}
