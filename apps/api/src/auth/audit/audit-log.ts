import { defineScript, MayflyError, type GuardedLimiter, type Mayfly } from '@mayfly/core';
import { z } from 'zod';
import {
  byAge,
  fromFields,
  matches,
  SECTIONS,
  toFields,
  type AuditEntry,
  type AuditFilter,
  type AuditSection,
  type RecordedEntry,
} from './entry.ts';

/** A section keeps at least this many entries. Redis removes whole nodes of a stream, so it keeps a few more. */
const MAX_ENTRIES = 100_000;

const RECORD = defineScript(new URL('./record.lua', import.meta.url));
const READ = defineScript(new URL('./read.lua', import.meta.url));

/** The reply of `READ`: for each section its entries, as ids with names and values of fields. */
const readReply = z.array(z.array(z.tuple([z.string(), z.array(z.string())])));

/** Rejected requests of one actor beyond this are not recorded, so that they cannot hide those of others. */
const REJECTIONS = { limit: 100, windowMs: 600_000, algorithm: 'fixed' } as const;

/** Longer than a short stall of Redis, in which a flood would otherwise exceed the limit. */
const REJECTIONS_TIMEOUT_MS = 1000;

/** Entries that one step reads from each section: a fraction of a millisecond of Redis's time. */
const STEP = 200;
const MAX_STEPS = 10;

export interface AuditPage {
  readonly entries: readonly RecordedEntry[];
  /** The id after which the next page starts; null at the end. A page with a filter may not be full. */
  readonly next: string | null;
  /** The number of entries that were compared with the filter. */
  readonly scannedCount: number;
}

/** The streams of the sections. They share a slot, so that one script can use all of them. */
export function auditKeys(namespace: string): Record<AuditSection, string> {
  const prefix = `${namespace}:{audit}`;
  return {
    items: `${prefix}:items`,
    access: `${prefix}:access`,
    administration: `${prefix}:administration`,
  };
}

/**
 * A log of actions in Redis, shared by all instances, with one stream for each section. A failure to write an entry
 * does not fail the action: `onError` receives it.
 */
export class AuditLog {
  readonly #mayfly: Mayfly;
  readonly #keys: Record<AuditSection, string>;
  readonly #rejections: GuardedLimiter;
  readonly #onError: (error: MayflyError) => void;

  /** `mayfly` and `namespace`: of the API. */
  constructor(mayfly: Mayfly, namespace: string, onError: (error: MayflyError) => void) {
    this.#mayfly = mayfly;
    this.#keys = auditKeys(namespace);
    this.#rejections = mayfly.limiter('audit-refusals', {
      limits: REJECTIONS,
      localDenials: true,
      outage: { policy: 'open', answerWithinMs: REJECTIONS_TIMEOUT_MS },
    });
    this.#onError = onError;
  }

  /** Never fails. O(1). */
  async record(entry: AuditEntry): Promise<void> {
    try {
      if (await this.#isOverLimit(entry)) return;
      const keys = SECTIONS.map((section) => this.#keys[section]);
      const index = SECTIONS.indexOf(entry.section) + 1;
      await this.#mayfly.runScript(RECORD, keys, [index, MAX_ENTRIES, ...toFields(entry)]);
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      this.#onError(error);
    }
  }

  /**
   * Up to `first` entries that are older than the one with the id `after`. Scans at most 2000 entries, 200 of each
   * section per command. Pages that follow each other have each entry once, while others are written.
   */
  async page(first: number, after: string | null, filter: AuditFilter): Promise<AuditPage> {
    const sections = filter.section === undefined ? SECTIONS : [filter.section];
    const { since = 0 } = filter;
    const entries: RecordedEntry[] = [];
    let last = after;
    let scannedCount = 0;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const read = await this.#read(sections, last);
      for (const entry of read) {
        if (entries.length === first) return { entries, next: last, scannedCount };
        // All others are older.
        if (entry.at < since) return { entries, next: null, scannedCount };
        scannedCount += 1;
        if (matches(entry, filter)) entries.push(entry);
        last = entry.id;
      }
      if (read.length < STEP) return { entries, next: null, scannedCount };
    }
    return { entries, next: last, scannedCount };
  }

  async #isOverLimit({ outcome, actor }: AuditEntry): Promise<boolean> {
    if (outcome !== 'FORBIDDEN' || actor === null) return false;
    return !(await this.#rejections.consume(actor.name)).passes;
  }

  /** The next entries of all sections, at one moment, in one round trip. */
  async #read(sections: readonly AuditSection[], after: string | null): Promise<RecordedEntry[]> {
    const keys = sections.map((section) => this.#keys[section]);
    const start = after === null ? '+' : `(${after}`;
    const streams = readReply.parse(await this.#mayfly.runScript(READ, keys, [STEP, start]));
    const entries = sections.flatMap((section, i) =>
      (streams[i] ?? []).map(([id, fields]) => fromFields(section, id, fields)),
    );
    // The newest entries of all are among the newest of their sections.
    return entries.toSorted(byAge).slice(0, STEP);
  }
}
