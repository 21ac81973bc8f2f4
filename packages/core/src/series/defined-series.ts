import { checkOptions, checkTtl } from '../input.ts';
import type { Keys } from '../keys.ts';
import { defineScript } from '../redis/script.ts';
import type { RedisSession } from '../redis/session.ts';
import { NamedSettings } from '../settings/named-settings.ts';
import type { SettingsEntry } from '../settings/settings-store.ts';
import { resolutionsOf } from './resolutions.ts';
import { checkFieldNames } from './sample.ts';
import { TimeSeries } from './time-series.ts';

const scripts = { clear: defineScript(new URL('./clear.lua', import.meta.url)) };

/** What a series keeps. Cannot be changed. */
export interface SeriesDefinition {
  /** 1 to 32 names. Each sample has one or more of them. */
  readonly fields: readonly string[];
  /** How long a sample is kept: whole milliseconds, 1 to ten years. */
  readonly retentionMs: number;
}

export type DefinedSeries = SettingsEntry<SeriesDefinition>;

const OPTIONS = { fields: true, retentionMs: true } as const;

/** Sources whose keys one script unlinks: each has up to 33. */
const CLEARED_AT_ONCE = 10;

/**
 * Time series whose fields and retention are in Redis, so that all processes use the same. They share no names with
 * those of `mayfly.series`.
 */
export class SeriesDefinitions extends NamedSettings<SeriesDefinition, SeriesDefinition> {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  /** Created by `createMayfly`. */
  constructor(session: RedisSession, keys: Keys) {
    super(session, keys.settings('series'), {
      field: 'series',
      notFound: 'SERIES_NOT_FOUND',
      check: checkDefinition,
      optionsOf: (settings) => settings,
      fixed: ['fields', 'retentionMs'],
    });
    this.#session = session;
    this.#keys = keys;
  }

  /** The series of a name, by a definition that is at most a second old. `SERIES_NOT_FOUND`. */
  async open(name: string): Promise<TimeSeries> {
    return this.seriesOf(name, await this.recent(name));
  }

  /** The series of a definition that the caller has read. No round trip. */
  seriesOf(name: string, definition: SeriesDefinition): TimeSeries {
    return new TimeSeries(this.#session, this.#keys.definedSeries(name), name, definition);
  }

  /**
   * Deletes a series, then its samples, ten sources in a round trip. A process that has read the definition within
   * the last second can append until that second ends. Such samples expire.
   */
  override async delete(name: string): Promise<DefinedSeries | null> {
    const deleted = await super.delete(name);
    if (deleted === null) return null;
    const { fields, retentionMs } = deleted.settings;
    const { sources, samplesPrefix, ringPrefix } = this.#keys.definedSeries(name);
    const keys = [sources, samplesPrefix, ringPrefix(resolutionsOf(retentionMs).fineMs)];
    for (let left = true; left;) {
      const reply = await this.#session.run(scripts.clear, keys, [CLEARED_AT_ONCE, ...fields]);
      reply.integer();
      left = reply.flag();
    }
    return deleted;
  }
}

/** `INVALID_OPTION`, `INVALID_SAMPLE`, `INVALID_TTL`. */
function checkDefinition(options: SeriesDefinition): SeriesDefinition {
  const { fields, retentionMs } = checkOptions(options, OPTIONS);
  return {
    fields: checkFieldNames(fields, 'fields'),
    retentionMs: checkTtl(retentionMs, 'retentionMs'),
  };
}
