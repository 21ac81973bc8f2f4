import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The documents of the dashboard by the SHA-256 hash of their text, from `pnpm codegen`. */
const FILE = new URL('../../trusted-documents.json', import.meta.url);

const listed = z.record(z.string(), z.string());

/** The hash that replaces a document, in the format of Apollo clients. */
const byHash = z.object({
  extensions: z.object({
    persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }),
  }),
});

/** How a request names its document. */
export type Named =
  | { readonly status: 'text'; readonly text: string }
  /** By a hash that is not in the list. */
  | { readonly status: 'hash'; readonly sha256: string }
  /** By a text, and by the hash of another one. */
  | { readonly status: 'otherHash' }
  /** The request has no document. */
  | { readonly status: 'absent' };

/** Finds the text of a document, which the request has, or the hash in it names. */
export class TrustedDocuments {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string> = readListed()) {
    this.#texts = texts;
  }

  find(request: unknown): Named {
    if (typeof request !== 'object' || request === null) return { status: 'absent' };
    const sha256 = hashIn(request);
    if ('query' in request && typeof request.query === 'string' && request.query !== '') {
      const isOther = sha256 !== undefined && sha256 !== hash('sha256', request.query);
      return isOther ? { status: 'otherHash' } : { status: 'text', text: request.query };
    }
    if (sha256 === undefined) return { status: 'absent' };
    const text = this.#texts.get(sha256);
    return text === undefined ? { status: 'hash', sha256 } : { status: 'text', text };
  }
}

function hashIn(request: object): string | undefined {
  if (!('extensions' in request) || request.extensions == null) return undefined;
  return byHash.safeParse(request).data?.extensions.persistedQuery.sha256Hash;
}

function readListed(): ReadonlyMap<string, string> {
  return new Map(Object.entries(listed.parse(JSON.parse(readFileSync(FILE, 'utf8')))));
}
