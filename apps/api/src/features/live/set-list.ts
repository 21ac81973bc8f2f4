import { MayflyError, type Mayfly, type RegistryChange } from '@mayfly/core';
import { VersionSignal } from './version-signal.ts';
import { pause } from './pause.ts';

/** Changes of the list of sets. */
export interface ListBatch {
  /** The client must read the list again. */
  readonly gap: boolean;
  readonly created: readonly string[];
  readonly deleted: readonly string[];
  readonly totalCount: number;
}

/** Between two batches of one subscription. */
const BETWEEN_BATCHES_MS = 100;

/** The number of changes that are kept for slow subscribers. */
const KEPT_CHANGES = 100;

/** Between two attempts in an outage. */
const OUTAGE_PAUSE_MS = 250;

/** Follows the list of sets once for all subscribers of this server. */
export class SetList {
  readonly #mayfly: Mayfly;
  readonly #signal = new VersionSignal();
  #changes: RegistryChange[] = [];
  /** The index of the first change that is kept. */
  #first = 0;
  #watchers = 0;
  #end = new AbortController();

  constructor(mayfly: Mayfly) {
    this.#mayfly = mayfly;
  }

  /** The changes of sets whose names have one of the prefixes; by default of all sets. The first batch has a gap. */
  async *watch(signal: AbortSignal, prefixes?: readonly string[]): AsyncGenerator<ListBatch, void> {
    if (this.#watchers === 0) void this.#follow();
    this.#watchers += 1;
    // Changes during the read of the first batch are in the next one.
    let next = this.#first + this.#changes.length;
    try {
      const totalCount = await this.#mayfly.sets.count(prefixes);
      yield { gap: true, created: [], deleted: [], totalCount };
      while (!signal.aborted) {
        const { version } = this.#signal;
        const end = this.#first + this.#changes.length;
        if (next < end) {
          const batch = await this.#within(this.#batch(next), prefixes);
          next = end;
          if (batch !== null) yield batch;
          await pause(BETWEEN_BATCHES_MS, signal);
        } else {
          await this.#signal.waitBeyond(version, signal);
        }
      }
    } finally {
      this.#watchers -= 1;
      if (this.#watchers === 0) this.close();
    }
  }

  close(): void {
    this.#end.abort();
    this.#end = new AbortController();
  }

  #batch(from: number): ListBatch {
    const changes = this.#changes.slice(Math.max(0, from - this.#first));
    const totalCount = changes.at(-1)?.totalCount ?? 0;
    const isLost = from < this.#first || changes.some(({ status }) => status === 'gap');
    if (isLost) return { gap: true, created: [], deleted: [], totalCount };
    const fates = new Map<string, 'created' | 'deleted'>();
    for (const change of changes) {
      if (change.status === 'gap') continue;
      for (const name of change.created) fates.set(name, 'created');
      for (const name of change.deleted) fates.set(name, 'deleted');
    }
    const named = (wanted: string) =>
      [...fates].filter(([, fate]) => fate === wanted).map(([name]) => name);
    return { gap: false, created: named('created'), deleted: named('deleted'), totalCount };
  }

  /** The part of a batch with the prefixes. Null if nothing has changed there. `REDIS_UNAVAILABLE`. */
  async #within(
    batch: ListBatch,
    prefixes: readonly string[] | undefined,
  ): Promise<ListBatch | null> {
    if (prefixes === undefined) return batch;
    const isWithin = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
    const [created, deleted] = [batch.created.filter(isWithin), batch.deleted.filter(isWithin)];
    if (!batch.gap && created.length + deleted.length === 0) return null;
    return { ...batch, created, deleted, totalCount: await this.#mayfly.sets.count(prefixes) };
  }

  async #follow(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      try {
        for await (const change of this.#mayfly.sets.follow({ signal })) this.#keep(change);
      } catch (error) {
        if (!(error instanceof MayflyError)) throw error;
        await pause(OUTAGE_PAUSE_MS, signal);
      }
    }
  }

  #keep(change: RegistryChange): void {
    this.#changes.push(change);
    if (this.#changes.length > KEPT_CHANGES) {
      this.#changes.shift();
      this.#first += 1;
    }
    this.#signal.increment();
  }
}
