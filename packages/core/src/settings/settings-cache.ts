import { isDeepStrictEqual } from 'node:util';
import { BoundedMap } from '../bounded-map.ts';
import type { MayflyError } from '../errors.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import type { SettingsEntry, SettingsStore } from './settings-store.ts';

/** How old cached settings may be while Redis answers. */
const MAX_AGE_MS = 1000;

/** Entries that one script reads. */
const READ_AT_ONCE = 100;
const SCRIPTS_AT_ONCE = 4;

interface Options<Settings extends object, Use> {
  /** Makes what this process uses of an entry. It stays the same until the entry changes. */
  readonly open: (entry: SettingsEntry<Settings>) => Use;
  readonly notFound: () => MayflyError;
  /** How many entries the cache holds. */
  readonly capacity: number;
}

interface Cached<Settings, Use> {
  readonly entry: SettingsEntry<Settings>;
  readonly use: Use;
  readonly readAt: number;
}

/**
 * The settings that this process uses. It knows its changes immediately, and those of other processes within a
 * second. Callers that can wait call `fresh`, which reads an older entry again. Callers that cannot wait call
 * `get` after `follow`, which checks the version of the kind every second, in one command.
 */
export class SettingsCache<Settings extends object, Use> {
  readonly #store: SettingsStore<Settings>;
  readonly #options: Options<Settings, Use>;
  /** `close` replaces it, so that replies to earlier reads do not fill it. */
  #cached: BoundedMap<Cached<Settings, Use>>;
  readonly #loading = new Map<string, Promise<Cached<Settings, Use>>>();
  /** The latest version when all entries were read. */
  #version = -1;
  /** Counts the changes of this process: a reply to an earlier read does not overwrite them. */
  #changes = 0;
  /** Counts new entries of the cache. */
  #added = 0;
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;

  constructor(store: SettingsStore<Settings>, options: Options<Settings, Use>) {
    this.#store = store;
    this.#options = options;
    this.#cached = new BoundedMap(options.capacity);
  }

  get(name: string): Cached<Settings, Use> | undefined {
    return this.#cached.get(name);
  }

  /** The settings as they were at most a second ago. The error of the kind if there are none. */
  async fresh(name: string): Promise<Use> {
    const known = this.#cached.get(name);
    if (known !== undefined && performance.now() - known.readAt < MAX_AGE_MS) return known.use;
    return (await this.load(name)).use;
  }

  /** Reads an entry: one round trip for all concurrent calls. The error of the kind if there is none. */
  load(name: string): Promise<Cached<Settings, Use>> {
    const underWay = this.#loading.get(name);
    if (underWay !== undefined) return underWay;
    const loading = this.#load(name).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  /** This process has changed an entry. The cache keeps it if it is in use. */
  changed(entry: SettingsEntry<Settings>): void {
    this.#changes += 1;
    this.#version = -1;
    if (this.#cached.get(entry.name) !== undefined) this.#put(this.#cached, entry);
  }

  /** This process has deleted an entry. */
  deleted(name: string): void {
    this.#changes += 1;
    this.#cached.delete(name);
  }

  /** Keeps all cached entries fresh until `close`. */
  follow(): void {
    this.#timer ??= setInterval(() => void this.#readAll(), MAX_AGE_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#cached = new BoundedMap(this.#options.capacity);
    this.#version = -1;
  }

  async #load(name: string): Promise<Cached<Settings, Use>> {
    const cached = this.#cached;
    for (;;) {
      const changes = this.#changes;
      const readAt = performance.now();
      const entry = await this.#store.find(name);
      if (changes !== this.#changes) continue;
      if (entry !== undefined) return this.#put(cached, entry, readAt);
      cached.delete(name);
      throw this.#options.notFound();
    }
  }

  #put(
    cached: BoundedMap<Cached<Settings, Use>>,
    entry: SettingsEntry<Settings>,
    readAt = performance.now(),
  ): Cached<Settings, Use> {
    const known = cached.get(entry.name);
    if (known === undefined) this.#added += 1;
    const isSame = known !== undefined && isDeepStrictEqual(known.entry, entry);
    const next = { entry, use: isSame ? known.use : this.#options.open(entry), readAt };
    cached.set(entry.name, next);
    return next;
  }

  async #readAll(): Promise<void> {
    const [cached, changes, added, since] = [
      this.#cached,
      this.#changes,
      this.#added,
      this.#version,
    ];
    const names = [...cached.keys()];
    if (names.length === 0 || this.#isReading) return;
    this.#isReading = true;
    const chunks: string[][] = [];
    for (let i = 0; i < names.length; i += READ_AT_ONCE)
      chunks.push(names.slice(i, i + READ_AT_ONCE));
    try {
      const replies = await mapConcurrently(chunks, SCRIPTS_AT_ONCE, (chunk) =>
        this.#store.read(chunk, since),
      );
      if (changes !== this.#changes || cached !== this.#cached) return;
      // Entries that were loaded meanwhile may be older.
      if (added === this.#added) this.#version = Math.min(...replies.map(({ version }) => version));
      for (const [i, { entries = [] }] of replies.entries()) {
        for (const [j, entry] of entries.entries()) {
          if (entry !== undefined) this.#put(cached, entry);
          else cached.delete(chunks[i]?.[j] ?? '');
        }
      }
    } catch {
      // Redis is unavailable. The next second reads again.
    } finally {
      this.#isReading = false;
    }
  }
}
