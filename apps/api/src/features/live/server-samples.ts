import { MayflyError, type SamplePage, type TimeSeries } from '@mayfly/core';
import { renameFields } from '../../graphql/rename-fields.ts';
import { VersionSignal } from './version-signal.ts';

/** The maximum number of samples of a page. */
const BATCH_SAMPLES = 500;

/** Where to start: after a cursor, else at a time, else at the oldest sample. */
interface SamplesStart {
  readonly source: string;
  readonly after: string | undefined;
  readonly since: Date | undefined;
}

/**
 * Follows the samples of a series, from all instances, by polling. Subscribers at the same position share what was
 * read.
 */
export class ServerSamples<Field extends string> {
  readonly #series: TimeSeries<Field>;
  readonly #everyMs: number;
  readonly #pages = new Map<string, Promise<SamplePage<Field>>>();
  readonly #signal = new VersionSignal();
  #watchers = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(series: TimeSeries<Field>, everyMs: number) {
    this.#series = series;
    this.#everyMs = everyMs;
  }

  /** The samples of a source, then each new one. Pages are not empty. */
  async *watch(
    { source, after, since }: SamplesStart,
    signal: AbortSignal,
  ): AsyncGenerator<SamplePage<Field>, void> {
    this.#watchers += 1;
    this.#timer ??= setInterval(() => this.#look(), this.#everyMs).unref();
    try {
      let cursor = after;
      let isFirst = true;
      while (!signal.aborted) {
        const { version } = this.#signal;
        const page = await this.#page({ source, after: cursor, since }, isFirst);
        isFirst = false;
        if (page !== undefined && page.samples.length > 0) {
          cursor = page.endCursor ?? cursor;
          yield page;
        }
        if (page?.hasNext !== true) await this.#signal.waitBeyond(version, signal);
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
    this.#signal.increment();
  }

  /** Undefined in an outage, unless it is the first page: the next poll tries again. */
  async #page(
    { source, after, since }: SamplesStart,
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
