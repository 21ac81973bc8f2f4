import { hash } from 'node:crypto';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
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

/** A document that may be run, or what is wrong with it. */
export type CheckedDocument =
  | { readonly status: 'ok'; readonly text: string; readonly document: DocumentNode }
  | { readonly status: 'refused'; readonly errors: readonly GraphQLError[] };

/** Checked documents that are remembered, good ones and bad: so many, and of so much text. */
const REMEMBERED = { max: 1000, maxSize: 4_194_304 } as const;

const UNKNOWN_DOCUMENT = new GraphQLError('No document of this hash is known', {
  extensions: { code: 'BAD_REQUEST' satisfies ErrorCode },
});

/** Nobody mends more mistakes at once. */
const MOST_ERRORS = 10;

/** Parses and checks documents, once each: for HTTP and WebSocket alike, this is the only way in. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #development: boolean;
  readonly #rules: readonly (readonly ValidationRule[])[];
  readonly #trusted = new TrustedDocuments();
  readonly #checked = new LRUCache<string, CheckedDocument>({
    ...REMEMBERED,
    dispose: (_, text) => this.#byHash.delete(hash('sha256', text)),
  });
  readonly #byHash = new Map<string, DocumentNode>();

  /** Outside development the schema is not shown, neither whole nor by suggestions. */
  constructor(schema: GraphQLSchema, { development }: { readonly development: boolean }) {
    this.#schema = schema;
    this.#development = development;
    const closing = development ? [] : [NoSchemaIntrospectionCustomRule];
    this.#rules = [...LIMIT_RULES, [...specifiedRules, ...closing]];
  }

  /** What a request wants to run; null if it does not say. */
  checkRequest(request: unknown): CheckedDocument | null {
    const named = this.#trusted.find(request);
    switch (named.status) {
      case 'absent':
        return null;
      case 'unknown':
        return { status: 'refused', errors: [UNKNOWN_DOCUMENT] };
      case 'text':
        return this.check(named.text);
    }
  }

  check(text: string): CheckedDocument {
    const known = this.#checked.get(text);
    if (known !== undefined) return known;
    const checked = this.#checkSafely(text);
    this.#checked.set(text, checked, { size: text.length + 1 });
    if (checked.status === 'ok') this.#byHash.set(hash('sha256', text), checked.document);
    return checked;
  }

  /** The good document whose text has this SHA-256 hash, if it is remembered. */
  find(sha256: string): DocumentNode | undefined {
    return this.#byHash.get(sha256);
  }

  /** Values within values, within the limit of tokens, can be more than the parser has a stack for. */
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
      const errors = validate(this.#schema, document, rules, { maxErrors: MOST_ERRORS });
      if (errors.length > 0) return { status: 'refused', errors: errors.map(this.#explain) };
    }
    return { status: 'ok', text, document };
  }

  readonly #explain = (error: GraphQLError): GraphQLError => {
    const message = this.#development
      ? error.message
      : error.message.replace(/ ?Did you mean .+\?$/, '');
    return withCode(error, 'GRAPHQL_VALIDATION_FAILED', message);
  };
}

function withCode(error: GraphQLError, code: ErrorCode, message = error.message): GraphQLError {
  const { nodes, source, positions, extensions } = error;
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    ...(source && { source }),
    ...(positions && { positions }),
    extensions: { code, ...extensions },
  });
}
