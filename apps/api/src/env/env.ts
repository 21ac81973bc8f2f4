import { hostname } from 'node:os';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { parseSecrets, SECRETS_FORM, type Secrets } from './secrets.ts';

/** The data folder of a checkout: `data` beside `apps`. */
const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../data', import.meta.url));

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const text = z.string().trim().min(1);

/** As Fastify takes them: the names are those of ranges. */
const PROXIES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(proxy: string): boolean {
  const [address = '', bits] = proxy.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return (
    PROXIES.has(proxy) ||
    (isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)))
  );
}

function integer(minimum: number, maximum: number) {
  const error = `is not a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).int(error).min(minimum, error).max(maximum, error);
}

function refuse(context: z.RefinementCtx, message: string): typeof z.NEVER {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** As browsers spell it: without a path, and without the port that is the scheme's own. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** Every environment variable that the API reads. An empty one counts as not set. */
const schema = z
  .object({
    /** The address to listen on. Beyond loopback a MAYFLY_TOKEN or MAYFLY_TOKENS_FILE is required. */
    HOST: text.default('127.0.0.1'),
    /** 0 picks a free port. */
    PORT: integer(0, 65_535).default(4000),
    /** redis://[user:password@]host[:port][/database], or rediss:// for TLS. Unset: a Redis of its own. */
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'is not a redis:// or rediss:// URL' })
      .optional(),
    /** The admin token. Unset, and no tokens file: one is made at first start and kept in the data folder. */
    MAYFLY_TOKEN: text.min(16, 'is shorter than 16 characters').optional(),
    /** Keys one-time passwords; the same for all instances. Commas, present one first. Unset: in the data folder. */
    MAYFLY_SECRET: text
      .transform((list, context) => parseSecrets(list) ?? refuse(context, SECRETS_FORM))
      .optional(),
    /** A JSON list of { name, role, sha256 }; read again when it changes. */
    MAYFLY_TOKENS_FILE: text.optional(),
    /** Addresses, ranges, or names of ranges, of the proxies in front, with commas. Unset: there is none. */
    TRUST_PROXY: text
      .transform((list) => list.split(',').map((proxy) => proxy.trim()))
      .refine((proxies) => proxies.every(isProxy), {
        error: 'is not a list of addresses, ranges, loopback, linklocal or uniquelocal',
      })
      .optional(),
    /** Origins, with commas, whose pages may open WebSockets as well, with a token. */
    ALLOWED_ORIGINS: text
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .refine((origins) => origins.every(isOrigin), {
        error: 'is not a list of origins such as https://ops.example',
      })
      .optional(),
    /** Wrong tokens in ten minutes, from one address and from all. */
    SIGN_IN_FAILURES_PER_ADDRESS: integer(1, 300).default(20),
    SIGN_IN_FAILURES: integer(1, 10_000).default(300),
    /** What the requests of one token, and those from one address, may cost in a minute. */
    REQUEST_COST_PER_TOKEN: integer(1, 1_000_000_000).default(300_000),
    REQUEST_COST_PER_ADDRESS: integer(1, 1_000_000_000).default(600_000),
    /** The beginning of every Redis key. */
    MAYFLY_NAMESPACE: text
      .regex(/^[A-Za-z0-9._:-]{1,60}$/, 'is not 1 to 60 characters out of A-Z a-z 0-9 . _ : -')
      .default('mayfly'),
    /** Where the token, the secret and the data of the embedded Redis are kept. */
    DATA_DIR: text.default(DEFAULT_DATA_DIR),
    /** The name under which this instance's samples are kept. */
    INSTANCE_ID: text.optional(),
    /** Between two samples of this instance. */
    SAMPLE_INTERVAL_MS: integer(100, 60_000).default(2000),
    /** Where the printed link leads, if not to this server: `pnpm dev` sets it. */
    DASHBOARD_URL: z.url().optional(),
    /** The base URL of an OpenTelemetry collector that takes OTLP over HTTP. Unset: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  })
  .refine(
    ({ HOST, MAYFLY_TOKEN, MAYFLY_TOKENS_FILE }) =>
      LOOPBACK.has(HOST) || MAYFLY_TOKEN !== undefined || MAYFLY_TOKENS_FILE !== undefined,
    {
      path: ['MAYFLY_TOKEN'],
      error: 'or MAYFLY_TOKENS_FILE is required when HOST is not a loopback address',
    },
  );

export interface Env {
  readonly host: string;
  readonly port: number;
  readonly redisUrl: string | undefined;
  readonly token: string | undefined;
  readonly tokensFile: string | undefined;
  readonly secrets: Secrets | undefined;
  readonly trustProxy: readonly string[] | undefined;
  readonly allowedOrigins: readonly string[] | undefined;
  readonly signInLimits: { readonly perAddress: number; readonly everywhere: number };
  readonly requestLimits: { readonly perToken: number; readonly perAddress: number };
  readonly namespace: string;
  readonly dataDir: string;
  readonly instanceId: string | undefined;
  readonly sampleIntervalMs: number;
  readonly dashboardUrl: string | undefined;
  readonly otlpEndpoint: string | undefined;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly development: boolean;
}

/** Says in one line which variables are wrong, and never quotes their values: one may be a secret. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new EnvError(problems.join('; '));
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    redisUrl: data.REDIS_URL,
    token: data.MAYFLY_TOKEN,
    tokensFile: data.MAYFLY_TOKENS_FILE,
    secrets: data.MAYFLY_SECRET,
    trustProxy: data.TRUST_PROXY,
    allowedOrigins: data.ALLOWED_ORIGINS,
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
    instanceId: data.INSTANCE_ID,
    sampleIntervalMs: data.SAMPLE_INTERVAL_MS,
    dashboardUrl: data.DASHBOARD_URL,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: data.LOG_LEVEL,
    development: data.NODE_ENV === 'development',
  };
}

/** Host name and port: two instances on one host are told apart, and a restarted one goes on. */
export function defaultInstanceId(port: number): string {
  return `${hostname()
    .replaceAll(/[^A-Za-z0-9._-]/g, '-')
    .slice(0, 100)}:${port}`;
}
