/** Why Redis runs no script that writes. */
const REFUSALS = [
  'REDIS_UNAVAILABLE',
  'REDIS_FULL',
  'REDIS_READ_ONLY',
  'REDIS_LACKS_REPLICAS',
  'REDIS_CANNOT_SAVE',
  'REDIS_FAILED',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** Everything that can be wrong with Redis. */
export const PROBLEMS = [
  ...REFUSALS,
  'REDIS_VERSION',
  'REDIS_EVICTION_POLICY',
  'REDIS_MEMORY',
] as const;

export interface RedisProblem {
  readonly kind: (typeof PROBLEMS)[number];
  /** Critical: something fails now, or is about to. */
  readonly severity: 'WARNING' | 'CRITICAL';
  /** The version of Redis, or its eviction policy. */
  readonly subject?: string;
  /** The master that has it, on a cluster; unset if it concerns all of it. */
  readonly server?: string;
  /** Of `REDIS_MEMORY`: used memory divided by the limit. */
  readonly share?: number;
}

/** Fields of INFO. Null if INFO does not have the field. */
export interface RedisInfo {
  readonly version: string | null;
  readonly usedMemoryBytes: number | null;
  /** 0: no limit. */
  readonly memoryLimitBytes: number | null;
  readonly evictionPolicy: string | null;
}

/** The first version that knows the flags of scripts. */
const OLDEST_MAJOR = 7;
const MEMORY_WARNING = 0.8;
const MEMORY_CRITICAL = 0.9;

/** Error codes of Redis, which are the first words of its errors. */
const REFUSAL_OF: Readonly<Record<string, Refusal>> = {
  OOM: 'REDIS_FULL',
  READONLY: 'REDIS_READ_ONLY',
  NOREPLICAS: 'REDIS_LACKS_REPLICAS',
  MISCONF: 'REDIS_CANNOT_SAVE',
  LOADING: 'REDIS_UNAVAILABLE',
  BUSY: 'REDIS_UNAVAILABLE',
  MASTERDOWN: 'REDIS_UNAVAILABLE',
  CLUSTERDOWN: 'REDIS_UNAVAILABLE',
  TRYAGAIN: 'REDIS_UNAVAILABLE',
};

/** The reason for a failed script that writes. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error) || error.name !== 'ReplyError') return 'REDIS_UNAVAILABLE';
  const [code = ''] = error.message.split(' ', 1);
  return REFUSAL_OF[code] ?? 'REDIS_FAILED';
}

/** A field of the text of INFO. */
export function infoField(text: string, name: string): string | null {
  return new RegExp(`^${name}:([^\r\n]+)`, 'm').exec(text)?.[1] ?? null;
}

/** Reads the text of INFO. */
export function parseInfo(text: string): RedisInfo {
  const field = (name: string) => infoField(text, name);
  const bytes = (name: string) => {
    const value = Number(field(name) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  return {
    version: field('redis_version'),
    usedMemoryBytes: bytes('used_memory'),
    memoryLimitBytes: bytes('maxmemory'),
    evictionPolicy: field('maxmemory_policy'),
  };
}

export function isSupported({ version }: RedisInfo): boolean {
  return version === null || !(Number.parseInt(version, 10) < OLDEST_MAJOR);
}

/** The problems of Redis, critical ones first. */
export function findProblems(info: RedisInfo, refusal: Refusal | null): readonly RedisProblem[] {
  const { version, usedMemoryBytes, memoryLimitBytes, evictionPolicy } = info;
  const problems: RedisProblem[] = [];
  if (refusal !== null) problems.push({ kind: refusal, severity: 'CRITICAL' });
  if (version !== null && !isSupported(info)) {
    problems.push({ kind: 'REDIS_VERSION', severity: 'CRITICAL', subject: version });
  }
  if (memoryLimitBytes === null || memoryLimitBytes === 0) return problems;
  const share = (usedMemoryBytes ?? 0) / memoryLimitBytes;
  if (share > MEMORY_WARNING && refusal !== 'REDIS_FULL') {
    const severity = share > MEMORY_CRITICAL ? 'CRITICAL' : 'WARNING';
    problems.push({ kind: 'REDIS_MEMORY', severity, share });
  }
  // Every other policy can evict Mayfly's keys: most of them have a time to live.
  if (evictionPolicy !== null && evictionPolicy !== 'noeviction') {
    const subject = evictionPolicy;
    problems.push({ kind: 'REDIS_EVICTION_POLICY', severity: 'WARNING', subject });
  }
  return problems;
}
