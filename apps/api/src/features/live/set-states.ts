import { MayflyError, type Mayfly, type SetSummary } from '@mayfly/core';
import { VersionSignal } from './version-signal.ts';

/** States that have changed since the previous batch. */
export interface StatesBatch {
  /** Sets whose state has changed. */
  readonly states: readonly SetSummary[];
  /** Names of sets that do not exist. */
  readonly missing: readonly string[];
}

/** The number of sets to read in one turn of the event loop. */
const READ_AT_ONCE = 200;

interface Watched {
  watchers: number;
  /** Undefined before the first read; null if the set does not exist. The same object while nothing changes. */
  state: SetSummary | null | undefined;
}

/** Polls the summaries of sets, of any strategy. Each set is read once for all subscribers of this server. */
export class SetStates {
  readonly #mayfly: Mayfly;
  readonly #everyMs: number;
  readonly #watched = new Map<string, Watched>();
  readonly #signal = new VersionSignal();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;

  constructor(mayfly: Mayfly, everyMs: number) {
    this.#mayfly = mayfly;
    this.#everyMs = everyMs;
  }

  /** All states, then those that have changed. `REDIS_UNAVAILABLE` only at the beginning. */
  async *watch(names: ReadonlySet<string>, signal: AbortSignal): AsyncGenerator<StatesBatch, void> {
    for (const name of names) this.#join(name);
    try {
      const unread = [...names].filter((name) => this.#watched.get(name)?.state === undefined);
      await this.#read(unread);
      const sent = new Map<string, SetSummary | null>();
      while (!signal.aborted) {
        const { version } = this.#signal;
        const batch = this.#since(sent, names);
        if (batch.states.length > 0 || batch.missing.length > 0) yield batch;
        else await this.#signal.waitBeyond(version, signal);
      }
    } finally {
      for (const name of names) this.#leave(name);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** States that were not sent yet. Adds them to `sent`. */
  #since(sent: Map<string, SetSummary | null>, names: ReadonlySet<string>): StatesBatch {
    const states: SetSummary[] = [];
    const missing: string[] = [];
    for (const name of names) {
      const state = this.#watched.get(name)?.state;
      if (state === undefined || state === sent.get(name)) continue;
      sent.set(name, state);
      if (state === null) missing.push(name);
      else states.push(state);
    }
    return { states, missing };
  }

  #join(name: string): void {
    const watched = this.#watched.get(name) ?? { watchers: 0, state: undefined };
    watched.watchers += 1;
    this.#watched.set(name, watched);
    this.#timer ??= setInterval(() => void this.#poll(), this.#everyMs).unref();
  }

  #leave(name: string): void {
    const watched = this.#watched.get(name);
    if (watched === undefined) return;
    watched.watchers -= 1;
    if (watched.watchers > 0) return;
    this.#watched.delete(name);
    if (this.#watched.size === 0) this.close();
  }

  /** After an outage, the next poll reads what has changed. */
  async #poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      await this.#read([...this.#watched.keys()]);
      this.#signal.increment();
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
    } finally {
      this.#isPolling = false;
    }
  }

  async #read(names: readonly string[]): Promise<void> {
    for (let i = 0; i < names.length; i += READ_AT_ONCE) {
      const chunk = names.slice(i, i + READ_AT_ONCE);
      const states = await Promise.all(chunk.map((name) => this.#mayfly.sets.summary(name)));
      for (const [at, name] of chunk.entries()) this.#note(name, states[at] ?? null);
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
