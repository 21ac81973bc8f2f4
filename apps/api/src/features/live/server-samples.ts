import { MayflyError, type SamplePage, type TimeSeries } from '@mayfly/core';
import { renameFields } from '../../graphql/rename-fields.ts';
import { VersionSignal } from './version-signal.ts';

/** Samples that are told together. */
const BATCH_SAMPLES = 500;

/** Where somebody begins to read: after a cursor, or else at a moment, or else at the oldest. */
interface SamplesPlace {
  readonly source: string;
  readonly after: string | undefined;
  readonly since: Date | undefined;
}

/**
 * Samples of a series as they are recorded, by whatever instance. Looked at in steady steps; those who are
 * at the same place, as all are who keep up, share what was read.
 */
export class ServerSamples<Field extends string> {
  readonly #series: TimeSeries<Field>;
  readonly #everyMs: number;
  readonly #pages = new Map<string, Promise<SamplePage<Field>>>();
  readonly #news = new VersionSignal();
  #watchers = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(series: TimeSeries<Field>, everyMs: number) {
    this.#series = series;
    this.#everyMs = everyMs;
  }

  /** The samples of a source from a place on, and then each new one. Pages are not empty. */
  async *watch(
    { source, after, since }: SamplesPlace,
    signal: AbortSignal,
  ): AsyncGenerator<SamplePage<Field>, void> {
    this.#watchers += 1;
    this.#timer ??= setInterval(() => this.#look(), this.#everyMs).unref();
    try {
      let cursor = after;
      let isFirst = true;
      while (!signal.aborted) {
        const { number } = this.#news;
        const page = await this.#page({ source, after: cursor, since }, isFirst);
        isFirst = false;
        if (page !== undefined && page.samples.length > 0) {
          cursor = page.endCursor ?? cursor;
          yield page;
        }
        if (page?.hasNext !== true) await this.#news.beyond(number, signal);
      }
    } finally {
      this.#watchers -= 1;
      if (this.#watchers === 0) this.close();
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#pages.clear();
  }

  #look(): void {
    this.#pages.clear();
    this.#news.tell();
  }

  /** Undefined in an outage, unless it is the first that was asked for: the next step tries again. */
  async #page(
    { source, after, since }: SamplesPlace,
    isFirst: boolean,
  ): Promise<SamplePage<Field> | undefined> {
    const key = `${source} ${after ?? `since ${since?.getTime() ?? ''}`}`;
    const reading =
      this.#pages.get(key) ??
      renameFields({ source: 'instance' }, () =>
        this.#series.samples(source, { first: BATCH_SAMPLES, after, since }),
      );
    this.#pages.set(key, reading);
    try {
      return await reading;
    } catch (error) {
      if (isFirst || !(error instanceof MayflyError)) throw error;
      return undefined;
    }
  }
}
