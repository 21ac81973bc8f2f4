import { MayflyError, type Mayfly, type SetSummary } from '@mayfly/core';
import { VersionSignal } from './version-signal.ts';

/** What has changed of some sets since it was told last. */
export interface StatesBatch {
  /** Of sets that are not as they were. */
  readonly states: readonly SetSummary[];
  /** Names of which there is no set any more, or was none. */
  readonly missing: readonly string[];
}

/** Sets that are asked about in one turn of the event loop. */
const ASKED_AT_ONCE = 200;

interface Watched {
  watchers: number;
  /** Undefined until it was read; null while there is no such set. Kept while nothing changes. */
  state: SetSummary | null | undefined;
}

/**
 * What sets of any strategy show in a list, looked at in steady steps: each set once for all who watch it
 * through this server.
 */
export class SetStates {
  readonly #mayfly: Mayfly;
  readonly #everyMs: number;
  readonly #watched = new Map<string, Watched>();
  readonly #news = new VersionSignal();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  constructor(mayfly: Mayfly, everyMs: number) {
    this.#mayfly = mayfly;
    this.#everyMs = everyMs;
  }

  /** First all of them, then those that have changed. `REDIS_UNAVAILABLE` only at the beginning. */
  async *watch(names: ReadonlySet<string>, signal: AbortSignal): AsyncGenerator<StatesBatch, void> {
    for (const name of names) this.#join(name);
    try {
      const unread = [...names].filter((name) => this.#watched.get(name)?.state === undefined);
      await this.#read(unread);
      const told = new Map<string, SetSummary | null>();
      while (!signal.aborted) {
        const { number } = this.#news;
        const batch = this.#since(told, names);
        if (batch.states.length > 0 || batch.missing.length > 0) yield batch;
        else await this.#news.beyond(number, signal);
      }
    } finally {
      for (const name of names) this.#leave(name);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** What was not told yet; notes it as told. */
  #since(told: Map<string, SetSummary | null>, names: ReadonlySet<string>): StatesBatch {
    const states: SetSummary[] = [];
    const missing: string[] = [];
    for (const name of names) {
      const state = this.#watched.get(name)?.state;
      if (state === undefined || state === told.get(name)) continue;
      told.set(name, state);
      if (state === null) missing.push(name);
      else states.push(state);
    }
    return { states, missing };
  }

  #join(name: string): void {
    const watched = this.#watched.get(name) ?? { watchers: 0, state: undefined };
    watched.watchers += 1;
    this.#watched.set(name, watched);
    this.#timer ??= setInterval(() => void this.#look(), this.#everyMs).unref();
  }

  #leave(name: string): void {
    const watched = this.#watched.get(name);
    if (watched === undefined) return;
    watched.watchers -= 1;
    if (watched.watchers > 0) return;
    this.#watched.delete(name);
    if (this.#watched.size === 0) this.close();
  }

  /** What an outage hides is looked at in the next step. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await this.#read([...this.#watched.keys()]);
      this.#news.tell();
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
    } finally {
      this.#looking = false;
    }
  }

  async #read(names: readonly string[]): Promise<void> {
    for (let i = 0; i < names.length; i += ASKED_AT_ONCE) {
      const asked = names.slice(i, i + ASKED_AT_ONCE);
      const states = await Promise.all(asked.map((name) => this.#mayfly.sets.summary(name)));
      for (const [at, name] of asked.entries()) this.#note(name, states[at] ?? null);
    }
  }

  #note(name: string, state: SetSummary | null): void {
    const watched = this.#watched.get(name);
    if (watched === undefined || isSame(watched.state, state)) return;
    watched.state = state;
  }
}

function isSame(before: SetSummary | null | undefined, after: SetSummary | null): boolean {
  if (before === undefined) return false;
  if (before === null || after === null) return before === after;
  return (
    before.createdAt === after.createdAt &&
    before.strategy === after.strategy &&
    before.defaultTtlMs === after.defaultTtlMs &&
    before.count === after.count &&
    before.nextExpiresAt === after.nextExpiresAt
  );
}
