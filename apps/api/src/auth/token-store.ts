import { MayflyError, type JsonValue, type LiveMember, type Mayfly } from '@mayfly/core';
import { LRUCache } from 'lru-cache';
import type { Role } from '../graphql/types.generated.ts';
import { AutoCreatedSet } from './auto-created-set.ts';
import { RecentLookups, type MonotonicClock } from './recent-lookups.ts';
import { checkScopes, type Scopes } from './scopes.ts';
import { digestOf, newToken } from './token-format.ts';

const YEAR_MS = 31_536_000_000;

/** Each instance records the use of a token at most this often. */
const USE_NOTED_EVERY_MS = 300_000;
const MAX_RECORDED_USES = 10_000;

const NAME = /^[A-Za-z0-9._:/@+-]{1,128}$/;

interface TokenSettings {
  readonly name: string;
  readonly role: Role;
  readonly scopes: Scopes;
  readonly createdAt: number;
  readonly createdBy: string;
  /** Epoch ms, at most five minutes late; null before the first use. */
  readonly lastUsedAt: number | null;
}

/** TypeScript accepts types as JSON, but not interfaces. */
type StoredToken = { readonly [Field in keyof TokenSettings]: TokenSettings[Field] & JsonValue };

/** A token that an admin has created. */
export interface MadeToken extends TokenSettings {
  /** The digest of the token. Identifies it, but cannot be used as one. */
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
  readonly scopes: Scopes;
  /** Whole milliseconds, 1 to ten years; undefined for a token that never expires. */
  readonly ttlMs: number | undefined;
  readonly createdBy: string;
}

/**
 * Tokens that admins create, in an expiring set. A member is the digest of a token, so Redis stores nothing that
 * can be used as one. The expiry of the token is the expiry of the member.
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
      max: MAX_RECORDED_USES,
      ttl: USE_NOTED_EVERY_MS,
      perf: { now: clock },
    });
  }

  /** Returns the secret, which is not stored. `INVALID_NAME`, `INVALID_BATCH`, `INVALID_TTL`. */
  async create({
    name,
    role,
    scopes,
    ttlMs,
    createdBy,
  }: NewTokenOptions): Promise<{ readonly secret: string; readonly token: MadeToken }> {
    checkTokenName(name);
    const secret = newToken();
    const id = digestOf(secret).toString('hex');
    const createdAt = await this.#mayfly.now();
    const stored = {
      name,
      role,
      scopes: checkScopes(scopes),
      createdAt,
      createdBy,
      lastUsedAt: null,
    };
    const result = await this.#tokens.add(id, {
      value: stored,
      ...(ttlMs === undefined ? { expiresAt: Infinity } : { ttlMs }),
    });
    if (result.status === 'absent') throw new TypeError('A new token must exist');
    return { secret, token: { ...stored, id, expiresAt: result.expiresAt } };
  }

  /** A live token, cached for up to a second. */
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

  /** Finds a live token, and records its use. */
  async use(id: string): Promise<MadeToken | null> {
    const token = await this.find(id);
    if (token !== null && !this.#noted.has(id)) await this.#noteUse(token);
    return token;
  }

  /** Soonest to expire first, tokens that never expire last. `first` 1 to 500. `INVALID_PAGE`, `INVALID_CURSOR`. */
  async list(first: number, after: string | undefined): Promise<MadeTokenPage> {
    const { members, ...page } = await this.#tokens.page({ first, after });
    const tokens = members.flatMap((live) =>
      live.value === null ? [] : [{ ...toToken(live, live.value), cursor: live.cursor }],
    );
    return { ...page, tokens };
  }

  /** Whether the token existed. Other instances notice within a second. `INVALID_MEMBER`. */
  async revoke(id: string): Promise<boolean> {
    const removed = await this.#tokens.remove(id);
    this.#recent.forget(id);
    return removed;
  }

  /** Never fails: a request must not fail because its use cannot be recorded. */
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
  // Tokens of earlier versions have no scopes.
  return { ...stored, scopes: stored.scopes ?? null, id: member, expiresAt };
}

function checkTokenName(name: string): void {
  if (NAME.test(name)) return;
  throw new MayflyError(
    'INVALID_NAME',
    'name must be 1 to 128 characters of A-Z a-z 0-9 . _ : / @ + -',
    { field: 'name' },
  );
}
