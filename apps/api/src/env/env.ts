import { homedir, hostname } from 'node:os';
import { isIP } from 'node:net';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findConflict, parseRedisUrl, redisSettings, type RedisSettings } from './redis-url.ts';
import { parseSecrets, SECRETS_FORM, type Secrets } from './secrets.ts';

/** The data folder of a checkout: `data` beside `apps`. An installed package has none, so its data is at home. */
const OF_CHECKOUT = fileURLToPath(new URL('../../../../data', import.meta.url));
const isInstalled = OF_CHECKOUT.split(sep).includes('node_modules');
const DEFAULT_DATA_DIR = isInstalled ? join(homedir(), '.mayfly') : OF_CHECKOUT;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const text = z.string().trim().min(1);

/** Names of ranges that Fastify accepts. */
const PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(proxy: string): boolean {
  return PROXIES.has(proxy) || isRange(proxy);
}

function isRange(range: string): boolean {
  const [address = '', bits] = range.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}

function integer(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).int(error).min(minimum, error).max(maximum, error);
}

function refuse(context: z.RefinementCtx, message: string): typeof z.NEVER {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** As in browsers: without a path, and without the default port. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Every environment variable that the server or its command reads. An empty one counts as not set. */
export const schema = z
  .object({
    /** The address to listen on. Beyond loopback a MAYFLY_TOKEN or MAYFLY_TOKENS_FILE is required. */
    HOST: text.default('127.0.0.1'),
    /** 0 picks a free port. */
    PORT: integer(0, 65_535).default(4000),
    /**
     * redis://[user:password@]host[:port][/database], rediss:// for TLS, or unix:/path. Several, with commas, are
     * seeds of a cluster, or Sentinels. Unset: Mayfly starts a local Redis.
     */
    REDIS_URL: text
      .transform((urls, context) => {
        const parsed = parseRedisUrl(urls);
        return typeof parsed === 'string' ? refuse(context, parsed) : parsed;
      })
      .optional(),
    /** The name of a master. REDIS_URL then lists Sentinels. */
    REDIS_SENTINEL_MASTER: text.optional(),
    /** PEM files for rediss://. Unset: the authorities that Node.js trusts, and no certificate of the client. */
    REDIS_CA_FILE: text.optional(),
    REDIS_CERT_FILE: text.optional(),
    REDIS_KEY_FILE: text.optional(),
    /**
     * The admin token. If neither this nor a tokens file is set, the first start creates one in the data folder.
     */
    MAYFLY_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
    /**
     * The key of one-time passwords, equal for all instances. A list with commas, the current one first. Unset:
     * stored in the data folder.
     */
    MAYFLY_SECRET: text
      .transform((list, context) => parseSecrets(list) ?? refuse(context, SECRETS_FORM))
      .optional(),
    /** A JSON list of { name, role, sha256 }; read again when it changes. */
    MAYFLY_TOKENS_FILE: text.optional(),
    /** Addresses, ranges, or names of ranges, of trusted proxies, with commas. Unset: no proxy. */
    TRUST_PROXY: text
      .transform((list) => list.split(',').map((proxy) => proxy.trim()))
      .refine((proxies) => proxies.every(isProxy), {
        error: 'must be a list of addresses, ranges, loopback, linklocal or uniquelocal',
      })
      .optional(),
    /** Other origins, with commas, whose pages can use the API with a token. */
    ALLOWED_ORIGINS: text
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .refine((origins) => origins.every(isOrigin), {
        error: 'must be a list of origins such as https://ops.example',
      })
      .optional(),
    /** Addresses or ranges, with commas, that webhooks may call although they are not public. */
    WEBHOOK_ALLOW: text
      .transform((list) => list.split(',').map((range) => range.trim()))
      .refine((ranges) => ranges.every(isRange), {
        error: 'must be a list of addresses or ranges such as 10.0.0.0/8',
      })
      .optional(),
    /** Wrong tokens in ten minutes, from one address and from all. */
    SIGN_IN_FAILURES_PER_ADDRESS: integer(1, 300).default(20),
    SIGN_IN_FAILURES: integer(1, 10_000).default(300),
    /** The cost per minute of the requests of one token, and of those from one address. */
    REQUEST_COST_PER_TOKEN: integer(1, 1_000_000_000).default(300_000),
    REQUEST_COST_PER_ADDRESS: integer(1, 1_000_000_000).default(600_000),
    /** The beginning of every Redis key. */
    MAYFLY_NAMESPACE: text
      .regex(/^[A-Za-z0-9._:-]{1,60}$/, 'must be 1 to 60 characters of A-Z a-z 0-9 . _ : -')
      .default('mayfly'),
    /** The server that the commands use. Unset: the one at PORT of this machine. */
    MAYFLY_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' })
      .optional(),
    /** The folder of the token, the secret and the data of the local Redis. */
    DATA_DIR: text.default(DEFAULT_DATA_DIR),
    /** The source name of the samples of this instance. */
    INSTANCE_ID: text.optional(),
    /** Between two samples of this instance. */
    SAMPLE_INTERVAL_MS: integer(100, 60_000).default(2000),
    /** The time between SIGTERM and the end of requests, in which /readyz says 503. */
    DRAIN_MS: integer(0, 600_000).default(0),
    /** The target of the printed link, if it is not this server. `pnpm dev` sets it. */
    DASHBOARD_URL: z.url().optional(),
    /** The base URL of an OpenTelemetry collector that takes OTLP over HTTP. Unset: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  })
  .refine(
    ({ HOST, MAYFLY_TOKEN, MAYFLY_TOKENS_FILE }) =>
      LOOPBACK.has(HOST) || MAYFLY_TOKEN !== undefined || MAYFLY_TOKENS_FILE !== undefined,
    {
      path: ['MAYFLY_TOKEN'],
      error: 'or MAYFLY_TOKENS_FILE is required when HOST is not a loopback address',
    },
  )
  .superRefine((variables, context) => {
    const conflict = findConflict(variables);
    if (conflict === null) return;
    context.addIssue({ code: 'custom', path: [conflict.name], message: conflict.message });
  });

export interface Env {
  readonly host: string;
  readonly port: number;
  readonly redis: RedisSettings | undefined;
  readonly token: string | undefined;
  readonly tokensFile: string | undefined;
  readonly secrets: Secrets | undefined;
  readonly trustProxy: readonly string[] | undefined;
  readonly allowedOrigins: readonly string[] | undefined;
  readonly webhookAllow: readonly string[];
  readonly signInLimits: { readonly perAddress: number; readonly everywhere: number };
  readonly requestLimits: { readonly perToken: number; readonly perAddress: number };
  readonly namespace: string;
  readonly dataDir: string;
  /** The folder for a Redis server that was fetched. In a checkout, that of local-redis. */
  readonly cacheDir: string | undefined;
  readonly instanceId: string | undefined;
  readonly sampleIntervalMs: number;
  readonly drainMs: number;
  readonly dashboardUrl: string | undefined;
  readonly otlpEndpoint: string | undefined;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** Reports invalid variables in one line. Never quotes values, which can be secrets. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

export function parseVariables<Output>(
  form: z.ZodType<Output>,
  variables: NodeJS.ProcessEnv,
): Output {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = form.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new EnvError(problems.join('; '));
}

export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const data = parseVariables(schema, variables);
  return {
    host: data.HOST,
    port: data.PORT,
    redis: redisSettings(data),
    token: data.MAYFLY_TOKEN,
    tokensFile: data.MAYFLY_TOKENS_FILE,
    secrets: data.MAYFLY_SECRET,
    trustProxy: data.TRUST_PROXY,
    allowedOrigins: data.ALLOWED_ORIGINS,
    webhookAllow: data.WEBHOOK_ALLOW ?? [],
    signInLimits: {
      perAddress: data.SIGN_IN_FAILURES_PER_ADDRESS,
      everywhere: data.SIGN_IN_FAILURES,
    },
    requestLimits: {
      perToken: data.REQUEST_COST_PER_TOKEN,
      perAddress: data.REQUEST_COST_PER_ADDRESS,
    },
    namespace: data.MAYFLY_NAMESPACE,
    dataDir: data.DATA_DIR,
    // A global installation may be read-only.
    cacheDir: isInstalled ? join(data.DATA_DIR, 'cache') : undefined,
    instanceId: data.INSTANCE_ID,
    sampleIntervalMs: data.SAMPLE_INTERVAL_MS,
    drainMs: data.DRAIN_MS,
    dashboardUrl: data.DASHBOARD_URL,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: data.LOG_LEVEL,
  };
}

/** Host name and port: different for two instances on one host, and the same after a restart. */
export function defaultInstanceId(port: number): string {
  return `${hostname()
    .replaceAll(/[^A-Za-z0-9._-]/g, '-')
    .slice(0, 100)}:${port}`;
}
