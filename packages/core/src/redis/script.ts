import { readFileSync } from 'node:fs';
import { LIMITS } from '../limits.ts';
import type { RedisClient } from './client.ts';

const prelude = [
  `local LONGEST_TTL_MS = ${LIMITS.ttlMs}`,
  readFileSync(new URL('./prelude.lua', import.meta.url), 'utf8'),
].join('\n');

/** A fragment: the order of the ids of stream entries. */
export const STREAM_IDS = new URL('./stream-ids.lua', import.meta.url);

/** A fragment: an exact log of the latest moments of something that is limited. */
export const MOMENTS = new URL('./moments.lua', import.meta.url);

/** A fragment: where in a sorted set a page lies. */
export const PAGE_RANKS = new URL('../sets/page-ranks.lua', import.meta.url);

/** A fragment: picks members while it reads on through a sorted set. Stands behind `PAGE_RANKS`. */
export const SIFT = new URL('../sets/sift.lua', import.meta.url);

/** A fragment: sets that want to be swept by some moment. */
export const SWEEP_DUE = new URL('../sweep/due.lua', import.meta.url);

export type ScriptArgument = string | number | Buffer;

/** How the strings of a reply are read: as UTF-8, or as the bytes that they are. */
export type ReplyEncoding = 'text' | 'bytes';

/** A Lua script that runs as one atomic command on one slot. */
export interface Script {
  call(
    redis: RedisClient,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding: ReplyEncoding,
  ): Promise<unknown>;
}

type Commands = Record<string, (...args: readonly ScriptArgument[]) => Promise<unknown>>;

/**
 * Loads a script that stands beside its caller, with the fragments that it shares with others before it.
 *
 * ioredis sends EVALSHA, and the source again when a restarted server has forgotten it. It puts the
 * command on the client under the script's own name, and under that and "Buffer" for replies in bytes.
 * Its types cannot know that: hence the cast.
 */
export function defineScript(
  file: URL,
  numberOfKeys: number | 'any',
  fragments: readonly URL[] = [],
): Script {
  const parts = [...fragments, file];
  const lua = [prelude, ...parts.map((part) => readFileSync(part, 'utf8'))].join('\n');
  // One file behind different fragments is different scripts.
  const command = `mayfly:${parts.map((part) => part.pathname.split('/').slice(-2).join('/')).join('+')}`;
  const defined = new WeakSet<RedisClient>();

  return {
    async call(redis, keys, args, encoding) {
      if (!defined.has(redis)) {
        redis.defineCommand(command, numberOfKeys === 'any' ? { lua } : { lua, numberOfKeys });
        defined.add(redis);
      }
      const variant = encoding === 'bytes' ? `${command}Buffer` : command;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const commands = redis as unknown as Commands;
      return numberOfKeys === 'any'
        ? commands[variant]?.(keys.length, ...keys, ...args)
        : commands[variant]?.(...keys, ...args);
    },
  };
}
