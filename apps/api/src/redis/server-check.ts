import { Cluster, type Redis } from 'ioredis';
import { readFileSync } from 'node:fs';
import type { RedisClient } from './client.ts';
import {
  findProblems,
  parseInfo,
  refusalOf,
  type RedisInfo,
  type RedisProblem,
  type Refusal,
} from './problems.ts';

const WRITE_CHECK = readFileSync(new URL('./write-check.lua', import.meta.url), 'utf8');

const SLOTS = 16_384;

/** The state of one server. */
interface ServerState {
  /** Host and port of a master of a cluster; null without a cluster. */
  readonly name: string | null;
  /** Why it refuses writes; null if it accepts them. */
  readonly refusal: Refusal | null;
  readonly info: RedisInfo;
}

/** The state of Redis at the latest check. */
export interface RedisState {
  /**
   * Why Redis refuses writes; null if it accepts them. A cluster accepts them as long as one of its masters does:
   * the sets of this master work, and no other instance can offer more.
   */
  readonly refusal: Refusal | null;
  /** The server, or the masters of the cluster that the client knows. */
  readonly servers: readonly ServerState[];
  readonly problems: readonly RedisProblem[];
}

/** Checks the server, or every master. Never rejects. Costs one INFO and one script for each, and on a cluster two more. */
export async function checkRedis(redis: RedisClient, key: string): Promise<RedisState> {
  if (redis instanceof Cluster) return checkCluster(redis, key);
  const [text, refusal] = await Promise.all([textOf(redis.info()), tryToWrite(redis, key)]);
  const info = parseInfo(text);
  return {
    refusal,
    servers: [{ name: null, refusal, info }],
    problems: findProblems(info, refusal),
  };
}

async function checkCluster(cluster: Cluster, key: string): Promise<RedisState> {
  const [keyed, ...checked] = await Promise.all([
    tryToWrite(cluster, key),
    ...cluster.nodes('master').map(checkMaster),
  ]);
  const problems = checked.flatMap(({ name, info, refusal }) =>
    findProblems(info, refusal).map((problem) => ({ ...problem, server: name })),
  );
  const servers = checked.map(({ name, refusal, info }) => ({ name, refusal, info }));
  // Only a script with a key shows that the user may not use keys.
  const ofAll: Refusal | null = keyed === 'REDIS_FAILED' ? keyed : commonRefusal(servers);
  const isIncomplete = checked.some(({ slots }) => slots !== null && slots < SLOTS);
  const isKnown = (kind: Refusal) => problems.some((problem) => problem.kind === kind);
  const others = [ofAll, isIncomplete ? 'REDIS_UNAVAILABLE' : null] as const;
  const unknown = new Set(others.filter((kind) => kind !== null && !isKnown(kind)));
  return {
    refusal: ofAll,
    servers,
    problems: [
      ...[...unknown].flatMap((kind) =>
        kind === null ? [] : [{ kind, severity: 'CRITICAL' as const }],
      ),
      ...problems,
    ],
  };
}

/** Null if a server accepts writes. */
function commonRefusal(servers: readonly ServerState[]): Refusal | null {
  const [first, ...others] = servers.map(({ refusal }) => refusal);
  if (first === undefined) return 'REDIS_UNAVAILABLE';
  return others.includes(null) ? null : first;
}

/** `slots`: those that have a master, as this master knows; null if it does not say. */
async function checkMaster(
  node: Redis,
): Promise<ServerState & { readonly name: string; readonly slots: number | null }> {
  const [text, view, refusal] = await Promise.all([
    textOf(node.info()),
    textOf(node.cluster('INFO')),
    tryToWrite(node),
  ]);
  const isDown = /^cluster_state:fail/m.test(view);
  const slots = /^cluster_slots_ok:(\d+)/m.exec(view)?.[1];
  return {
    name: `${node.options.host}:${node.options.port}`,
    refusal: isDown ? (refusal ?? 'REDIS_UNAVAILABLE') : refusal,
    info: parseInfo(text),
    slots: slots === undefined ? null : Number(slots),
  };
}

/** Empty where Redis does not answer, or an ACL forbids the command. */
async function textOf(reply: Promise<unknown>): Promise<string> {
  try {
    return String(await reply);
  } catch {
    return '';
  }
}

/** Without a key, the script runs on this very master. */
async function tryToWrite(redis: RedisClient, ...keys: readonly string[]): Promise<Refusal | null> {
  try {
    await redis.eval(WRITE_CHECK, keys.length, ...keys);
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}
