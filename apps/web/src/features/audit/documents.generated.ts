/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type AuditSection =
  | 'ADMINISTRATION'
  | 'ACCESS'
  | 'ITEMS';

export type AuditFilter = {
  section?: AuditSection | null | undefined;
  actor?: string | null | undefined;
  action?: string | null | undefined;
  target?: string | null | undefined;
  outcome?: string | null | undefined;
  since?: string | null | undefined;
  failed?: boolean | null | undefined;
};

export type PrincipalKind =
  | 'TOKEN'
  | 'SESSION';

export type AuditEntriesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { scannedCount: number, now: string, edges: Array<{ node: { id: string, at: string, actor: string | null, actorId: string | null, kind: PrincipalKind | null, action: string, target: string | null, outcome: string, count: number | null, requestId: string, address: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const AuditEntriesDocument = /* @__PURE__ */ new TypedDocument<AuditEntriesQuery, AuditEntriesQueryVariables>(
  'AuditEntries',
  'f21e9555210d18c36a10c4b70c3b176efbd15a062d2efb8671b9f5bae66c93cd',
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
        count
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