/** One operation of the dashboard, with the types of what it answers and of what it is asked with. */
export class TypedDocument<TResult, TVariables> {
  readonly name: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  readonly hash: string;
  /** Empty where documents are sent by their hash. */
  readonly text: string;
  /** Never there: it only carries the types. */
  declare readonly types?: (variables: TVariables) => TResult;

  constructor(name: string, hash: string, text: string) {
    this.name = name;
    this.hash = hash;
    this.text = text;
  }
}

/** A request as it goes over HTTP, and over the socket. */
export interface OperationMessage<TVariables> {
  readonly operationName: string;
  readonly variables: TVariables;
  readonly query?: string;
  readonly extensions?: {
    readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string };
  };
}

/** What is sent for a document: its text, or only the hash that a server knows it by. */
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
