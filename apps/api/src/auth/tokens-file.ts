import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Role } from '../graphql/types.generated.ts';

/** A token that is known by configuration. */
export interface ConfiguredToken {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly source: 'environment' | 'file';
  /** SHA-256. */
  readonly digest: Buffer;
}

const ROLES = { viewer: 'VIEWER', operator: 'OPERATOR', admin: 'ADMIN' } as const;

/** Each request with a token that is not known looks at all of them. */
const MOST_TOKENS = 100;

const schema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9._:/@+-]{1,128}$/),
      role: z.enum(['viewer', 'operator', 'admin']),
      sha256: z.string().regex(/^[0-9a-fA-F]{64}$/),
    }),
  )
  .max(MOST_TOKENS)
  .refine((tokens) => new Set(tokens.map(({ name }) => name)).size === tokens.length, {
    error: 'two tokens have one name',
  });

/** Says what is wrong with the file and where, and never quotes what is in it. */
export class TokensFileUnusable extends Error {
  override readonly name = 'TokensFileUnusable';
}

export interface TokensFileOptions {
  readonly path: string;
  /** How often the file is looked at, in ms. */
  readonly pollMs: number;
  readonly onError: (error: TokensFileUnusable) => void;
}

/**
 * The tokens of `MAYFLY_TOKENS_FILE`. The file is read again when it changes; one that cannot be read or
 * understood changes nothing but the log: a typing mistake locks nobody out, and lets nobody in.
 */
export class TokensFile {
  readonly #options: TokensFileOptions;
  readonly #onChange = () => void this.#reload();
  #tokens: readonly ConfiguredToken[];

  /** Throws `TokensFileUnusable`: at the start there is no last good list. */
  static async open(options: TokensFileOptions): Promise<TokensFile> {
    return new TokensFile(options, await readTokens(options.path));
  }

  private constructor(options: TokensFileOptions, tokens: readonly ConfiguredToken[]) {
    this.#options = options;
    this.#tokens = tokens;
    // Looks at the file by its name, and so also sees another one put in its place, as Kubernetes does.
    const { path, pollMs } = options;
    watchFile(path, { interval: pollMs, persistent: false }, this.#onChange);
  }

  get tokens(): readonly ConfiguredToken[] {
    return this.#tokens;
  }

  close(): void {
    unwatchFile(this.#options.path, this.#onChange);
  }

  async #reload(): Promise<void> {
    try {
      this.#tokens = await readTokens(this.#options.path);
    } catch (error) {
      if (!(error instanceof TokensFileUnusable)) throw error;
      this.#options.onError(error);
    }
  }
}

async function readTokens(path: string): Promise<ConfiguredToken[]> {
  const parsed = schema.safeParse(parseJson(await readText(path)));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: place }) => place.join('.') || 'the list');
    throw new TokensFileUnusable(
      `MAYFLY_TOKENS_FILE is not a list of { name, role, sha256 }: see ${problems.slice(0, 3).join(', ')}`,
    );
  }
  return parsed.data.map(({ name, role, sha256 }) => ({
    id: `file:${name}`,
    name,
    role: ROLES[role],
    source: 'file',
    digest: Buffer.from(sha256, 'hex'),
  }));
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new TokensFileUnusable(`MAYFLY_TOKENS_FILE cannot be read (${reason})`);
  }
}

/** Undefined for what is no JSON, as the parser's own message quotes it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
