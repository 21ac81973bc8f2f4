import { LRUCache } from 'lru-cache';
import type { ConfiguredTokens } from './configured-tokens.ts';
import type { Principal } from './principal.ts';
import type { MonotonicClock } from './recent-lookups.ts';
import { isBound, type SessionStore, type SessionToken } from './session-store.ts';
import type { SignInFailures } from './sign-in-failures.ts';
import { canBeMade, digestOf } from './token-format.ts';
import type { TokenStore } from './token-store.ts';
import type { ConfiguredToken } from './tokens-file.ts';

/** How long a token that was valid does not count as a guess. */
const KNOWN_FOR_MS = 3_600_000;
const MAX_KNOWN = 10_000;

/** A principal, and how to check it again. */
export interface Authenticated {
  readonly status: 'authenticated';
  readonly principal: Principal;
  /** The principal with its current role and scopes; null if it is no longer valid. */
  recheck(): Promise<Principal | null>;
}

export type Authentication =
  | Authenticated
  | { readonly status: 'refused' }
  /** Too many recent wrong tokens. Does not reveal whether this one is valid. */
  | { readonly status: 'limited'; readonly retryAfterMs: number };

interface KnownToken extends SessionToken {
  readonly principal: Principal;
}

/**
 * Finds the principal of a token or session. Tokens from the configuration need no Redis. Other tokens and sessions
 * are cached for up to a second.
 */
export class Authenticator {
  readonly #configured: ConfiguredTokens;
  readonly #tokens: TokenStore;
  readonly #sessions: SessionStore;
  readonly #failures: SignInFailures;
  readonly #known: LRUCache<string, true>;

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
    this.#known = new LRUCache({
      max: MAX_KNOWN,
      ttl: KNOWN_FOR_MS,
      perf: { now: clock },
    });
  }

  /**
   * The principal of a token. Limits how many wrong tokens are reported as wrong. A token that was valid before is
   * no guess, so a client is not locked out by guesses from the same address, or by a program with an old token.
   */
  async byToken(candidate: string, address: string): Promise<Authentication> {
    const digest = digestOf(candidate);
    const key = digest.toString('hex');
    const find = () => this.#byDigest(digest, canBeMade(candidate));
    const known = await find();
    if (known === null) {
      this.#known.delete(key);
      return limitedOr(await this.#failures.count(address), { status: 'refused' });
    }
    const { principal } = known;
    const recheck = async () => (await find())?.principal ?? null;
    const authenticated: Authenticated = { status: 'authenticated', principal, recheck };
    if (this.#known.has(key)) return authenticated;
    const outcome = limitedOr(await this.#failures.check(address), authenticated);
    if (outcome.status === 'authenticated') this.#known.set(key, true);
    return outcome;
  }

  /**
   * The principal of a session. `secret`: the content of the cookie, which cannot be guessed, so nothing is
   * counted.
   */
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

  /** The token of a principal, to open a session. */
  tokenOf({ tokenId }: Principal): Promise<SessionToken | null> {
    return this.#byId(tokenId);
  }

  /** The name and role of a valid token. Does not count as a use of it. */
  async ownerOf(tokenId: string): Promise<Pick<Principal, 'name' | 'role'> | null> {
    return this.#configured.byId(tokenId) ?? this.#tokens.find(tokenId);
  }

  async #byDigest(digest: Buffer, canBeMade: boolean): Promise<KnownToken | null> {
    const configured = this.#configured.find(digest);
    if (configured !== undefined) return knownOf(configured);
    return canBeMade ? this.#byId(digest.toString('hex')) : null;
  }

  async #byId(id: string): Promise<KnownToken | null> {
    const configured = this.#configured.byId(id);
    if (configured !== undefined) return knownOf(configured);
    const made = await this.#tokens.use(id);
    if (made === null) return null;
    const { expiresAt } = made;
    return { id, digest: Buffer.from(id, 'hex'), expiresAt, principal: tokenPrincipal(made) };
  }
}

function knownOf({ id, name, role, scopes, digest }: ConfiguredToken): KnownToken {
  const expiresAt = Infinity;
  return {
    id,
    digest,
    expiresAt,
    principal: tokenPrincipal({ id, name, role, scopes, expiresAt }),
  };
}

function tokenPrincipal({
  id,
  name,
  role,
  scopes,
  expiresAt,
}: Pick<Principal, 'id' | 'name' | 'role' | 'scopes'> & { readonly expiresAt: number }): Principal {
  return { id, name, role, scopes, kind: 'token', tokenId: id, endsAt: expiresAt };
}

function limitedOr(retryAfterMs: number | undefined, otherwise: Authentication): Authentication {
  return retryAfterMs === undefined ? otherwise : { status: 'limited', retryAfterMs };
}
