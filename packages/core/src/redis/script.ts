import { createHash } from 'node:crypto';
import type { RedisClient } from './client.ts';
import { composeLua, composeOnce, readLua, withoutComments, type LuaFile } from './compose-lua.ts';

interface CheckedScript {
  readonly file: LuaFile;
  readonly compose: () => ComposedScript;
}

interface ComposedScript {
  /** As Redis receives it. */
  readonly lua: string;
  readonly sha1: string;
}

/** Every script. `scripts/check-lua.ts` checks them. */
export const definedScripts: CheckedScript[] = [];

export type ScriptArgument = string | number | Buffer;

/** The encoding of strings in a reply: UTF-8 text, or bytes. */
export type ReplyEncoding = 'text' | 'bytes';

const SHEBANG = /^#!lua( flags=(no-writes|allow-oom))?$/;

/** A Lua script that runs as one atomic command on one slot. */
export interface Script {
  /** The number of first keys that it only reads. */
  readonly readKeys: number;
  /**
   * `isFollowed`: a later command depends on it, so it is sent in a way that cannot fail if the server does
   * not know the script.
   */
  call(
    redis: RedisClient,
    keys: readonly string[],
    args: readonly ScriptArgument[],
    encoding: ReplyEncoding,
    isFollowed: boolean,
  ): Promise<unknown>;
}

export interface DefinedScript extends Script {
  /** The script that runs once for an idempotency key (once.lua), composed at its first use. */
  readonly once: () => Script;
}

/** Commands of every client and every pipeline. The types of ioredis lack those for bytes. */
interface ByteCommands {
  evalBuffer: RedisClient['eval'];
  evalshaBuffer: RedisClient['evalsha'];
}

interface ScriptOptions {
  /** The number of first keys that it only reads, so that calls that share only these need no order. */
  readonly readKeys?: number;
  /** The calls of this script free memory, so it has `allow-oom`. */
  readonly frees?: boolean;
  /** Lua files that provide what the script needs of its caller. */
  readonly before?: readonly LuaFile[];
}

/**
 * Reads a Lua script from a file, for example `defineScript(new URL('./record.lua', import.meta.url))`.
 * `Mayfly.runScript` runs it as one atomic command.
 *
 * The first line says what the server must allow (https://redis.io/docs/latest/develop/programmability/eval-intro):
 * - `#!lua flags=no-writes`: the script only reads, so it also runs on a replica and on a full server
 * - `#!lua flags=allow-oom`: it frees memory or writes little, so it also runs on a full server
 * - `#!lua`: it writes. A server that refuses writes refuses it before it changes anything
 * Throws a `TypeError` for any other first line.
 *
 * In the script, `now` is the time in epoch ms. ARGV[1] is reserved for it, so arguments begin at ARGV[2]. The
 * header of the file names the Lua files that it needs, each in a line `-- Needs ./file.lua: names`.
 *
 * A call sends the SHA-1 of the source, and the source if the server does not know it. `defineCommand` of
 * ioredis does the same, but its commands are missing in the automatic pipelines of ioredis
 * (`enableAutoPipelining`).
 */
export function defineScript(file: LuaFile, options: ScriptOptions = {}): DefinedScript {
  const files = [...(options.before ?? []), file];
  let once: Script | undefined;
  return {
    ...compile(() => composeLua(files), file, options),
    once: () => (once ??= compile(() => composeOnce(files), file, options)),
  };
}

function compile(
  sourceOf: () => string,
  file: LuaFile,
  { readKeys = 0, frees = false }: ScriptOptions,
): Script {
  const [declared = ''] = readLua(file).split('\n', 1);
  if (!SHEBANG.test(declared)) throw new TypeError('A script must begin with #!lua');
  const shebang = frees ? '#!lua flags=allow-oom' : declared;
  let composed: ComposedScript | undefined;
  // Not at import: a program calls few of the scripts.
  const compose = () => {
    if (composed !== undefined) return composed;
    const lua = `${shebang}\n${withoutComments(sourceOf().slice(declared.length))}`;
    composed = { lua, sha1: createHash('sha1').update(lua).digest('hex') };
    return composed;
  };
  definedScripts.push({ file, compose });

  return {
    readKeys: shebang.endsWith('no-writes') ? Infinity : readKeys,
    async call(client, keys, args, encoding, isFollowed) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const redis = client as RedisClient & ByteCommands;
      const { lua, sha1 } = compose();
      if (!isFollowed) {
        try {
          return await (encoding === 'bytes'
            ? redis.evalshaBuffer(sha1, keys.length, ...keys, ...args)
            : redis.evalsha(sha1, keys.length, ...keys, ...args));
        } catch (error) {
          if (!isForgotten(error)) throw error;
        }
      }
      return encoding === 'bytes'
        ? redis.evalBuffer(lua, keys.length, ...keys, ...args)
        : redis.eval(lua, keys.length, ...keys, ...args);
    },
  };
}

function isForgotten(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('NOSCRIPT');
}
