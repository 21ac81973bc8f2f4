import { MayflyError, type JsonValue, type LiveMember, type Mayfly } from '@mayfly/core';
import { LRUCache } from 'lru-cache';
import type { Role } from '../graphql/types.generated.ts';
import { AutoCreatedSet } from './auto-created-set.ts';
import { RecentLookups, type MonotonicClock } from './recent-lookups.ts';
import { digestOf, newToken } from './token-format.ts';

const YEAR_MS = 31_536_000_000;

/** The use of a token is written down at most so often by each instance. */
const USE_NOTED_EVERY_MS = 300_000;
const MOST_USES_REMEMBERED = 10_000;

const NAME = /^[A-Za-z0-9._:/@+-]{1,128}$/;

interface TokenSettings {
  readonly name: string;
  readonly role: Role;
  readonly createdAt: number;
  readonly createdBy: string;
  /** Epoch ms, five minutes late at most; null before the first use. */
  readonly lastUsedAt: number | null;
}

/** The compiler takes types for JSON, and interfaces not. */
type StoredToken = { readonly [Field in keyof TokenSettings]: TokenSettings[Field] & JsonValue };

/** A token that an admin has made. */
export interface MadeToken extends TokenSettings {
  /** The digest of the token: tells which one it is, and opens nothing. */
  readonly id: string;
  /** Epoch ms; Infinity for never. */
  readonly expiresAt: number;
}

export interface MadeTokenPage {
  readonly tokens: readonly (MadeToken & { readonly cursor: string })[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly totalCount: number;
  readonly now: number;
}

export interface NewTokenOptions {
  /** 1 to 128 characters out of `A-Z a-z 0-9 . _ : / @ + -`. */
  readonly name: string;
  readonly role: Role;
  /** Whole milliseconds, 1 to ten years; undefined for ever. */
  readonly ttlMs: number | undefined;
  readonly createdBy: string;
}

/**
 * Tokens that admins make, in an expiring set: the member is the digest of the token, so that what Redis
 * holds opens nothing, and the end of its life is the member's expiry.
 */
export class TokenStore {
  readonly #mayfly: Mayfly;
  readonly #tokens: AutoCreatedSet<StoredToken>;
  readonly #recent: RecentLookups<MadeToken>;
  readonly #noted: LRUCache<string, true>;

  constructor(mayfly: Mayfly, clock: MonotonicClock) {
    this.#mayfly = mayfly;
    this.#tokens = new AutoCreatedSet(mayfly, 'tokens', YEAR_MS);
    this.#recent = new RecentLookups(clock);
    this.#noted = new LRUCache({
      max: MOST_USES_REMEMBERED,
      ttl: USE_NOTED_EVERY_MS,
      perf: { now: clock },
    });
  }

  /** The only time at which the token itself is told. `INVALID_NAME`, `INVALID_TTL`. */
  async create({
    name,
    role,
    ttlMs,
    createdBy,
  }: NewTokenOptions): Promise<{ readonly secret: string; readonly token: MadeToken }> {
    checkTokenName(name);
    const secret = newToken();
    const id = digestOf(secret).toString('hex');
    const createdAt = await this.#mayfly.now();
    const stored = { name, role, createdAt, createdBy, lastUsedAt: null };
    const result = await this.#tokens.add(id, {
      value: stored,
      ...(ttlMs === undefined ? { expiresAt: Infinity } : { ttlMs }),
    });
    if (result.status === 'absent') throw new TypeError('A token that is added is there');
    return { secret, token: { ...stored, id, expiresAt: result.expiresAt } };
  }

  /** A live token, from memory for up to a second. */
  async find(id: string): Promise<MadeToken | null> {
    const recent = this.#recent.get(id);
    if (recent !== undefined) return recent;
    const { generation } = this.#recent;
    const live = await this.#tokens.get(id);
    if (live?.value == null) return null;
    const token = toToken(live, live.value);
    this.#recent.remember(id, token, live.remainingMs, generation);
    return token;
  }

  /** The same, of somebody who comes in with it: that is noted, though not each time. */
  async use(id: string): Promise<MadeToken | null> {
    const token = await this.find(id);
    if (token !== null && !this.#noted.has(id)) await this.#noteUse(token);
    return token;
  }

  /**
   * Soonest to expire first, those that never do last. `first` 1 to 500. `INVALID_PAGE`,
   * `INVALID_CURSOR`.
   */
  async list(first: number, after: string | undefined): Promise<MadeTokenPage> {
    const { members, ...page } = await this.#tokens.page({ first, after });
    const tokens = members.flatMap((live) =>
      live.value === null ? [] : [{ ...toToken(live, live.value), cursor: live.cursor }],
    );
    return { ...page, tokens };
  }

  /** Whether there was such a token. Other instances notice within a second. `INVALID_MEMBER`. */
  async revoke(id: string): Promise<boolean> {
    const removed = await this.#tokens.remove(id);
    this.#recent.forget(id);
    return removed;
  }

  /** Fails for nobody: whoever comes in is not kept waiting for this to be possible. */
  async #noteUse({ id, lastUsedAt }: MadeToken): Promise<void> {
    this.#noted.set(id, true);
    try {
      const now = await this.#mayfly.now();
      if (lastUsedAt !== null && now - lastUsedAt < USE_NOTED_EVERY_MS) return;
      await this.#tokens.change(id, (stored) => ({ ...stored, lastUsedAt: now }));
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
    }
  }
}

function toToken(
  { member, expiresAt }: Pick<LiveMember<StoredToken>, 'member' | 'expiresAt'>,
  stored: StoredToken,
): MadeToken {
  return { ...stored, id: member, expiresAt };
}

function checkTokenName(name: string): void {
  if (NAME.test(name)) return;
  throw new MayflyError(
    'INVALID_NAME',
    'name is 1 to 128 characters out of A-Z a-z 0-9 . _ : / @ + -',
    { field: 'name' },
  );
}
