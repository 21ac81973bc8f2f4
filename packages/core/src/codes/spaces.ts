import { Catalogue, type CatalogueEntry } from '../catalogue/catalogue.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { InvitationCodes } from './invitation-codes.ts';
import {
  checkSpace,
  optionsOfSpace,
  type CodesOptions,
  type CodeSpaceSettings,
} from './settings.ts';

export type CodeSpace = CatalogueEntry<CodeSpaceSettings>;

/**
 * Spaces of invitation codes whose settings stand in Redis, so that all processes go by the same ones.
 * Their alphabet and length are chosen for good: other ones would be other codes.
 */
export class CodeSpaces extends Catalogue<CodesOptions, CodeSpaceSettings> {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  /** Made by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys) {
    super(session, keys.spaces, {
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

  /** The codes of a space whose settings have been read. No round trip. */
  codesOf(space: string, settings: CodeSpaceSettings): InvitationCodes {
    return new InvitationCodes(this.#session, this.#keys, space, optionsOfSpace(settings));
  }

  /**
   * Strikes a space off, and ends its codes after that. A process that has asked for its settings within
   * the last second may issue codes to the end of that: nothing finds them, unless the space is made again.
   */
  override async delete(space: string): Promise<CodeSpace | null> {
    const deleted = await super.delete(space);
    if (deleted !== null) await this.codesOf(space, deleted.settings).clear();
    return deleted;
  }
}
