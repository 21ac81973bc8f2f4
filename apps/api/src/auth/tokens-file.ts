import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Role } from '../graphql/types.generated.ts';
import { scopesSchema, type Scopes } from './scopes.ts';

/** A token from the configuration. */
export interface ConfiguredToken {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly scopes: Scopes;
  readonly source: 'environment' | 'file';
  /** SHA-256. */
  readonly digest: Buffer;
}

const ROLES = { viewer: 'VIEWER', operator: 'OPERATOR', admin: 'ADMIN' } as const;

/** A request with an unknown token is compared with all of them. */
const MAX_TOKENS = 100;

const schema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9._:/@+-]{1,128}$/),
      role: z.enum(['viewer', 'operator', 'admin']),
      scopes: scopesSchema.optional(),
      sha256: z.string().regex(/^[0-9a-fA-F]{64}$/),
    }),
  )
  .max(MAX_TOKENS)
  .refine((tokens) => new Set(tokens.map(({ name }) => name)).size === tokens.length, {
    error: 'names must be unique',
  });

/** Reports what is wrong with the file and where. Never quotes its content. */
export class TokensFileUnusable extends Error {
  override readonly name = 'TokensFileUnusable';
}

export interface TokensFileOptions {
  readonly path: string;
  /** How often to check the file, in ms. */
  readonly pollMs: number;
  readonly onError: (error: TokensFileUnusable) => void;
}

/**
 * The tokens of `MAYFLY_TOKENS_FILE`. The file is read again when it changes. If the new content is invalid, the
 * tokens stay and an error is logged, so that a typing error locks no one out.
 */
export class TokensFile {
  readonly #options: TokensFileOptions;
  readonly #onChange = () => void this.#reload();
  #tokens: readonly ConfiguredToken[];

  /** Throws `TokensFileUnusable`: at the start there are no previous tokens. */
  static async open(options: TokensFileOptions): Promise<TokensFile> {
    return new TokensFile(options, await readTokens(options.path));
  }

  private constructor(options: TokensFileOptions, tokens: readonly ConfiguredToken[]) {
    this.#options = options;
    this.#tokens = tokens;
    // Watches the path, so it also notices a replaced file, as with Kubernetes.
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
      `MAYFLY_TOKENS_FILE must be a list of { name, role, scopes, sha256 }: see ${problems.slice(0, 3).join(', ')}`,
    );
  }
  return parsed.data.map(({ name, role, scopes = null, sha256 }) => ({
    id: `file:${name}`,
    name,
    role: ROLES[role],
    scopes,
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

/** Undefined if the text is not JSON. The message of the parser would quote the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
