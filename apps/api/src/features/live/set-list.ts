import { MayflyError, type Mayfly, type RegistryChange } from '@mayfly/core';
import { VersionSignal } from './version-signal.ts';
import { pause } from './pause.ts';

/** What has happened to the list of sets. */
export interface ListBatch {
  /** The list has to be read anew. */
  readonly gap: boolean;
  readonly created: readonly string[];
  readonly deleted: readonly string[];
  readonly totalCount: number;
}

/** Between two batches of one subscription. */
const BETWEEN_BATCHES_MS = 100;

/** Changes that are kept for those who are a little behind. */
const KEPT_CHANGES = 100;

/** Between two looks whether Redis is back. */
const OUTAGE_PAUSE_MS = 250;

/** What happens to the list of sets, followed once for all who want to know of it through this server. */
export class SetList {
  readonly #mayfly: Mayfly;
  readonly #news = new VersionSignal();
  #changes: RegistryChange[] = [];
  /** The number of the first change that is kept. */
  #first = 0;
  #watchers = 0;
  #end = new AbortController();

  constructor(mayfly: Mayfly) {
    this.#mayfly = mayfly;
  }

  /** Begins with a gap. */
  async *watch(signal: AbortSignal): AsyncGenerator<ListBatch, void> {
    if (this.#watchers === 0) void this.#follow();
    this.#watchers += 1;
    // What happens while the first batch is on its way is told in the next.
    let next = this.#first + this.#changes.length;
    try {
      yield { gap: true, created: [], deleted: [], totalCount: await this.#mayfly.sets.count() };
      while (!signal.aborted) {
        const { number } = this.#news;
        const end = this.#first + this.#changes.length;
        if (next < end) {
          yield this.#batch(next);
          next = end;
          await pause(BETWEEN_BATCHES_MS, signal);
        } else {
          await this.#news.beyond(number, signal);
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
    this.#news.tell();
  }
}
