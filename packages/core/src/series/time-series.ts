import { MayflyError } from '../errors.ts';
import type { Keys } from '../keys.ts';
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
import { checkEdge, type SeriesAnswer, type SeriesQuery } from './query.ts';
import { resolutionsOf, type Resolutions } from './resolutions.ts';
import {
  decodeSampleCursor,
  encodeFields,
  parseSample,
  type Sample,
  type SampleFields,
} from './sample.ts';

const scripts = {
  append: defineScript(new URL('./append.lua', import.meta.url), [
    new URL('./rings.lua', import.meta.url),
  ]),
  range: defineScript(new URL('./range.lua', import.meta.url)),
  sources: defineScript(new URL('./sources.lua', import.meta.url)),
  claim: defineScript(new URL('./claim.lua', import.meta.url)),
  release: defineScript(new URL('./release.lua', import.meta.url)),
};

export interface TimeSeriesOptions {
  /**
   * How long a sample is kept: whole milliseconds, 1 to ten years. An hour where it is left out. All
   * that use one series say the same: `query` does not find what another retention has written.
   */
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

export interface AppendOptions {
  /** When the sample was taken: within the retention, and not after Redis's now. Now where it is left out. */
  readonly at?: Date | number | undefined;
}

const OPTIONS = { retentionMs: true } as const;
const APPEND = { at: true } as const;
const SAMPLES = { first: true, after: true, since: true } as const;

const HOUR_MS = 3_600_000;
const MAX_SOURCES = 1000;

/** Samples that one script reads, fewer if they are long: less than half a millisecond of Redis's time. */
const READ_AT_ONCE = 120;

/**
 * Timestamped samples of named fields, one series for each source, trimmed to a window as they are
 * written (the server statistics of seed 002). A sample is read while it is younger than the
 * retention on Redis's clock, trimmed or not. Equal samples at different times are different samples.
 *
 * Beside the samples there are roll-ups of two resolutions, which are written with them and answer
 * `query`: 20 kB at most for each field of a source, however often it is sampled; that is 5.6 bytes a
 * value at one sample a second for an hour. `pnpm bench series` prints what it comes to.
 *
 * Each method is one round trip, `query` two if it asks for much. All throw `MayflyError`:
 * `INVALID_…`, `REDIS_UNAVAILABLE`, `REDIS_FAILED`. N is the number of samples of a source.
 */
export class TimeSeries<Field extends string = string> {
  readonly name: string;
  readonly retentionMs: number;
  readonly #session: RedisSession;
  readonly #keys: ReturnType<Keys['series']>;
  readonly #resolutions: Resolutions;

  /** Made by `mayfly.series`. */
  constructor(session: RedisSession, keys: Keys, name: string, options: TimeSeriesOptions) {
    const { retentionMs = HOUR_MS } = checkOptions(options, OPTIONS);
    this.#session = session;
    this.name = checkName(name, 'name');
    this.retentionMs = checkTtl(retentionMs, 'retentionMs');
    this.#keys = keys.series(name);
    this.#resolutions = resolutionsOf(retentionMs);
  }

  /**
   * Records the state of a source: 1 to 64 fields, names of 1 to 128 characters out of
   * `A-Z a-z 0-9 . _ : / @ + -`. It is of now, or of an earlier moment `at`, and counts in the roll-ups of
   * that moment. Those who follow `samples` with a cursor that is beyond this moment do not get it.
   * `INVALID_NAME`, `INVALID_OPTION`; `INVALID_SAMPLE`, with the field `at` if that lies after now or outside
   * of the retention. O(log N + F) for F fields.
   */
  async append(
    source: string,
    fields: SampleFields<Field>,
    options: AppendOptions = {},
  ): Promise<{ readonly now: number }> {
    const { samples, sources, ringPrefix } = this.#keys;
    const { fineMs, coarseMs } = this.#resolutions;
    checkName(source, 'source');
    const { at } = checkOptions(options, APPEND);
    const moment = at === undefined ? '' : checkMoment(at, 'at', 'INVALID_SAMPLE');
    const reply = await this.#session.run(
      scripts.append,
      [samples(source), sources, ringPrefix(fineMs)],
      [this.retentionMs, source, encodeFields(fields), fineMs, coarseMs, moment],
    );
    const now = reply.integer();
    if (reply.flag()) return { now };
    throw new MayflyError('INVALID_SAMPLE', 'at lies within the retention, and not after now', {
      field: 'at',
    });
  }

  /**
   * Makes a process the one that records a source which several could, for instance what they share, for
   * `forMs` from now. The one that does asks again before they are over; if it no longer does, another may.
   * False while another one records it. By the clock of Redis, also where another one is injected.
   * `INVALID_NAME`, `INVALID_TTL`. O(1).
   */
  async claim(source: string, recorder: string, forMs: number): Promise<boolean> {
    const key = this.#keys.recorder(checkName(source, 'source'));
    const args = [checkName(recorder, 'recorder'), checkTtl(forMs, 'forMs')];
    const reply = await this.#session.run(scripts.claim, [key], args);
    reply.integer();
    return reply.flag();
  }

  /** Lets another process record a source at once, if it was this one that did. `INVALID_NAME`. O(1). */
  async release(source: string, recorder: string): Promise<void> {
    const key = this.#keys.recorder(checkName(source, 'source'));
    await this.#session.run(scripts.release, [key], [checkName(recorder, 'recorder')]);
  }

  /** The sources that were sampled within the retention, by name: 1000 at most. */
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
   * The samples of one source after a cursor, or else from a moment on (`since`, epoch ms), or else all that
   * are kept; `first` 1 to 1000. Whoever keeps the end cursor reads only what is new the next time.
   * More than 150, or 32 kB, take a round trip each; no sample comes twice, and none is left out.
   * `INVALID_NAME`, `INVALID_PAGE`, `INVALID_CURSOR`, `INVALID_OPTION` (`since`). O(log N + first).
   */
  async samples(
    source: string,
    request: {
      readonly first: number;
      readonly after?: string | undefined;
      readonly since?: Date | number | undefined;
    },
  ): Promise<SamplePage<Field>> {
    const { samples } = this.#keys;
    checkName(source, 'source');
    checkObject(request, 'request', 'INVALID_PAGE');
    checkOptions(request, SAMPLES, 'request');
    const first = checkInteger(request.first, 1, CONSTRAINTS.pageSamples, 'INVALID_PAGE', 'first');
    const { after, since } = request;
    // An ordinal before the first: range.lua then begins with the moment itself.
    const start = [checkEdge(since, 'since'), since === undefined ? '' : '-1'];
    let cursor = after === undefined ? start : decodeSampleCursor(after, 'after');
    const page: Sample<Field>[] = [];
    for (;;) {
      const limit = first - page.length;
      const args = [this.retentionMs, Math.min(limit, READ_AT_ONCE), ...cursor];
      const reply = await this.#session.run(scripts.range, [samples(source)], args);
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
   * The samples of a window, of several sources, downsampled to a bounded number of points, each of
   * which tells the smallest, largest, average or last value in its time, or the sum of all, exactly but
   * for the rounding of sums. Values that are null are passed over.
   *
   * Points begin at multiples of their width on the clock, so a chart that moves on keeps its points.
   * The width follows from the length of the window and `points`; with `points: 1` it is the window.
   * The window is widened to multiples of `resolutionMs`, a 360th or a 60th of the retention (10 s or
   * a minute of an hour; with `points: 1` the first, unless the second fits), and what has begun to leave the retention is left out: of the oldest
   * resolution everything. It does not reach beyond now.
   *
   * The answer has `points` numbers at most for each aggregate, field and source; what Redis sends has
   * 361 records of 48 bytes at most for each field and source. Sources times fields are 1000 at most.
   * `INVALID_SAMPLE`, `INVALID_NAME`, `INVALID_OPTION`. No command copies more than 64 kB.
   */
  query<Wanted extends Aggregate, Some extends Field = Field>(
    query: SeriesQuery<Some, Wanted>,
  ): Promise<SeriesAnswer<Some, Wanted>> {
    return queryRings(this.#session, this.#keys, this.retentionMs, query);
  }
}
