import { createHmac, timingSafeEqual } from 'node:crypto';
import { MayflyError, type LiveMember, type Mayfly } from '@mayfly/core';
import { AutoCreatedSet } from './auto-created-set.ts';
import { RecentLookups, type MonotonicClock } from './recent-lookups.ts';
import { newSecret } from '../env/secrets.ts';
import { digestOf } from './token-format.ts';

/** An unused session ends after this time. */
export const SESSION_IDLE_MS = 12 * 3_600_000;
/** Any session ends this long after signing in. */
export const SESSION_MS = 7 * 24 * 3_600_000;

const ENDED_AT_ONCE = 500;

/** Use extends a session, at most this often. */
const EXTENDED_EVERY_MS = 60_000;

interface SessionSettings {
  readonly tokenId: string;
  /** Binds the session to the token: see `bindingOf`. */
  readonly binding: string;
  readonly createdAt: number;
  /** When it ends in any case, epoch ms. */
  readonly endsAt: number;
  /** The network address of the sign-in. */
  readonly address: string;
  /** The browser or program of the sign-in: see `clientName`. Sessions of earlier releases have none. */
  readonly client?: string | null;
}

/** TypeScript accepts types as JSON, but not interfaces. */
type StoredSession = {
  readonly [Field in keyof SessionSettings]: Exclude<SessionSettings[Field], undefined>;
};

export interface Session extends SessionSettings {
  /** The digest of the content of the cookie. Identifies the session, but cannot be used as one. */
  readonly id: string;
  /** When it ends if it is not used, epoch ms. */
  readonly expiresAt: number;
}

export interface SessionPage {
  readonly sessions: readonly (Session & { readonly cursor: string })[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly now: number;
}

/** The token that opens a session. */
export interface SessionToken {
  readonly id: string;
  readonly digest: Buffer;
  /** Epoch ms; Infinity for never. */
  readonly expiresAt: number;
}

/**
 * Sessions in an expiring set. A member is the digest of the content of a cookie, and its expiry is the end of the
 * idle time. Redis's clock decides, for all instances.
 */
export class SessionStore {
  readonly #mayfly: Mayfly;
  readonly #sessions: AutoCreatedSet<StoredSession>;
  readonly #recent: RecentLookups<Session>;

  constructor(mayfly: Mayfly, clock: MonotonicClock) {
    this.#mayfly = mayfly;
    this.#sessions = new AutoCreatedSet(mayfly, 'sessions', SESSION_IDLE_MS);
    this.#recent = new RecentLookups(clock);
  }

  async open(
    token: SessionToken,
    { address, client }: Pick<Session, 'address' | 'client'>,
  ): Promise<{ readonly secret: string; readonly session: Session }> {
    const secret = newSecret();
    const id = idOf(secret);
    const createdAt = await this.#mayfly.now();
    const endsAt = Math.min(createdAt + SESSION_MS, token.expiresAt);
    const binding = bindingOf(secret, token.digest);
    const stored = {
      tokenId: token.id,
      binding,
      createdAt,
      endsAt,
      address,
      client: client ?? null,
    };
    const expiresAt = Math.min(createdAt + SESSION_IDLE_MS, endsAt);
    await this.#sessions.add(id, { value: stored, expiresAt });
    return { secret, session: { ...stored, id, expiresAt } };
  }

  /** The live session of a cookie, cached for up to a second. Extends the session. */
  async use(secret: string): Promise<Session | null> {
    const id = idOf(secret);
    const recent = this.#recent.get(id);
    if (recent !== undefined) return recent;
    const { generation } = this.#recent;
    const live = await this.#sessions.get(id);
    if (live?.value == null) return null;
    const expiresAt = await this.#prolong(live, live.value.endsAt);
    if (expiresAt === null) return null;
    const session = { ...live.value, id, expiresAt };
    this.#recent.remember(id, session, live.remainingMs, generation);
    return session;
  }

  /** A live session. Does not count as a use of it. `INVALID_MEMBER`. */
  async find(id: string): Promise<Session | null> {
    const live = await this.#sessions.get(id);
    return live?.value == null ? null : { ...live.value, id, expiresAt: live.expiresAt };
  }

  /** Most recently used first. `first` 1 to 500. `INVALID_PAGE`, `INVALID_CURSOR`. */
  async list(first: number, after: string | undefined): Promise<SessionPage> {
    const page = await this.#sessions.page({ last: first, before: after });
    const sessions = page.members.flatMap(({ member: id, value, expiresAt, cursor }) =>
      value === null ? [] : [{ ...value, id, expiresAt, cursor }],
    );
    return {
      sessions: sessions.toReversed(),
      hasNext: page.hasPrevious,
      hasPrevious: page.hasNext,
      now: page.now,
    };
  }

  /** Whether the session existed. Other instances notice within a second. `INVALID_MEMBER`. */
  async end(id: string): Promise<boolean> {
    const removed = await this.#sessions.remove(id);
    this.#recent.forget(id);
    return removed;
  }

  /** Ends all sessions but one. Returns their number. Other instances notice within a second. */
  async endOthers(kept: string): Promise<number> {
    let ended = 0;
    let after: string | undefined;
    for (;;) {
      const { members, hasNext } = await this.#sessions.page({ first: ENDED_AT_ONCE, after });
      const others = members.map(({ member }) => member).filter((id) => id !== kept);
      const removed = await Promise.all(others.map((id) => this.end(id)));
      ended += removed.filter(Boolean).length;
      after = members.at(-1)?.cursor;
      if (!hasNext || after === undefined) return ended;
    }
  }

  /**
   * The new expiry of the session, extended if that is worth a command; null if the session has ended in the
   * meantime. While Redis refuses writes, the expiry stays.
   */
  async #prolong(
    { member, expiresAt, remainingMs }: LiveMember<StoredSession>,
    endsAt: number,
  ): Promise<number | null> {
    const now = expiresAt - remainingMs;
    const later = Math.min(now + SESSION_IDLE_MS, endsAt);
    if (later - expiresAt < EXTENDED_EVERY_MS) return expiresAt;
    try {
      return (await this.#sessions.expireAt(member, later)) ? later : null;
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      return expiresAt;
    }
  }
}

/** Whether the session was opened with this token. */
export function isBound({ binding }: Session, secret: string, tokenDigest: Buffer): boolean {
  return timingSafeEqual(
    Buffer.from(binding, 'base64url'),
    Buffer.from(bindingOf(secret, tokenDigest), 'base64url'),
  );
}

export function idOf(secret: string): string {
  return digestOf(secret).toString('hex');
}

/**
 * A keyed digest of the token. It can be checked with the cookie, but reveals nothing to a reader of Redis, who
 * could otherwise guess a weak token from its digest.
 */
function bindingOf(secret: string, tokenDigest: Buffer): string {
  return createHmac('sha256', secret).update(tokenDigest).digest('base64url');
}
