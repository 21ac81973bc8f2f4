/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** When an addition takes place. A member that has expired counts as absent, swept or not. */
export type AddMode =
  /** Whether or not the member is live. */
  | 'ALWAYS'
  /** Only if the member is not live. */
  | 'IF_ABSENT'
  /** Only if the member is live. */
  | 'IF_LIVE'
  /** If the member is not live, or would live longer than it does now: a time to live is never shortened. */
  | 'IF_LATER';

export type AddMemberInput = {
  set: string;
  /** 1 to 1024 bytes of UTF-8. */
  member: string;
  /** Whole milliseconds, 1 to 315360000000 (ten years). Without it, the set's default. */
  ttlMs?: number | null | undefined;
  /** At most 4096 bytes of JSON. Left out, a live member keeps its value; null drops it. */
  value?: unknown;
  mode?: AddMode;
};

export type AddStatus =
  /** The member was not live before. */
  | 'ADDED'
  /** The member was live and has a new time to live. */
  | 'UPDATED'
  /** The mode did not allow it. Nothing was changed. */
  | 'KEPT';

export type XQueryVariables = Exact<{
  name: string;
}>;


export type XQuery = { expiringSet: { name: string, count: number, now: string } };

export type AMutationVariables = Exact<{
  input: AddMemberInput;
}>;


export type AMutation = { addMember: { status: AddStatus, expiresAt: string | null, now: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const XDocument = new TypedDocumentString(`
    query X($name: String!) {
  expiringSet(name: $name) {
    name
    count
    now
  }
}
    `) as unknown as TypedDocumentString<XQuery, XQueryVariables>;
export const ADocument = new TypedDocumentString(`
    mutation A($input: AddMemberInput!) {
  addMember(input: $input) {
    status
    expiresAt
    now
  }
}
    `) as unknown as TypedDocumentString<AMutation, AMutationVariables>;