import { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutComments } from '../../src/redis/compose-lua.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

/** The end of every script's source, as Redis receives it, and its file. */
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.lua'))
  .map((file) => {
    const source = readFileSync(SOURCES + file, 'utf8');
    return {
      name: file.split(sep).join('/'),
      body: withoutComments(source.slice(source.indexOf('\n'))),
    };
  });

/** A connection that counts its commands, and knows the file of each script. */
export class ObservedRedis extends Redis {
  readonly #names = new Map<string, string>();
  #calls = new Map<string, number>();

  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const [{ name, args: words }] = args;
    if (name === 'eval') this.#learn(String(words[0]));
    const sent = name === 'evalsha' ? String(words[0]) : name;
    this.#calls.set(sent, (this.#calls.get(sent) ?? 0) + 1);
    return super.sendCommand(...args);
  }

  /** The number of calls since the previous call of this method: scripts by SHA-1, other commands by name. */
  takeCalls(): ReadonlyMap<string, number> {
    const calls = this.#calls;
    this.#calls = new Map();
    return calls;
  }

  /** The file of a script; any other name unchanged. */
  nameOf(sent: string): string {
    return this.#names.get(sent) ?? sent;
  }

  #learn(source: string): void {
    const sha1 = createHash('sha1').update(source).digest('hex');
    const [longest] = FILES.filter(({ body }) => source.endsWith(body)).toSorted(
      (a, b) => b.body.length - a.body.length,
    );
    this.#names.set(sha1, longest?.name ?? sha1);
  }
}
