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
  /** By an unknown hash. */
  | { readonly status: 'unknown' }
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
    if ('query' in request && typeof request.query === 'string' && request.query !== '') {
      return { status: 'text', text: request.query };
    }
    const named = byHash.safeParse(request);
    if (!named.success) return { status: 'absent' };
    const text = this.#texts.get(named.data.extensions.persistedQuery.sha256Hash);
    return text === undefined ? { status: 'unknown' } : { status: 'text', text };
  }
}

function readListed(): ReadonlyMap<string, string> {
  return new Map(Object.entries(listed.parse(JSON.parse(readFileSync(FILE, 'utf8')))));
}
