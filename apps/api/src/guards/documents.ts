import { hash } from 'node:crypto';
import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../graphql/types.generated.ts';
import { LIMIT_RULES, PARSE_OPTIONS } from './document-rules.ts';
import { TrustedDocuments } from './trusted-documents.ts';

interface ValidDocument {
  readonly status: 'ok';
  readonly text: string;
  readonly document: DocumentNode;
}

/** A valid document, or its errors. */
export type CheckedDocument =
  | ValidDocument
  | { readonly status: 'refused'; readonly errors: readonly GraphQLError[] };

/** The bounds of the cache of checked documents, valid or not. */
const REMEMBERED = { max: 1000, maxSize: 4_194_304 } as const;

/** Clients then send the text. Some know this error by its message, others by its code. */
const UNKNOWN_HASH = new GraphQLError('PersistedQueryNotFound', {
  extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' satisfies ErrorCode },
});
const OTHER_HASH = new GraphQLError('sha256Hash must be the hash of query', {
  extensions: { code: 'BAD_REQUEST' satisfies ErrorCode },
});

/** A document with more errors reports only the first ones. */
const MAX_ERRORS = 10;

/** Parses and checks documents, once each. All documents pass here, over HTTP and WebSocket. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #rules: readonly (readonly ValidationRule[])[];
  readonly #trusted = new TrustedDocuments();
  readonly #checked = new LRUCache<string, CheckedDocument>({
    ...REMEMBERED,
    dispose: (_, text) => this.#byHash.delete(hash('sha256', text)),
  });
  readonly #byHash = new Map<string, ValidDocument>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#rules = [...LIMIT_RULES, specifiedRules];
  }

  /**
   * The document of a request; null if it has none. A hash names a document of the dashboard, or a valid one that any
   * client has sent, for as long as it is cached.
   */
  checkRequest(request: unknown): CheckedDocument | null {
    const named = this.#trusted.find(request);
    switch (named.status) {
      case 'absent':
        return null;
      case 'hash':
        return this.#byHash.get(named.sha256) ?? { status: 'refused', errors: [UNKNOWN_HASH] };
      case 'otherHash':
        return { status: 'refused', errors: [OTHER_HASH] };
      case 'text':
        return this.check(named.text);
    }
  }

  check(text: string): CheckedDocument {
    const known = this.#checked.get(text);
    if (known !== undefined) return known;
    const checked = this.#checkSafely(text);
    this.#checked.set(text, checked, { size: text.length + 1 });
    if (checked.status === 'ok') this.#byHash.set(hash('sha256', text), checked);
    return checked;
  }

  /** Nested values, within the limit of tokens, can exceed the stack of the parser. */
  #checkSafely(text: string): CheckedDocument {
    try {
      return this.#check(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const code: ErrorCode = 'GRAPHQL_PARSE_FAILED';
      const refusal = new GraphQLError('Values are nested too deeply', { extensions: { code } });
      return { status: 'refused', errors: [refusal] };
    }
  }

  #check(text: string): CheckedDocument {
    let document: DocumentNode;
    try {
      document = parse(text, PARSE_OPTIONS);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { status: 'refused', errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    for (const rules of this.#rules) {
      const errors = validate(this.#schema, document, rules, { maxErrors: MAX_ERRORS });
      if (errors.length > 0)
        return {
          status: 'refused',
          errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')),
        };
    }
    return { status: 'ok', text, document };
  }
}

function withCode(error: GraphQLError, code: ErrorCode): GraphQLError {
  const { nodes, source, positions, extensions } = error;
  return new GraphQLError(error.message, {
    ...(nodes && { nodes }),
    ...(source && { source }),
    ...(positions && { positions }),
    extensions: { code, ...extensions },
  });
}
