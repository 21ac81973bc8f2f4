import { isUtf8 } from 'node:buffer';
import { MayflyError } from '../errors.ts';
import { checkInteger, checkObject, checkOptions } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { isCluster, type RedisClient, type RedisNode } from '../redis/client.ts';
import type { RedisSession } from '../redis/session.ts';

export interface KeyPage {
  /** In no order. */
  readonly keys: readonly string[];
  /** The position of the search: pass it as `after` to continue. Null at the end. */
  readonly cursor: string | null;
  /** The approximate number of keys read until now, by this call and those before it. */
  readonly scanned: number;
  /** The number of keys to read, of any type. */
  readonly total: number;
}

/** Keys that one step of SCAN reads: a fraction of a millisecond of Redis's time. */
const LOOKED_AT_A_STEP = 500;

/** Steps of one call, one round trip each. A call ends after them, even without a match. */
const MAX_STEPS = 20;

const REQUEST = { first: true, after: true } as const;

/** The first cursor of a master's SCAN, and the last. */
const START = '0';

/**
 * The sorted sets of other programs whose keys match a glob pattern (`otp:*`), on a cluster those of all
 * masters. Keys of this namespace, and keys that are not UTF-8, are left out.
 */
export class AdoptedKeys<Adopted> {
  readonly pattern: string;
  readonly #session: RedisSession;
  readonly #keys: Keys;
  readonly #open: (key: string) => Adopted;

  /** Created by `mayfly.adopt`. */
  constructor(
    context: { readonly session: RedisSession; readonly keys: Keys },
    pattern: string,
    open: (key: string) => Adopted,
  ) {
    this.#session = context.session;
    this.#keys = context.keys;
    this.#open = open;
    this.pattern = pattern;
  }

  /** The set at one key, whether or not it matches. `INVALID_KEY`. No round trip. */
  open(key: string): Adopted {
    return this.#open(key);
  }

  /**
   * Searches until `first` keys, 1 to 500, are found, in at most twenty bounded steps of SCAN. So a page can
   * be empty and not be the last. A step is never cut, so a page may have up to about 500 keys more than
   * `first`.
   *
   * A key that exists from the first page to the last is found, perhaps more than once; on a cluster, unless
   * its slot moves meanwhile. `INVALID_PAGE`; `INVALID_CURSOR` also if the cursor's master is gone or is a
   * replica now: then search from the start. O(keys read), at most 10,000.
   */
  async keys(request: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<KeyPage> {
    checkObject(request, 'request', 'INVALID_PAGE');
    const asked = checkOptions(request, REQUEST, 'request');
    const first = checkInteger(asked.first, 1, CONSTRAINTS.pageKeys, 'INVALID_PAGE', 'first');
    const after = asked.after === undefined ? undefined : decodeCursor(asked.after);
    const masters = await this.#session.command(mastersOf);
    const total = await this.#session.command(() => countKeys(masters));
    let index = after === undefined ? 0 : masters.findIndex(({ name }) => name === after.master);
    if (index === -1) throw invalidCursor();
    let scan = after?.scan ?? START;
    let lookedAt = first;
    let scanned = after?.scanned ?? 0;
    const found = new Set<string>();
    for (let step = 0; step < MAX_STEPS && found.size < first; step += 1) {
      const master = masters[index];
      if (master === undefined) break;
      const [from, count] = [scan, lookedAt];
      const [next, batch] = await this.#session.command(() =>
        master.redis.scanBuffer(from, 'MATCH', this.pattern, 'COUNT', count, 'TYPE', 'zset'),
      );
      const foundBefore = found.size;
      for (const key of batch) if (this.#isOffered(key)) found.add(key.toString());
      scanned += lookedAt;
      scan = next.toString();
      if (scan === START) index += 1;
      // If matches are rare, steps are longer. If not, a page has about the requested size.
      if (found.size === foundBefore) lookedAt = Math.min(LOOKED_AT_A_STEP, 4 * lookedAt);
    }
    const reached = masters[index];
    // Until the end, at least one key remains.
    scanned = reached === undefined ? total : Math.min(scanned, Math.max(0, total - 1));
    const cursor =
      reached === undefined ? null : encodeCursor({ master: reached.name, scan, scanned });
    return { keys: [...found], cursor, scanned, total };
  }

  #isOffered(key: Buffer): boolean {
    return (
      isUtf8(key) &&
      key.length > 0 &&
      key.length <= CONSTRAINTS.keyBytes &&
      !this.#keys.owns(key.toString())
    );
  }
}

interface Master {
  /** Its address, which is the same on all pages; '' without a cluster. */
  readonly name: string;
  readonly redis: RedisNode;
}

/** The current masters, in a stable order. */
async function mastersOf(redis: RedisClient): Promise<Master[]> {
  if (!isCluster(redis)) return [{ name: '', redis }];
  // Before it connects, a cluster client reports its start-up nodes as masters.
  if (redis.status !== 'ready') await redis.ping();
  await new Promise<void>((resolve, reject) => {
    redis.refreshSlotsCache((error) => (error ? reject(error) : resolve()));
  });
  return redis
    .nodes('master')
    .map((node) => ({ name: `${node.options.host}:${node.options.port}`, redis: node }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function countKeys(masters: readonly Master[]): Promise<number> {
  const sizes = await Promise.all(masters.map(({ redis }) => redis.dbsize()));
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Position {
  readonly master: string;
  readonly scan: string;
  readonly scanned: number;
}

function encodeCursor({ master, scan, scanned }: Position): string {
  return Buffer.from(`${scan} ${scanned}@${master}`).toString('base64url');
}

/** Throws `INVALID_CURSOR` for any text that `encodeCursor` did not write. */
function decodeCursor(cursor: string): Position {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, scan, scanned, master] = /^([0-9]{1,20}) ([0-9]{1,15})@(.*)$/s.exec(text) ?? [];
  // Cursors of SCAN have 64 bits.
  if (scan !== undefined && master !== undefined && BigInt(scan) < 2n ** 64n) {
    const position = { scan, scanned: Number(scanned), master };
    if (encodeCursor(position) === cursor) return position;
  }
  throw invalidCursor();
}

function invalidCursor(): MayflyError {
  return new MayflyError('INVALID_CURSOR', 'after must be a cursor of this search', {
    field: 'after',
  });
}
