import { checkObject } from '../input.ts';
import type { Keys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { NamedSettings } from '../settings/named-settings.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import type { Adopt } from './adopt.ts';
import type { ExpiryScoredSet } from './expiry-scored-set.ts';
import type { InsertionScoredSet } from './insertion-scored-set.ts';
import type { Layout } from './layout.ts';

/** A sorted set of another program, and the layout of its scores. */
export type AdoptionOptions = Layout & { readonly key: string };

export type Adoption = SettingsEntry<AdoptionOptions>;

/**
 * Adopted sets with a name. Redis stores name, key and layout, so that all processes read a set in the same way.
 * To delete an adoption changes nothing in the set.
 */
export class Adoptions extends NamedSettings<AdoptionOptions, AdoptionOptions> {
  readonly #adopt: Adopt;

  /** Created by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys, adopt: Adopt) {
    super(session, keys.settings('adoptions'), {
      field: 'adoption',
      notFound: 'SET_NOT_FOUND',
      check(options) {
        open(adopt, options);
        const { key, unit, member } = options;
        return options.score === 'expiry'
          ? { key, score: options.score, unit, member }
          : { key, score: options.score, unit, member, windowMs: options.windowMs };
      },
      optionsOf: (settings) => settings,
      fixed: [],
    });
    this.#adopt = adopt;
  }

  /**
   * The adopted set of a name, by a layout that is at most a second old. `SET_NOT_FOUND`, `INVALID_NAME`. One
   * round trip a second.
   */
  async open(name: string): Promise<ExpiryScoredSet | InsertionScoredSet> {
    return open(this.#adopt, await this.recent(name));
  }
}

/** `INVALID_OPTION`, `INVALID_KEY`. No round trip. */
function open(adopt: Adopt, options: AdoptionOptions): ExpiryScoredSet | InsertionScoredSet {
  checkObject(options, 'options');
  return options.score === 'expiry' ? adopt(options) : adopt(options);
}
