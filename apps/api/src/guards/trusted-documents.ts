import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The dashboard's documents, as `pnpm codegen` has listed them by the SHA-256 hash of their text. */
const FILE = new URL('../../trusted-documents.json', import.meta.url);

const listed = z.record(z.string(), z.string());

/** What may stand in place of a document: its hash, as Apollo's clients send it. */
const byHash = z.object({
  extensions: z.object({
    persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }),
  }),
});

/** How a request says what it wants to run. */
export type Named =
  | { readonly status: 'text'; readonly text: string }
  /** By a hash that nothing here has. */
  | { readonly status: 'unknown' }
  /** Not at all: it is no request of GraphQL. */
  | { readonly status: 'absent' };

/** Finds the text of what a request wants to run, which comes along or is known here by its hash. */
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
