import { MayflyError, type MayflyErrorCode } from '../errors.ts';
import { checkObject } from '../input.ts';
import type { SettingsKeys } from '../keys.ts';
import type { RedisSession } from '../redis/session.ts';
import { SettingsCache } from './settings-cache.ts';
import {
  SettingsStore,
  type PageOfNames,
  type SettingsEntry,
  type SettingsPage,
} from './settings-store.ts';

/** How many entries of a kind a process caches. */
const CAPACITY = 1000;

export interface CreatedSettings<Settings> {
  /** `exists`: the name exists already, and keeps its settings. */
  readonly status: 'created' | 'exists';
  readonly entry: SettingsEntry<Settings>;
}

export interface SettingsKind<Options, Settings> {
  /** The word for a name in errors. */
  readonly field: string;
  readonly notFound: MayflyErrorCode;
  /** Settings with all defaults. Throws `INVALID_…`. */
  readonly check: (options: Options) => Settings;
  /** The reverse of `check`. */
  readonly optionsOf: (settings: Settings) => Options;
  /** Options that cannot be changed. */
  readonly fixed: readonly string[];
}

/**
 * Named settings of one kind that all processes share. All methods throw `MayflyError`: `INVALID_NAME`,
 * `REDIS_UNAVAILABLE`, `REDIS_FAILED`. N is the number of entries.
 */
export class NamedSettings<Options extends object, Settings extends object> {
  readonly #kind: SettingsKind<Options, Settings>;
  readonly #store: SettingsStore<Settings>;
  readonly #cache: SettingsCache<Settings, Settings>;

  constructor(session: RedisSession, keys: SettingsKeys, kind: SettingsKind<Options, Settings>) {
    this.#kind = kind;
    this.#store = new SettingsStore(session, keys, kind.field);
    this.#cache = new SettingsCache<Settings, Settings>(this.#store, {
      open: ({ settings }) => settings,
      notFound: () => this.#notFound(),
      capacity: CAPACITY,
    });
  }

  /** Creates an entry, or returns the existing one. The errors of its options. O(log N). */
  async create(name: string, options: Options): Promise<CreatedSettings<Settings>> {
    const { status, entry } = await this.#store.create(name, this.#kind.check(options));
    return { status, entry };
  }

  /**
   * Changes the given options and keeps the others; concurrent changes lose nothing. The error of the kind if
   * there is no such entry, those of its options, and `INVALID_OPTION` for a fixed option. Two round trips, and
   * two more for each concurrent change. O(log N).
   */
  async change(name: string, changes: Partial<Options>): Promise<SettingsEntry<Settings>> {
    // Misuse is the error also if there is no such entry.
    this.#given(changes);
    return this.changeFrom(name, () => changes);
  }

  /** As `change`, to what follows from the stored settings. A concurrent change calls `toChanges` again. */
  async changeFrom(
    name: string,
    toChanges: (settings: Settings) => Partial<Options>,
  ): Promise<SettingsEntry<Settings>> {
    const { check, optionsOf } = this.#kind;
    for (;;) {
      const { version, settings } = await this.get(name);
      const given = this.#given(toChanges(settings));
      const next = check({ ...optionsOf(settings), ...Object.fromEntries(given) });
      const result = await this.#store.replace(name, version, next);
      if (result.status !== 'replaced') continue;
      this.#cache.changed(result.entry);
      return result.entry;
    }
  }

  #given(changes: Partial<Options>): [string, unknown][] {
    checkObject(changes, 'changes');
    for (const field of this.#kind.fixed) {
      if (Reflect.get(changes, field) !== undefined) {
        throw new MayflyError('INVALID_OPTION', `${field} cannot be changed`, { field });
      }
    }
    return Object.entries(changes).filter(([, value]) => value !== undefined);
  }

  /** Deletes an entry and returns it; null if there was none. O(log N). */
  async delete(name: string): Promise<SettingsEntry<Settings> | null> {
    const deleted = await this.#store.delete(name);
    this.#cache.deleted(name);
    return deleted ?? null;
  }

  /** The error of the kind if there is no such entry. O(log N). */
  async get(name: string): Promise<SettingsEntry<Settings>> {
    const entry = await this.#store.find(name);
    if (entry === undefined) throw this.#notFound();
    return entry;
  }

  /** A page by name. `INVALID_PAGE`. O(P log N + first) for P prefixes. */
  list(page: PageOfNames): Promise<SettingsPage<Settings>> {
    return this.#store.list(page);
  }

  /** The settings as they were at most a second ago. The error of the kind if there is no such entry. */
  protected recent(name: string): Promise<Settings> {
    return this.#cache.fresh(name);
  }

  #notFound(): MayflyError {
    const { field, notFound } = this.#kind;
    return new MayflyError(notFound, `There is no ${field} of this name`, { field });
  }
}
