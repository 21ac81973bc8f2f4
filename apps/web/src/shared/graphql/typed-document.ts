/** An operation of the dashboard, with the types of its result and variables. */
export class TypedDocument<TResult, TVariables> {
  readonly name: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly hash: string;
  /** Empty if documents are sent as hashes. */
  readonly text: string;
  /** Never set: it only carries the types. */
  declare readonly types?: (variables: TVariables) => TResult;

  constructor(name: string, hash: string, text: string) {
    this.name = name;
    this.hash = hash;
    this.text = text;
  }
}

/** A request over HTTP or the socket. */
export interface OperationMessage<TVariables> {
  readonly operationName: string;
  readonly variables: TVariables;
  readonly query?: string;
  readonly extensions?: {
    readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string };
  };
}

/** The payload of a document: its text, or only its hash, which the server knows. */
export function toMessage<TVariables>(
  { name, hash, text }: TypedDocument<unknown, TVariables>,
  variables: TVariables,
): OperationMessage<TVariables> {
  return text === ''
    ? {
        operationName: name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      }
    : { operationName: name, variables, query: text };
}
