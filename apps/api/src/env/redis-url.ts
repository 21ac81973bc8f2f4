/** A server: a TCP address, or a Unix socket. */
export type RedisAddress =
  | { readonly host: string; readonly port: number | undefined }
  | { readonly path: string };

/** The addresses of `REDIS_URL`, which share everything else. */
export interface RedisUrl {
  readonly addresses: readonly [RedisAddress, ...RedisAddress[]];
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly db: number;
  readonly isTls: boolean;
}

const FORM = 'must be a redis://, rediss:// or unix: URL, or several redis:// URLs with commas';
const MAX_ADDRESSES = 100;

/** A comma of a password begins no address. */
const BETWEEN_ADDRESSES = /,\s*(?=(?:rediss?|unix):)/;

/** Parses `REDIS_URL`. A text says what must hold; it never quotes the URL, which can have a password. */
export function parseRedisUrl(text: string): RedisUrl | string {
  const urls = text.split(BETWEEN_ADDRESSES);
  const [first, ...others] = urls.map(parseOne);
  if (first === undefined || first === null || urls.length > MAX_ADDRESSES) return FORM;
  const addresses: [RedisAddress, ...RedisAddress[]] = [first.address];
  for (const other of others) {
    if (other === null || 'path' in other.address || 'path' in first.address) return FORM;
    if (other.isTls !== first.isTls) return 'must have the same protocol in every address';
    if (other.db !== 0 || first.db !== 0)
      return 'must have no database if it has several addresses';
    const hasOwn = other.username !== undefined || other.password !== undefined;
    if (hasOwn && (other.username !== first.username || other.password !== first.password)) {
      return 'must have the same user and password in every address, or only in the first';
    }
    addresses.push(other.address);
  }
  return { ...first, addresses };
}

function parseOne(text: string) {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isUnix = url.protocol === 'unix:';
  if (!isUnix && url.protocol !== 'redis:' && url.protocol !== 'rediss:') return null;
  const database = (isUnix ? url.searchParams.get('db') : url.pathname.slice(1)) || '0';
  if (!/^\d{1,5}$/.test(database)) return null;
  try {
    return {
      address: isUnix ? { path: decodeURIComponent(url.pathname) } : tcpAddress(url),
      username: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
      db: Number(database),
      isTls: url.protocol === 'rediss:',
    };
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}

function tcpAddress({ hostname, port }: URL): RedisAddress {
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1') || '127.0.0.1',
    port: port === '' ? undefined : Number(port),
  };
}

/** The variables of the connection to Redis. */
interface RedisVariables {
  readonly REDIS_URL?: RedisUrl | undefined;
  readonly REDIS_SENTINEL_MASTER?: string | undefined;
  readonly REDIS_CA_FILE?: string | undefined;
  readonly REDIS_CERT_FILE?: string | undefined;
  readonly REDIS_KEY_FILE?: string | undefined;
}

/** How to connect to Redis. */
export interface RedisSettings extends RedisUrl {
  /** The name of the master; the addresses are then those of Sentinels. */
  readonly sentinelMaster: string | undefined;
  /** Paths of PEM files. */
  readonly caFile: string | undefined;
  readonly certFile: string | undefined;
  readonly keyFile: string | undefined;
}

/** A variable that needs another one, and why. */
export function findConflict(variables: RedisVariables): { name: string; message: string } | null {
  const { REDIS_URL: url, REDIS_SENTINEL_MASTER, REDIS_CERT_FILE, REDIS_KEY_FILE } = variables;
  for (const name of ['REDIS_CA_FILE', 'REDIS_CERT_FILE', 'REDIS_KEY_FILE'] as const) {
    if (variables[name] !== undefined && url?.isTls !== true) {
      return { name, message: 'requires a REDIS_URL with rediss://' };
    }
  }
  if ((REDIS_CERT_FILE === undefined) !== (REDIS_KEY_FILE === undefined)) {
    return { name: 'REDIS_CERT_FILE', message: 'and REDIS_KEY_FILE require each other' };
  }
  if (REDIS_SENTINEL_MASTER !== undefined && (url === undefined || 'path' in url.addresses[0])) {
    return { name: 'REDIS_SENTINEL_MASTER', message: 'requires Sentinels in REDIS_URL' };
  }
  return null;
}

/** The settings of a valid URL, with every other variable unset. */
export function settingsOf(url: string): RedisSettings {
  const parsed = parseRedisUrl(url);
  if (typeof parsed === 'string') throw new TypeError(`A Redis URL ${parsed}`);
  return {
    ...parsed,
    sentinelMaster: undefined,
    caFile: undefined,
    certFile: undefined,
    keyFile: undefined,
  };
}

/** Undefined without `REDIS_URL`. */
export function redisSettings(variables: RedisVariables): RedisSettings | undefined {
  const { REDIS_URL: url } = variables;
  if (url === undefined) return undefined;
  return {
    ...url,
    sentinelMaster: variables.REDIS_SENTINEL_MASTER,
    caFile: variables.REDIS_CA_FILE,
    certFile: variables.REDIS_CERT_FILE,
    keyFile: variables.REDIS_KEY_FILE,
  };
}
