import { MayflyError, type MayflyErrorCode } from '../errors.ts';
import { checkInteger, checkName, checkObject, checkOptions } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { BoundedMap } from '../bounded-map.ts';
import { defineScript } from '../redis/script.ts';
import type { Reply } from '../redis/reply.ts';
import type { RedisSession } from '../redis/session.ts';

const ENTRIES = new URL('./entries.lua', import.meta.url);

const scripts = {
  create: defineScript(new URL('./create.lua', import.meta.url), [ENTRIES]),
  find: defineScript(new URL('./find.lua', import.meta.url), [ENTRIES]),
  replace: defineScript(new URL('./replace.lua', import.meta.url), [ENTRIES]),
  delete: defineScript(new URL('./delete.lua', import.meta.url), [ENTRIES]),
  list: defineScript(new URL('./list.lua', import.meta.url), [ENTRIES]),
};

const PAGE = { first: true, after: true } as const;

/** How old what `recent` says may be. */
const RECENT_MS = 1000;
const REMEMBERED = 1000;

/** What is kept under a name. */
export interface CatalogueEntry<Settings> {
  readonly name: string;
  readonly settings: Settings;
  /** Epoch ms on Redis's clock. */
  readonly createdAt: number;
}

export interface CreatedEntry<Settings> {
  /** `exists`: there was an entry of that name; it keeps the settings that it had. */
  readonly status: 'created' | 'exists';
  readonly entry: CatalogueEntry<Settings>;
}

export interface CataloguePage<Settings> {
  /** By name, in byte order. */
  readonly entries: readonly CatalogueEntry<Settings>[];
  readonly hasNext: boolean;
  readonly totalCount: number;
  readonly now: number;
}

/** What the entries of a catalogue are. */
export interface CatalogueKind<Options, Settings> {
  /** What errors call the name of an entry. */
  readonly field: string;
  readonly notFound: MayflyErrorCode;
  /** Settings without anything left out. Throws `INVALID_…`. */
  readonly check: (options: Options) => Settings;
  /** Settings as the options that ask for them. */
  readonly optionsOf: (settings: Settings) => Options;
  /** Options that are chosen for good. */
  readonly fixed: readonly string[];
}

/** An entry together with its settings as they are written. */
interface WrittenEntry<Settings> {
  readonly entry: CatalogueEntry<Settings>;
  readonly text: string;
}

/**
 * Named settings that every process of a namespace knows, in one sorted set. All throw `MayflyError`:
 * `INVALID_NAME`, `REDIS_UNAVAILABLE`, `REDIS_FAILED`. N is the number of entries.
 */
export class Catalogue<Options extends object, Settings extends object> {
  readonly #session: RedisSession;
  readonly #key: string;
  readonly #kind: CatalogueKind<Options, Settings>;
  readonly #recent = new BoundedMap<{
    readonly atMs: number;
    readonly settings: Promise<Settings>;
  }>(REMEMBERED);

  constructor(session: RedisSession, key: string, kind: CatalogueKind<Options, Settings>) {
    this.#session = session;
    this.#key = key;
    this.#kind = kind;
  }

  /** Adds an entry, or hands out the one that exists. The errors of its options. O(log N). */
  async create(name: string, options: Options): Promise<CreatedEntry<Settings>> {
    const settings = this.#kind.check(options);
    const args = [this.#checkName(name), JSON.stringify(settings)];
    const reply = await this.#run(scripts.create, args);
    reply.integer();
    const status = reply.flag() ? 'created' : 'exists';
    return { status, entry: this.#read(name, reply).entry };
  }

  /**
   * Changes what is given and leaves the rest; of changes at once none is lost. The error of the kind if
   * there is no such entry, those of its options, and `INVALID_OPTION` for one that is chosen for good.
   * Two round trips, and two more for each change that comes between. O(log N).
   */
  async change(name: string, changes: Partial<Options>): Promise<CatalogueEntry<Settings>> {
    const { check, optionsOf, fixed } = this.#kind;
    checkObject(changes, 'changes');
    for (const field of fixed) {
      if (Reflect.get(changes, field) !== undefined) {
        throw new MayflyError('INVALID_OPTION', `${field} is chosen for good`, { field });
      }
    }
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    for (;;) {
      const { entry, text } = await this.#find(name);
      const settings = check({ ...optionsOf(entry.settings), ...Object.fromEntries(given) });
      const reply = await this.#run(scripts.replace, [name, text, JSON.stringify(settings)]);
      reply.integer();
      if (!reply.flag()) continue;
      this.#recent.delete(name);
      return { ...entry, settings };
    }
  }

  /** Strikes an entry off, and says what it was; null if there was none. O(log N). */
  async delete(name: string): Promise<CatalogueEntry<Settings> | null> {
    const reply = await this.#run(scripts.delete, [this.#checkName(name)]);
    this.#recent.delete(name);
    reply.integer();
    return reply.done ? null : this.#read(name, reply).entry;
  }

  /** The error of the kind if there is no such entry. O(log N). */
  async get(name: string): Promise<CatalogueEntry<Settings>> {
    return (await this.#find(name)).entry;
  }

  /** A page by name, `first` 1 to 100. `INVALID_PAGE`. O(log N + first). */
  async list(page: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<CataloguePage<Settings>> {
    checkObject(page, 'request', 'INVALID_PAGE');
    checkOptions(page, PAGE, 'request');
    const first = checkInteger(page.first, 1, CONSTRAINTS.pageEntries, 'INVALID_PAGE', 'first');
    const after = page.after === undefined ? '' : checkName(page.after, 'after');
    const reply = await this.#run(scripts.list, [first, after]);
    const now = reply.integer();
    const totalCount = reply.integer();
    const hasNext = reply.flag();
    const entries = reply.rest((row) => this.#read(row.string(), row).entry);
    return { entries, hasNext, totalCount, now };
  }

  /**
   * The settings of a name as they were at most a second ago, so that what goes by them need not ask each
   * time. What this very process changes it knows at once. The error of the kind if there is no such entry.
   */
  protected recent(name: string): Promise<Settings> {
    const atMs = performance.now();
    const known = this.#recent.get(name);
    if (known !== undefined && atMs - known.atMs < RECENT_MS) return known.settings;
    const settings = this.get(name).then((entry) => entry.settings);
    this.#recent.set(name, { atMs, settings });
    settings.catch(() => {
      if (this.#recent.get(name)?.settings === settings) this.#recent.delete(name);
    });
    return settings;
  }

  #run(
    script: ReturnType<typeof defineScript>,
    args: readonly (string | number)[],
  ): Promise<Reply> {
    return this.#session.run(script, [this.#key], args);
  }

  #checkName(name: string): string {
    return checkName(name, this.#kind.field);
  }

  async #find(name: string): Promise<WrittenEntry<Settings>> {
    const reply = await this.#run(scripts.find, [this.#checkName(name)]);
    reply.integer();
    if (!reply.done) return this.#read(name, reply);
    const { field, notFound } = this.#kind;
    throw new MayflyError(notFound, `There is no ${field} of this name`, { field });
  }

  #read(name: string, reply: Reply): WrittenEntry<Settings> {
    const createdAt = reply.integer();
    const text = reply.string();
    // Written by `create` or `change` of the same kind, which have checked it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const settings = JSON.parse(text) as Settings;
    return { entry: { name, settings, createdAt }, text };
  }
}
