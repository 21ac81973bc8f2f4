import { MayflyError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { LIMITS } from '../limits.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { checkInteger, checkName, checkTtl } from '../input.ts';
import { decodeSampleCursor, parseSample, type Sample, type SampleFields } from './sample.ts';

const scripts = {
  append: defineScript(new URL('./append.lua', import.meta.url), 2),
  range: defineScript(new URL('./range.lua', import.meta.url), 1),
  sources: defineScript(new URL('./sources.lua', import.meta.url), 1),
};

export interface TimeSeriesOptions {
  /** How long a sample is kept: whole milliseconds, 1 to ten years. An hour where it is left out. */
  readonly retentionMs?: number | undefined;
}

export interface SeriesSource {
  readonly source: string;
  readonly lastSampleAt: number;
}

export interface SamplePage<Field extends string> {
  /** Oldest first. */
  readonly samples: readonly Sample<Field>[];
  readonly hasNext: boolean;
  /** The last sample's cursor, or the one that was passed in if there is nothing new. */
  readonly endCursor: string | null;
  readonly now: number;
}

const HOUR_MS = 3_600_000;
const MAX_SOURCES = 1000;

/**
 * Timestamped samples of named fields, one series for each source, trimmed to a window as they are
 * written (the server statistics of seed 002). A sample is read while it is younger than the
 * retention on Redis's clock, trimmed or not. Equal samples at different times are different samples.
 *
 * Each method is one round trip. All throw `MayflyError`: `INVALID_…`, `REDIS_UNAVAILABLE`,
 * `REDIS_FAILED`. N is the number of samples of a source.
 */
export class TimeSeries<Field extends string = string> {
  readonly name: string;
  readonly retentionMs: number;
  readonly #session: RedisSession;
  readonly #keys: Keys;

  /** Made by `mayfly.series`. */
  constructor(
    session: RedisSession,
    keys: Keys,
    name: string,
    { retentionMs = HOUR_MS }: TimeSeriesOptions,
  ) {
    this.#session = session;
    this.#keys = keys;
    this.name = checkName(name, 'name');
    this.retentionMs = checkTtl(retentionMs, 'retentionMs');
  }

  /** Records the state of a source now. `INVALID_NAME`, `INVALID_SAMPLE`. O(log N). */
  async append(source: string, fields: SampleFields<Field>): Promise<{ readonly now: number }> {
    const { samples, sources } = this.#keys.series(this.name);
    checkName(source, 'source');
    const reply = await this.#session.run(
      scripts.append,
      [samples(source), sources],
      [this.retentionMs, source, encodeFields(fields)],
    );
    return { now: reply.integer() };
  }

  /** The sources that were sampled within the retention, by name: 1000 at most. */
  async sources(): Promise<{ readonly sources: readonly SeriesSource[]; readonly now: number }> {
    const { sources } = this.#keys.series(this.name);
    const reply = await this.#session.run(scripts.sources, [sources], [MAX_SOURCES]);
    const now = reply.integer();
    const all = reply.rest((row) => ({
      source: row.string(),
      lastSampleAt: row.integer() - this.retentionMs,
    }));
    all.sort((a, b) => (a.source < b.source ? -1 : 1));
    return { sources: all, now };
  }

  /**
   * The samples of one source after a cursor, `first` 1 to 1000. Whoever keeps the end cursor reads
   * only what is new the next time. `INVALID_NAME`, `INVALID_PAGE`, `INVALID_CURSOR`. O(log N + first).
   */
  async samples(
    source: string,
    request: { readonly first: number; readonly after?: string | undefined },
  ): Promise<SamplePage<Field>> {
    const { samples } = this.#keys.series(this.name);
    checkName(source, 'source');
    const first = checkInteger(request.first, 1, LIMITS.pageSamples, 'INVALID_PAGE', 'first');
    const { after } = request;
    const cursor = after === undefined ? ['', ''] : decodeSampleCursor(after, 'after');
    const reply = await this.#session.run(
      scripts.range,
      [samples(source)],
      [this.retentionMs, first, ...cursor],
    );
    const now = reply.integer();
    const hasNext = reply.flag();
    const page = reply.rest((row) => parseSample<Field>(row.string()));
    return { samples: page, hasNext, endCursor: page.at(-1)?.cursor ?? after ?? null, now };
  }
}

function encodeFields(fields: Readonly<Record<string, number | null>>): string {
  const entries = Object.entries(fields);
  if (entries.length < 1 || entries.length > LIMITS.sampleFields) {
    throw new MayflyError('INVALID_SAMPLE', `A sample has 1 to ${LIMITS.sampleFields} fields`, {
      field: 'fields',
    });
  }
  for (const [name, value] of entries) {
    if (value !== null && !Number.isFinite(value)) {
      throw new MayflyError('INVALID_SAMPLE', `${name} is a finite number or null`, {
        field: name,
      });
    }
  }
  return JSON.stringify(fields);
}
