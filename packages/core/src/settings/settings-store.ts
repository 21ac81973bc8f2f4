import { CONSTRAINTS } from '../constraints.ts';
import { checkInteger, checkName, checkObject, checkOptions } from '../input.ts';
import type { SettingsKeys } from '../keys.ts';
import { isAfter, isBefore, rangesOf } from '../prefixes.ts';
import type { Reply } from '../redis/reply.ts';
import { defineScript, type Script, type ScriptArgument } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';

/** A fragment: how entries are stored. */

const scripts = {
  create: defineScript(new URL('./create.lua', import.meta.url)),
  read: defineScript(new URL('./read.lua', import.meta.url)),
  replace: defineScript(new URL('./replace.lua', import.meta.url)),
  delete: defineScript(new URL('./delete.lua', import.meta.url)),
  list: defineScript(new URL('./list.lua', import.meta.url)),
};

const PAGE = { first: true, after: true, prefixes: true } as const;

/** Settings that are stored under a name. */
export interface SettingsEntry<Settings> {
  readonly name: string;
  /** Grows with each change. No two changes of a kind of settings have the same. */
  readonly version: number;
  readonly settings: Settings;
  /** Epoch ms on Redis's clock. */
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface SettingsPage<Settings> {
  /** By name, in byte order. */
  readonly entries: readonly SettingsEntry<Settings>[];
  readonly hasNext: boolean;
  /** The number of all entries, on every page. */
  readonly totalCount: number;
  readonly now: number;
}

export interface PageOfNames {
  /** 1 to 100. */
  readonly first: number;
  /** The name after which the page begins. */
  readonly after?: string | undefined;
  /** Only names that begin with one of at most 100 prefixes. By default all names. */
  readonly prefixes?: readonly string[] | undefined;
}

/** `conflict`: the entry has another version; `entry` is the current one. */
export type ReplaceResult<Settings> =
  | {
      readonly status: 'replaced' | 'conflict';
      readonly entry: SettingsEntry<Settings>;
      readonly now: number;
    }
  | { readonly status: 'absent' };

/** For a `replace` that also writes other keys. */
export interface ReplaceScript {
  readonly script: Script;
  readonly keys: readonly string[];
  readonly args: readonly ScriptArgument[];
}

/**
 * Named settings of one kind in Redis: policies, purposes, spaces, adoptions or series. `field` is the word for a name
 * in errors. All methods throw `INVALID_NAME`, `REDIS_UNAVAILABLE`, `REDIS_FAILED`. N is the number of entries.
 */
export class SettingsStore<Settings extends object> {
  readonly #session: RedisSession;
  readonly #keys: readonly string[];
  readonly #field: string;

  constructor(session: RedisSession, { entries, version }: SettingsKeys, field: string) {
    this.#session = session;
    this.#keys = [entries, version];
    this.#field = field;
  }

  /** Creates an entry, or returns the existing one. O(log N). */
  async create(
    name: string,
    settings: Settings,
  ): Promise<{
    readonly status: 'created' | 'exists';
    readonly entry: SettingsEntry<Settings>;
    readonly now: number;
  }> {
    const args = [this.checkName(name), JSON.stringify(settings)];
    const reply = await this.#session.run(scripts.create, this.#keys, args);
    const now = reply.integer();
    const status = reply.flag() ? 'created' : 'exists';
    return { status, entry: readEntry(reply), now };
  }

  /** Entries by name, undefined where there is none; no entries if the latest version is still `since`. */
  async read(
    names: readonly string[],
    since = -1,
  ): Promise<{
    readonly version: number;
    readonly entries: readonly (SettingsEntry<Settings> | undefined)[] | undefined;
  }> {
    const reply = await this.#session.run(scripts.read, this.#keys, [since, ...names]);
    const version = reply.integer();
    if (reply.done) return { version, entries: undefined };
    const entries = reply.rest((row) => {
      const text = row.stringOrNull();
      return text === null ? undefined : decodeEntry<Settings>(text);
    });
    return { version, entries };
  }

  /** O(log N). */
  async find(name: string): Promise<SettingsEntry<Settings> | undefined> {
    const { entries } = await this.read([this.checkName(name)]);
    return entries?.[0];
  }

  /** Replaces the settings, if they still have this version. O(log N). */
  async replace(
    name: string,
    version: number,
    settings: Settings,
    { script, keys, args }: ReplaceScript = { script: scripts.replace, keys: [], args: [] },
  ): Promise<ReplaceResult<Settings>> {
    const reply = await this.#session.run(
      script,
      [...this.#keys, ...keys],
      [name, version, JSON.stringify(settings), ...args],
    );
    const now = reply.integer();
    const outcome = reply.integer();
    if (outcome < 0) return { status: 'absent' };
    return { status: outcome === 1 ? 'replaced' : 'conflict', entry: readEntry(reply), now };
  }

  /** Returns the deleted entry, or undefined if there was none. O(log N). */
  async delete(name: string): Promise<SettingsEntry<Settings> | undefined> {
    const reply = await this.#session.run(scripts.delete, this.#keys, [this.checkName(name)]);
    reply.integer();
    return reply.done ? undefined : readEntry(reply);
  }

  /** A page by name. `INVALID_PAGE`. O(P log N + first) for P prefixes. */
  async list(page: PageOfNames): Promise<SettingsPage<Settings>> {
    checkObject(page, 'request', 'INVALID_PAGE');
    checkOptions(page, PAGE, 'request');
    const first = checkInteger(page.first, 1, CONSTRAINTS.pageEntries, 'INVALID_PAGE', 'first');
    const after = page.after === undefined ? undefined : checkName(page.after, 'after');
    const ranges = rangesOf(page.prefixes);
    const past = after === undefined ? 0 : ranges.filter((range) => isBefore(range, after)).length;
    const next = ranges[past];
    const isInside = after !== undefined && next !== undefined && !isAfter(next, after);
    const bounds = ranges.flatMap(({ least, most }) => [least, most]);
    const args = [first, past + 1, isInside ? `(${after}!` : '', ...bounds];
    const reply = await this.#session.run(scripts.list, this.#keys, args);
    const now = reply.integer();
    const totalCount = reply.integer();
    const hasNext = reply.flag();
    return { entries: reply.rest((row) => readEntry<Settings>(row)), hasNext, totalCount, now };
  }

  checkName(name: string): string {
    return checkName(name, this.#field);
  }
}

function readEntry<Settings>(reply: Reply): SettingsEntry<Settings> {
  return decodeEntry(reply.string());
}

/** Reads an entry as entries.lua writes it. */
function decodeEntry<Settings>(text: string): SettingsEntry<Settings> {
  const [, name, version, createdAt, changedAt, json] =
    /^(\S+) (\d+) (\d+) (\d+) (.*)$/s.exec(text) ?? [];
  if (name === undefined || json === undefined) throw new TypeError('Unknown format of settings');
  return {
    name,
    version: Number(version),
    // `create` or `replace` of the same kind wrote it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    settings: JSON.parse(json) as Settings,
    createdAt: Number(createdAt),
    changedAt: Number(changedAt),
  };
}
