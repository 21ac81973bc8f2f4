import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { NamedSettings } from '../settings/named-settings.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import { InvitationCodes } from './invitation-codes.ts';
import {
  checkSpace,
  optionsOfSpace,
  type CodesOptions,
  type CodeSpaceSettings,
} from './settings.ts';

export type CodeSpace = SettingsEntry<CodeSpaceSettings>;

/**
 * Spaces of invitation codes. Redis stores their settings, so that all processes use the same. Alphabet and
 * length cannot be changed, because a space with other ones has other codes.
 */
export class CodeSpaces extends NamedSettings<CodesOptions, CodeSpaceSettings> {
  readonly #session: RedisSession;
  readonly #keys: Keys;

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
  }

  /** The codes of a space, by settings that are at most a second old. `SPACE_NOT_FOUND`. */
  async open(space: string): Promise<InvitationCodes> {
    return this.codesOf(space, await this.recent(space));
  }

  /** The codes of a space, by settings that the caller has read. No round trip. */
  codesOf(space: string, settings: CodeSpaceSettings): InvitationCodes {
    return new InvitationCodes(this.#session, this.#keys, space, optionsOfSpace(settings));
  }

  /**
   * Deletes a space, then its codes. A process that has read the settings within the last second can issue codes
   * until that second ends. Such codes cannot be resolved, unless the space is created again.
   */
  override async delete(space: string): Promise<CodeSpace | null> {
    const deleted = await super.delete(space);
    if (deleted !== null) await this.codesOf(space, deleted.settings).clear();
    return deleted;
  }
}
