import {
  apiKeys,
  MayflyError,
  type GuardedLimiter,
  type Mayfly,
  type RedisClient,
} from '@mayfly/core';
import type { Principal } from '../../auth/principal.ts';
import { withoutTokens } from '../../auth/token-format.ts';

/** How many entries are kept: older ones go, in whole nodes of the stream, so that few more may be there. */
const MOST_ENTRIES = 100_000;

const MOST_CHARACTERS = 256;

/** The outcome of what was done. */
const DONE = 'OK';

/** What one actor may not do is noted so often in ten minutes: nobody can push out of the log what they did. */
const REFUSALS = { limit: 100, windowMs: 600_000, algorithm: 'fixed' } as const;

/** A Redis that stalls for a moment is waited for, or a flood would get past the limit just then. */
const REFUSALS_COUNTED_WITHIN_MS = 1000;

/** What one command reads, a fraction of a millisecond of Redis's time, and how many of them a page may take. */
const STEP = 200;
const MOST_STEPS = 10;

/** What somebody did, or tried to. Never holds secrets, codes or values. */
export interface AuditEntry {
  /** Null where nobody knows who it was. */
  readonly actor: Pick<Principal, 'id' | 'name' | 'kind'> | null;
  /** The name of a mutation, or `signIn`, `signOut`, `authenticate`. */
  readonly action: string;
  /** What it was done to. */
  readonly target: string | null;
  /** `OK`, or the code of what kept it from being done. */
  readonly outcome: string;
  readonly requestId: string;
  readonly address: string;
}

export interface RecordedEntry extends AuditEntry {
  /** Redis's id of the entry. */
  readonly id: string;
  /** Redis's clock, epoch ms. */
  readonly at: number;
}

/** Entries that are exactly so. What is left out may be anything. */
export interface AuditFilter {
  /** The name of a token. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly outcome?: string | undefined;
  /** Whether the outcome is anything but `OK`. */
  readonly failed?: boolean | undefined;
}

export interface AuditPage {
  readonly entries: readonly RecordedEntry[];
  /** Where a next page begins; null at the end. A page that filters may end before it is full. */
  readonly next: string | null;
  /** How many entries were looked at. */
  readonly scannedCount: number;
}

interface AuditLogPlace {
  readonly redis: RedisClient;
  readonly namespace: string;
  readonly mayfly: Mayfly;
}

/**
 * Who did what, newest first, in a stream that all instances share. Redis's ids are the times of its
 * entries. Nothing is done or left undone because of it: an entry that cannot be written is told to
 * `onError`.
 */
export class AuditLog {
  readonly #redis: RedisClient;
  readonly #key: string;
  readonly #refusals: GuardedLimiter;
  readonly #onError: (error: MayflyError) => void;

  /** `mayfly`: in the API's own namespace. */
  constructor({ redis, namespace, mayfly }: AuditLogPlace, onError: (error: MayflyError) => void) {
    this.#redis = redis;
    this.#key = apiKeys(namespace).audit;
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
    const fields = toFields(entry);
    try {
      await this.#redis.xadd(this.#key, 'MAXLEN', '~', MOST_ENTRIES, '*', ...fields);
    } catch (error) {
      this.#onError(toMayflyError(error));
    }
  }

  /**
   * Up to `first` entries before the one that `after` names. Looks at 2000 entries at most, 200 to a
   * command.
   */
  async page(first: number, after: string | null, filter: AuditFilter): Promise<AuditPage> {
    const entries: RecordedEntry[] = [];
    let position = after;
    let scannedCount = 0;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const read = await this.#read(position);
      for (const entry of read) {
        if (entries.length === first) return { entries, next: position, scannedCount };
        scannedCount += 1;
        if (matches(entry, filter)) entries.push(entry);
        position = entry.id;
      }
      if (read.length < STEP) return { entries, next: null, scannedCount };
    }
    return { entries, next: position, scannedCount };
  }

  async #isOneOfTooMany({ outcome, actor }: AuditEntry): Promise<boolean> {
    if (outcome !== 'FORBIDDEN' || actor === null) return false;
    return (await this.#refusals.consume(actor.name)).status === 'denied';
  }

  async #read(before: string | null): Promise<RecordedEntry[]> {
    const from = before === null ? '+' : `(${before}`;
    try {
      const read = await this.#redis.xrevrange(this.#key, from, '-', 'COUNT', STEP);
      return read.map(([id, fields]) => fromFields(id, fields));
    } catch (error) {
      throw toMayflyError(error);
    }
  }
}

function matches(entry: RecordedEntry, filter: AuditFilter): boolean {
  const { actor, action, target, outcome, failed } = filter;
  return (
    (actor === undefined || entry.actor?.name === actor) &&
    (action === undefined || entry.action === action) &&
    (target === undefined || entry.target === target) &&
    (outcome === undefined || entry.outcome === outcome) &&
    (failed === undefined || (entry.outcome !== DONE) === failed)
  );
}

/** In the order in which `fromFields` reads them: the stream stores names that repeat only once. */
function toFields({ actor, action, target, outcome, requestId, address }: AuditEntry): string[] {
  const fields = {
    actor: actor?.name ?? '',
    actorId: actor?.id ?? '',
    kind: actor?.kind ?? '',
    action,
    target: target ?? '',
    outcome,
    requestId,
    address,
  };
  return Object.entries(fields).flatMap(([name, value]) => [
    name,
    withoutTokens(value).slice(0, MOST_CHARACTERS),
  ]);
}

function fromFields(id: string, fields: readonly string[]): RecordedEntry {
  const read = (name: string) => fields[fields.indexOf(name) + 1] ?? '';
  const kind = read('kind');
  return {
    id,
    at: Number(id.split('-', 1)[0]),
    actor:
      kind === 'token' || kind === 'session'
        ? { id: read('actorId'), name: read('actor'), kind }
        : null,
    action: read('action'),
    target: read('target') || null,
    outcome: read('outcome'),
    requestId: read('requestId'),
    address: read('address'),
  };
}

/** Of Redis's own errors only the code is told: the rest may quote what was written. */
function toMayflyError(error: unknown): MayflyError {
  if (error instanceof Error && error.name === 'ReplyError') {
    const [code = ''] = error.message.split(' ', 1);
    return new MayflyError('REDIS_FAILED', `Redis answered with an error (${code})`);
  }
  return new MayflyError('REDIS_UNAVAILABLE', 'Redis cannot be reached or did not answer in time');
}
