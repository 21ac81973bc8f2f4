/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../graphql/typed-document.ts';
/** Left-out fields may be anything; the others are compared as a whole. */
export type AuditFilter = {
  /** The name of a token. */
  actor?: string | null | undefined;
  action?: string | null | undefined;
  target?: string | null | undefined;
  /** `OK`, or the code of what kept it from being done. */
  outcome?: string | null | undefined;
  /** Only what was not done, whatever kept it, or only what was. */
  failed?: boolean | null | undefined;
};

/** How somebody has come in. */
export type PrincipalKind =
  /** With a token in the `Authorization` header. */
  | 'TOKEN'
  /** With the cookie of a session. */
  | 'SESSION';

export type AuditEntriesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { scannedCount: number, now: string, edges: Array<{ node: { id: string, at: string, actor: string | null, actorId: string | null, kind: PrincipalKind | null, action: string, target: string | null, outcome: string, requestId: string, address: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const AuditEntriesDocument = /* @__PURE__ */ new TypedDocument<AuditEntriesQuery, AuditEntriesQueryVariables>(
  'AuditEntries',
  '91a62519283ccf28df6cd8c1aeb30324f41087761a425807e9f8cfa51ee29629',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query AuditEntries(\$first: Int!, \$after: String, \$filter: AuditFilter) {
  auditEntries(first: \$first, after: \$after, filter: \$filter) {
    edges {
      node {
        id
        at
        actor
        actorId
        kind
        action
        target
        outcome
        requestId
        address
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    scannedCount
    now
  }
}`,
);