import { MayflyError } from '../errors.ts';
import type { SeriesKeys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import {
  checkInteger,
  checkMoment,
  checkName,
  checkObject,
  checkOptions,
  checkTtl,
} from '../input.ts';
import type { Aggregate } from './aggregate.ts';
import { queryRings } from './query-rings.ts';
import { checkEdge, checkQuery, type SeriesAnswer, type SeriesQuery } from './query.ts';
import { resolutionsOf, type Resolutions } from './resolutions.ts';
import {
  checkFieldNames,
  decodeSampleCursor,
  encodeFields,
  parseSample,
  type Sample,
  type SampleFields,
} from './sample.ts';

const scripts = {
  append: defineScript(new URL('./append.lua', import.meta.url)),
  range: defineScript(new URL('./range.lua', import.meta.url)),
  sources: defineScript(new URL('./sources.lua', import.meta.url)),
  claim: defineScript(new URL('./claim.lua', import.meta.url)),
  release: defineScript(new URL('./release.lua', import.meta.url)),
};

export interface TimeSeriesOptions {
  /**
   * How long a sample is kept: whole milliseconds, 1 to ten years; an hour by default. All users of one
   * series must pass the same: `query` does not find samples with another retention.
   */
  readonly retentionMs?: number | undefined;
  /** The only fields of samples, 1 to 32. By default a sample can have any. */
  readonly fields?: readonly string[] | undefined;
}

export interface SeriesSource {
  readonly source: string;
  readonly lastSampleAt: number;
}

export interface SamplePage<Field extends string> {
  /** Oldest first. */
  readonly samples: readonly Sample<Field>[];
  readonly hasNext: boolean;
  /** The cursor of the last sample, or the one that was passed in if there is nothing new. */
  readonly endCursor: string | null;
  readonly now: number;
}

export interface AppendOptions {
  /** The time of the sample: within the retention, and not in the future. Now by default. */
  readonly at?: Date | number | undefined;
}

const OPTIONS = { retentionMs: true, fields: true } as const;
const APPEND = { at: true } as const;
const SAMPLES = { first: true, after: true, since: true } as const;

const HOUR_MS = 3_600_000;
const MAX_SOURCES = 1000;

/** Samples that one script reads, fewer if they are long: less than half a millisecond of Redis's time. */
const READ_AT_ONCE = 100;

/**
 * Timestamped samples of named fields, one series for each source, such as statistics of servers. Writing
 * trims them to a window. A sample is visible while it is younger than the retention on Redis's clock,
 * trimmed or not. Equal samples at different times are different samples.
 *
 * Each sample also counts in roll-ups of two resolutions, which answer `query`: at most 20 kB for each field
 * of a source, for any number of samples. That is 5.6 bytes a value at one sample a second for an hour.
 * `pnpm bench series` prints the memory.
 *
 * Each method is one round trip, `query` two for many sources. All throw `MayflyError`: `INVALID_…`,
 * `REDIS_UNAVAILABLE`, `REDIS_FAILED`. N is the number of samples of a source.
 */
export class TimeSeries<Field extends string = string> {
  readonly name: string;
  readonly retentionMs: number;
  readonly #session: RedisSession;
  readonly #keys: SeriesKeys;
  readonly #fields: readonly string[] | undefined;
  readonly #resolutions: Resolutions;

  /** Created by `mayfly.series`. */
  constructor(session: RedisSession, keys: SeriesKeys, name: string, options: TimeSeriesOptions) {
    const { retentionMs = HOUR_MS, fields } = checkOptions(options, OPTIONS);
    this.#session = session;
    this.name = checkName(name, 'name');
    this.retentionMs = checkTtl(retentionMs, 'retentionMs');
    this.#fields = fields && checkFieldNames(fields, 'fields');
    this.#keys = keys;
    this.#resolutions = resolutionsOf(retentionMs);
  }

  /**
   * Records the state of a source: 1 to 32 fields, with names of 1 to 128 characters of `A-Z a-z 0-9 . _ : /
   * @ + -`. Its time is now, or an earlier `at`, and it counts in the roll-ups of this time. A reader of
   * `samples` whose cursor is after this time does not get it. `INVALID_NAME`, `INVALID_OPTION`;
   * `INVALID_SAMPLE`, with the field `at` if that is in the future or outside the retention, or with the name of a
   * field that the series does not have. O(log N + F)
   * for F fields.
   */
  async append(
    source: string,
    fields: SampleFields<Field>,
    options: AppendOptions = {},
  ): Promise<{ readonly now: number }> {
    const { samplesPrefix, sources, ringPrefix } = this.#keys;
    const { fineMs, coarseMs } = this.#resolutions;
    checkName(source, 'source');
    const { at } = checkOptions(options, APPEND);
    const sample = encodeFields(fields);
    for (const field of Object.keys(fields)) this.#checkKnown(field, field);
    const moment = at === undefined ? '' : checkMoment(at, 'at', 'INVALID_SAMPLE');
    const reply = await this.#session.run(
      scripts.append,
      [samplesPrefix + source, sources, ringPrefix(fineMs)],
      [this.retentionMs, source, sample, fineMs, coarseMs, moment],
    );
    const now = reply.integer();
    if (reply.flag()) return { now };
    throw new MayflyError(
      'INVALID_SAMPLE',
      'at must be within the retention, and not in the future',
      {
        field: 'at',
      },
    );
  }

  /**
   * Makes a process the recorder of a shared source for `forMs` from now. The recorder calls it again before
   * that ends; otherwise another process can become the recorder. Returns false while another process is the
   * recorder. It uses Redis's clock, even with an injected one. `INVALID_NAME`, `INVALID_TTL`. O(1).
   */
  async claim(source: string, recorder: string, forMs: number): Promise<boolean> {
    const key = this.#keys.recorder(checkName(source, 'source'));
    const args = [checkName(recorder, 'recorder'), checkTtl(forMs, 'forMs')];
    const reply = await this.#session.run(scripts.claim, [key], args);
    reply.integer();
    return reply.flag();
  }

  /** Ends the claim of a process on a source, if it has one. `INVALID_NAME`. O(1). */
  async release(source: string, recorder: string): Promise<void> {
    const key = this.#keys.recorder(checkName(source, 'source'));
    await this.#session.run(scripts.release, [key], [checkName(recorder, 'recorder')]);
  }

  /** The sources with samples within the retention, by name: at most 1000. */
  async sources(): Promise<{ readonly sources: readonly SeriesSource[]; readonly now: number }> {
    const { sources } = this.#keys;
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
   * The samples of one source after a cursor, or from a time on (`since`, epoch ms), or all; `first` 1 to
   * 1000. With the end cursor, the next call reads only new samples. More than 150, or 32 kB, take a round
   * trip each; no sample comes twice, and none is left out. `INVALID_NAME`, `INVALID_PAGE`,
   * `INVALID_CURSOR`, `INVALID_OPTION` (`since`). O(log N + first).
   */
  async samples(
    source: string,
    request: {
      readonly first: number;
      readonly after?: string | undefined;
      readonly since?: Date | number | undefined;
    },
  ): Promise<SamplePage<Field>> {
    checkName(source, 'source');
    checkObject(request, 'request', 'INVALID_PAGE');
    checkOptions(request, SAMPLES, 'request');
    const first = checkInteger(request.first, 1, CONSTRAINTS.pageSamples, 'INVALID_PAGE', 'first');
    const { after, since } = request;
    // An ordinal before the first: range.lua then begins with this time.
    const start = [checkEdge(since, 'since'), since === undefined ? '' : '-1'];
    let cursor = after === undefined ? start : decodeSampleCursor(after, 'after');
    const page: Sample<Field>[] = [];
    for (;;) {
      const limit = first - page.length;
      const args = [this.retentionMs, Math.min(limit, READ_AT_ONCE), ...cursor];
      const reply = await this.#session.run(
        scripts.range,
        [this.#keys.samplesPrefix + source],
        args,
      );
      const now = reply.integer();
      const hasNext = reply.flag();
      page.push(...reply.rest((row) => parseSample<Field>(row.string())));
      const endCursor = page.at(-1)?.cursor ?? after ?? null;
      if (!hasNext || page.length === first || endCursor === null) {
        return { samples: page, hasNext, endCursor, now };
      }
      cursor = decodeSampleCursor(endCursor, 'after');
    }
  }

  /**
   * The samples of a window, of several sources, downsampled to a bounded number of points. A point has the
   * smallest, largest, average or last value in its time, or the sum of all. Only sums are rounded. Null
   * values are skipped.
   *
   * Points begin at multiples of their width on the clock, so a chart that moves keeps its points. The width
   * follows from the length of the window and `points`; with `points: 1` it is the window. The window is
   * widened to multiples of `resolutionMs`, a 360th or a 60th of the retention (10 s or a minute for an
   * hour; with `points: 1` the first, unless the second fits). Records that have begun to leave the
   * retention are left out. The window does not extend beyond now.
   *
   * The answer has at most `points` numbers for each aggregate, field and source; Redis sends at most 361
   * records of 48 bytes for each field and source. Sources times fields must be at most 1000.
   * `INVALID_SAMPLE`, `INVALID_NAME`, `INVALID_OPTION`. No command copies more than 64 kB.
   */
  async query<Wanted extends Aggregate, Some extends Field = Field>(
    query: SeriesQuery<Some, Wanted>,
  ): Promise<SeriesAnswer<Some, Wanted>> {
    const checked = checkQuery(query);
    for (const [index, field] of checked.fields.entries()) {
      this.#checkKnown(field, `fields[${index}]`);
    }
    return queryRings(this.#session, this.#keys, this.retentionMs, checked);
  }

  #checkKnown(name: string, field: string): void {
    if (this.#fields === undefined || this.#fields.includes(name)) return;
    throw new MayflyError('INVALID_SAMPLE', `${field} must be a field of the series`, { field });
  }
}
