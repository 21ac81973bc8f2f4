import {
  apiKeys,
  MayflyError,
  type ApiKeys,
  type GuardedLimiter,
  type Mayfly,
  type RedisClient,
} from '@mayfly/core';
import { readFileSync } from 'node:fs';
import {
  fromFields,
  matches,
  toFields,
  type AuditEntry,
  type AuditFilter,
  type RecordedEntry,
} from './entry.ts';
import {
  beginningBehind,
  compare,
  SECTIONS,
  type AuditSection,
  type Position,
} from './sections.ts';

/**
 * How many entries a section keeps: older ones go, in whole nodes of its stream, so that few more may be
 * there.
 */
const MOST_ENTRIES = 100_000;

const RECORD = readFileSync(new URL('./record.lua', import.meta.url), 'utf8');
const READ = readFileSync(new URL('./read.lua', import.meta.url), 'utf8');

/** What one actor may not do is noted so often in ten minutes: nobody buries in it what others tried. */
const REFUSALS = { limit: 100, windowMs: 600_000, algorithm: 'fixed' } as const;

/** A Redis that stalls for a moment is waited for, or a flood would get past the limit just then. */
const REFUSALS_COUNTED_WITHIN_MS = 1000;

/**
 * What one step reads of each section, a fraction of a millisecond of Redis's time, and looks at; and how
 * many steps a page may take.
 */
const STEP = 200;
const MOST_STEPS = 10;

export interface AuditPage {
  readonly entries: readonly RecordedEntry[];
  /** Where a next page begins; null at the end. A page that filters may end before it is full. */
  readonly next: Position | null;
  /** How many entries were looked at. */
  readonly scannedCount: number;
}

interface AuditLogPlace {
  readonly redis: RedisClient;
  readonly namespace: string;
  readonly mayfly: Mayfly;
}

/**
 * Who did what, newest first, in streams that all instances share, one for each section. Redis's ids are
 * the times of its entries. Nothing is done or left undone because of it: an entry that cannot be written
 * is told to `onError`.
 */
export class AuditLog {
  readonly #redis: RedisClient;
  readonly #keys: ApiKeys['audit'];
  readonly #refusals: GuardedLimiter;
  readonly #onError: (error: MayflyError) => void;

  /** `mayfly`: in the API's own namespace. */
  constructor({ redis, namespace, mayfly }: AuditLogPlace, onError: (error: MayflyError) => void) {
    this.#redis = redis;
    this.#keys = apiKeys(namespace).audit;
    this.#refusals = mayfly.limiter('audit-refusals', {
      limits: REFUSALS,
      localDenials: true,
      outage: { policy: 'open', answerWithinMs: REFUSALS_COUNTED_WITHIN_MS },
    });
    this.#onError = onError;
  }

  /** Never fails. O(1). */
  async record(entry: AuditEntry): Promise<void> {
    if (await this.#isOneOfTooMany(entry)) return;
    const keys = SECTIONS.map((section) => this.#keys[section]);
    const place = SECTIONS.indexOf(entry.section) + 1;
    try {
      // The source is little more than its digest and an entry are, and no restart makes Redis forget it.
      await this.#redis.eval(RECORD, keys.length, ...keys, place, MOST_ENTRIES, ...toFields(entry));
    } catch (error) {
      this.#onError(toMayflyError(error));
    }
  }

  /**
   * Up to `first` entries behind the one at `after`. Looks at 2000 entries at most, 200 of each section to a
   * command. Of the log as it was at the first page, pages have each entry once.
   */
  async page(first: number, after: Position | null, filter: AuditFilter): Promise<AuditPage> {
    const sections = filter.section === undefined ? SECTIONS : [filter.section];
    const entries: RecordedEntry[] = [];
    let position = after;
    let scannedCount = 0;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const read = await this.#read(sections, position);
      for (const entry of read) {
        if (entries.length === first) return { entries, next: position, scannedCount };
        scannedCount += 1;
        if (matches(entry, filter)) entries.push(entry);
        position = entry.position;
      }
      if (read.length < STEP) return { entries, next: null, scannedCount };
    }
    return { entries, next: position, scannedCount };
  }

  async #isOneOfTooMany({ outcome, actor }: AuditEntry): Promise<boolean> {
    if (outcome !== 'FORBIDDEN' || actor === null) return false;
    return !(await this.#refusals.consume(actor.name)).passes;
  }

  /** The next entries of sections, as they are at one moment, in one round trip. */
  async #read(sections: readonly AuditSection[], after: Position | null): Promise<RecordedEntry[]> {
    const keys = sections.map((section) => this.#keys[section]);
    const from = sections.map((section) => beginningBehind(after, section));
    let replies: readonly (readonly Row[])[];
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ioredis does not know what a script replies.
      replies = (await this.#redis.eval(
        READ,
        keys.length,
        ...keys,
        STEP,
        ...from,
      )) as typeof replies;
    } catch (error) {
      throw toMayflyError(error);
    }
    const entries = sections.flatMap((section, i) =>
      (replies[i] ?? []).map(([id, fields]) => fromFields({ section, id }, fields)),
    );
    // Whatever is among the first of all is among the first of its section.
    return entries.toSorted((a, b) => compare(a.position, b.position)).slice(0, STEP);
  }
}

type Row = readonly [id: string, fields: readonly string[]];

/** Of Redis's own errors only the code is told: the rest may quote what was written. */
function toMayflyError(error: unknown): MayflyError {
  if (error instanceof Error && error.name === 'ReplyError') {
    const [code = ''] = error.message.split(' ', 1);
    return new MayflyError('REDIS_FAILED', `Redis answered with an error (${code})`);
  }
  return new MayflyError('REDIS_UNAVAILABLE', 'Redis cannot be reached or did not answer in time');
}
