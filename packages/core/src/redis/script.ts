import { readFileSync } from 'node:fs';
import { LIMITS } from '../limits.ts';
import type { RedisClient } from './client.ts';

const prelude = [
  `local LONGEST_TTL_MS = ${LIMITS.ttlMs}`,
  readFileSync(new URL('./prelude.lua', import.meta.url), 'utf8'),
].join('\n');

export type ScriptArgument = string | number;

/** A Lua script that runs as one atomic command on one slot. */
export interface Script {
  call(
    redis: RedisClient,
    keys: readonly string[],
    args: readonly ScriptArgument[],
  ): Promise<unknown>;
}

type Commands = Record<string, (...args: readonly ScriptArgument[]) => Promise<unknown>>;

/**
 * Loads a script that stands beside its caller, with the fragments that it shares with others before it.
 *
 * ioredis sends EVALSHA, and the source again when a restarted server has forgotten it. It puts the
 * command on the client under the script's own name, which its types cannot know: hence the cast.
 */
export function defineScript(
  file: URL,
  numberOfKeys: number,
  fragments: readonly URL[] = [],
): Script {
  const lua = [prelude, ...[...fragments, file].map((part) => readFileSync(part, 'utf8'))].join(
    '\n',
  );
  const command = `mayfly:${file.pathname.split('/').slice(-2).join('/')}`;
  const defined = new WeakSet<RedisClient>();

  return {
    async call(redis, keys, args) {
      if (!defined.has(redis)) {
        redis.defineCommand(command, { lua, numberOfKeys });
        defined.add(redis);
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (redis as unknown as Commands)[command]?.(...keys, ...args);
    },
  };
}
