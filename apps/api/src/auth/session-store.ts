import { createHmac, timingSafeEqual } from 'node:crypto';
import { MayflyError, type JsonValue, type LiveMember, type Mayfly } from '@mayfly/core';
import { AutoCreatedSet } from './auto-created-set.ts';
import { RecentLookups, type MonotonicClock } from './recent-lookups.ts';
import { newSecret } from '../env/secrets.ts';
import { digestOf } from './token-format.ts';

/** A session that is not used for so long ends. */
export const SESSION_IDLE_MS = 12 * 3_600_000;
/** A session ends so long after signing in, used or not. */
export const SESSION_MS = 7 * 24 * 3_600_000;

/** Use prolongs a session, at most so often. */
const EXTENDED_EVERY_MS = 60_000;

interface SessionSettings {
  readonly tokenId: string;
  /** Ties the session to what the token was: see `bindingOf`. */
  readonly binding: string;
  readonly createdAt: number;
  /** When it ends however much it is used, epoch ms. */
  readonly endsAt: number;
  /** Where it was opened from. */
  readonly address: string;
}

/** The compiler takes types for JSON, and interfaces not. */
type StoredSession = {
  readonly [Field in keyof SessionSettings]: SessionSettings[Field] & JsonValue;
};

export interface Session extends SessionSettings {
  /** The digest of what the cookie holds: tells which session it is, and opens nothing. */
  readonly id: string;
  /** When it ends if nobody uses it, epoch ms. */
  readonly expiresAt: number;
}

export interface SessionPage {
  readonly sessions: readonly (Session & { readonly cursor: string })[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly now: number;
}

/** The token that a session is opened with. */
export interface SessionToken {
  readonly id: string;
  readonly digest: Buffer;
  /** Epoch ms; Infinity for never. */
  readonly expiresAt: number;
}

/**
 * Sessions, in an expiring set: the member is the digest of what the cookie holds, and its expiry the end
 * of the time that it may idle. Redis's clock decides, for all instances.
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
    address: string,
  ): Promise<{ readonly secret: string; readonly session: Session }> {
    const secret = newSecret();
    const id = idOf(secret);
    const createdAt = await this.#mayfly.now();
    const endsAt = Math.min(createdAt + SESSION_MS, token.expiresAt);
    const binding = bindingOf(secret, token.digest);
    const stored = { tokenId: token.id, binding, createdAt, endsAt, address };
    const expiresAt = Math.min(createdAt + SESSION_IDLE_MS, endsAt);
    await this.#sessions.add(id, { value: stored, expiresAt });
    return { secret, session: { ...stored, id, expiresAt } };
  }

  /** The live session of a cookie, from memory for up to a second. Prolongs what is in use. */
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

  /** Those used last first. `first` 1 to 500. `INVALID_PAGE`, `INVALID_CURSOR`. */
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

  /** Whether there was such a session. Other instances notice within a second. `INVALID_MEMBER`. */
  async end(id: string): Promise<boolean> {
    const removed = await this.#sessions.remove(id);
    this.#recent.forget(id);
    return removed;
  }

  /**
   * The session's expiry, later than before if that is worth a command; null if it has ended meanwhile. While
   * Redis refuses writes the session keeps the expiry that it has.
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

/** Whether a session was opened with the token as it is now. */
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
 * Proves to whoever has the cookie that the token is the same, and nothing to a reader of Redis: a token
 * that somebody made up could otherwise be guessed from its digest.
 */
function bindingOf(secret: string, tokenDigest: Buffer): string {
  return createHmac('sha256', secret).update(tokenDigest).digest('base64url');
}
