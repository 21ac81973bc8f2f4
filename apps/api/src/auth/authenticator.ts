import { LRUCache } from 'lru-cache';
import type { ConfiguredTokens } from './configured-tokens.ts';
import type { Principal } from './principal.ts';
import type { MonotonicClock } from './recent-lookups.ts';
import { isBound, type SessionStore, type SessionToken } from './session-store.ts';
import type { SignInFailures } from './sign-in-failures.ts';
import { canBeMade, digestOf } from './token-format.ts';
import type { TokenStore } from './token-store.ts';

/** How long a token that was right is not taken for a guess. */
const FAMILIAR_FOR_MS = 3_600_000;
const MOST_FAMILIAR = 10_000;

/** Who somebody is, and what to ask to know whether they still are. */
export interface Authenticated {
  readonly status: 'authenticated';
  readonly principal: Principal;
  /** The principal as it is now, with the role that it has now; null once it is nobody any more. */
  recheck(): Promise<Principal | null>;
}

export type Authentication =
  | Authenticated
  | { readonly status: 'refused' }
  /** Too many wrong tokens of late: whether this one is right is not told. */
  | { readonly status: 'limited'; readonly retryAfterMs: number };

interface KnownToken extends SessionToken {
  readonly principal: Principal;
}

/**
 * Says who has a token or a session. Tokens by configuration are known without Redis; others, and
 * sessions, from memory for up to a second.
 */
export class Authenticator {
  readonly #configured: ConfiguredTokens;
  readonly #tokens: TokenStore;
  readonly #sessions: SessionStore;
  readonly #failures: SignInFailures;
  readonly #familiar: LRUCache<string, true>;

  constructor(
    parts: {
      readonly configured: ConfiguredTokens;
      readonly tokens: TokenStore;
      readonly sessions: SessionStore;
      readonly failures: SignInFailures;
    },
    clock: MonotonicClock,
  ) {
    this.#configured = parts.configured;
    this.#tokens = parts.tokens;
    this.#sessions = parts.sessions;
    this.#failures = parts.failures;
    this.#familiar = new LRUCache({
      max: MOST_FAMILIAR,
      ttl: FAMILIAR_FOR_MS,
      perf: { now: clock },
    });
  }

  /**
   * Whose token it is. Somebody who guesses is told so often that a guess is wrong as the limits say, and
   * then nothing. A token that was right here before is no guess, so that whoever shares an address with
   * somebody who guesses, or with a program that has an old token, is not locked out.
   */
  async byToken(candidate: string, address: string): Promise<Authentication> {
    const digest = digestOf(candidate);
    const key = digest.toString('hex');
    const find = () => this.#byDigest(digest, canBeMade(candidate));
    const known = await find();
    if (known === null) {
      this.#familiar.delete(key);
      return limitedOr(await this.#failures.count(address), { status: 'refused' });
    }
    const { principal } = known;
    const recheck = async () => (await find())?.principal ?? null;
    const authenticated: Authenticated = { status: 'authenticated', principal, recheck };
    if (this.#familiar.has(key)) return authenticated;
    const outcome = limitedOr(await this.#failures.check(address), authenticated);
    if (outcome.status === 'authenticated') this.#familiar.set(key, true);
    return outcome;
  }

  /** Whose session it is: `secret` is what the cookie holds. Nobody guesses these, so nothing is counted. */
  async bySession(secret: string): Promise<Authenticated | null> {
    const recheck = async () => {
      const session = await this.#sessions.use(secret);
      if (session === null) return null;
      const token = await this.#byId(session.tokenId);
      if (token === null || !isBound(session, secret, token.digest)) return null;
      const { id, endsAt } = session;
      return { ...token.principal, id, kind: 'session', endsAt } satisfies Principal;
    };
    const principal = await recheck();
    return principal && { status: 'authenticated', principal, recheck };
  }

  /** The token that a principal has come in with, to open a session with it. */
  tokenOf({ tokenId }: Principal): Promise<SessionToken | null> {
    return this.#byId(tokenId);
  }

  /** Of a token that is still good: what it is called, and what it lets do. Is no use of it. */
  async ownerOf(tokenId: string): Promise<Pick<Principal, 'name' | 'role'> | null> {
    return this.#configured.byId(tokenId) ?? this.#tokens.find(tokenId);
  }

  async #byDigest(digest: Buffer, canBeMade: boolean): Promise<KnownToken | null> {
    const configured = this.#configured.find(digest);
    if (configured !== undefined) return this.#byId(configured.id);
    return canBeMade ? this.#byId(digest.toString('hex')) : null;
  }

  async #byId(id: string): Promise<KnownToken | null> {
    const configured = this.#configured.byId(id);
    if (configured !== undefined) {
      const { name, role, digest } = configured;
      const expiresAt = Infinity;
      return { id, digest, expiresAt, principal: tokenPrincipal({ id, name, role, expiresAt }) };
    }
    const made = await this.#tokens.use(id);
    if (made === null) return null;
    const { expiresAt } = made;
    return { id, digest: Buffer.from(id, 'hex'), expiresAt, principal: tokenPrincipal(made) };
  }
}

function tokenPrincipal({
  id,
  name,
  role,
  expiresAt,
}: Pick<Principal, 'id' | 'name' | 'role'> & { readonly expiresAt: number }): Principal {
  return { id, name, role, kind: 'token', tokenId: id, endsAt: expiresAt };
}

function limitedOr(retryAfterMs: number | undefined, otherwise: Authentication): Authentication {
  return retryAfterMs === undefined ? otherwise : { status: 'limited', retryAfterMs };
}
