import { createMayfly, CONSTRAINTS, type Clock, type Mayfly, type MayflyError } from '@mayfly/core';
import type { RedisClient } from '../redis/client.ts';
import { AuditLog } from './audit/audit-log.ts';
import { Authenticator } from './authenticator.ts';
import { ConfiguredTokens } from './configured-tokens.ts';
import { AutoCreatedSet } from './auto-created-set.ts';
import { RequestBudget, type RequestLimits } from './request-budget.ts';
import { RevocationWatch } from './revocation-watch.ts';
import { SessionStore } from './session-store.ts';
import { SignInFailures, type SignInLimits } from './sign-in-failures.ts';
import { newSecret } from '../env/secrets.ts';
import { apiNamespace } from '../redis/api-namespace.ts';
import { TokenStore } from './token-store.ts';
import { TokensFile, type TokensFileUnusable } from './tokens-file.ts';

const FILE_POLL_MS = 1000;

export interface AccessOptions {
  readonly redis: RedisClient;
  readonly namespace: string;
  /** Undefined if only the tokens file has tokens. */
  readonly adminToken: string | undefined;
  readonly tokensFile: string | undefined;
  readonly signInLimits: SignInLimits;
  readonly requestLimits: RequestLimits;
  readonly onError: (error: MayflyError | TokensFileUnusable) => void;
  /** For tests only: epoch ms, in place of Redis's clock and of this process's. */
  readonly clock?: Clock | undefined;
  /** How often to check the tokens file; 1 s by default. */
  readonly filePollMs?: number | undefined;
}

/** Authentication, budgets and the audit log. */
export interface Access {
  readonly authenticator: Authenticator;
  readonly configured: ConfiguredTokens;
  readonly tokens: TokenStore;
  readonly sessions: SessionStore;
  readonly budget: RequestBudget;
  readonly revocations: RevocationWatch;
  readonly audit: AuditLog;
  /** Signs cookies; the same for all instances. */
  readonly cookieKey: string;
  close(): void;
}

/** Uses a separate Mayfly in the namespace of the API. Throws `TokensFileUnusable`. */
export async function openAccess({
  redis,
  namespace: productNamespace,
  adminToken,
  tokensFile: path,
  signInLimits,
  requestLimits,
  onError,
  clock,
  filePollMs: pollMs = FILE_POLL_MS,
}: AccessOptions): Promise<Access> {
  const namespace = apiNamespace(productNamespace);
  const mayfly = createMayfly({ redis, namespace, clock });
  const monotonic = clock ?? (() => performance.now());
  const cookieKey = await sharedCookieKey(mayfly);
  const file = path === undefined ? undefined : await TokensFile.open({ path, pollMs, onError });
  const configured = new ConfiguredTokens(adminToken, file);
  const tokens = new TokenStore(mayfly, monotonic);
  const sessions = new SessionStore(mayfly, monotonic);
  const failures = new SignInFailures(mayfly, signInLimits);
  const revocations = new RevocationWatch();
  return {
    authenticator: new Authenticator({ configured, tokens, sessions, failures }, monotonic),
    configured,
    tokens,
    sessions,
    budget: new RequestBudget(mayfly, requestLimits),
    revocations,
    audit: new AuditLog(mayfly, namespace, onError),
    cookieKey,
    close() {
      configured.close();
      revocations.close();
    },
  };
}

/**
 * The key that signs cookies. The first instance creates it, and Redis keeps it for the others. With it, the API
 * rejects forged cookies without a call to Redis. The key alone opens no session.
 *
 * It is read before it is created, so that an instance also starts while Redis refuses writes.
 */
async function sharedCookieKey(mayfly: Mayfly): Promise<string> {
  const keys = new AutoCreatedSet<string>(mayfly, 'keys', CONSTRAINTS.ttlMs);
  const kept = await keys.get('cookie');
  if (typeof kept?.value === 'string') return kept.value;
  const options = { mode: 'ifAbsent', expiresAt: Infinity, value: newSecret() } as const;
  const { status } = await keys.add('cookie', options);
  if (status === 'added') return options.value;
  // Another instance has created it in the meantime.
  const made = await keys.get('cookie');
  if (typeof made?.value !== 'string') throw new TypeError('The key of cookies must exist');
  return made.value;
}
