/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type Role =
  | 'VIEWER'
  | 'OPERATOR'
  | 'ADMIN';

export type EndSessionStatus =
  | 'ENDED'
  | 'ABSENT';

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession: { status: EndSessionStatus | null } };

export type SessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SessionsQuery = { sessions: { now: string, edges: Array<{ node: { id: string, tokenName: string, role: Role, address: string, createdAt: string, expiresAt: string, endsAt: string, isCurrent: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const EndSessionDocument = /* @__PURE__ */ new TypedDocument<EndSessionMutation, EndSessionMutationVariables>(
  'EndSession',
  '067f6bfc0465f48df0dac5ebd3a5182ac8813b2947ac343f156e1d71ca09d52d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation EndSession(\$id: ID!) {
  endSession(input: {id: \$id}) {
    status
  }
}`,
);

export const SessionsDocument = /* @__PURE__ */ new TypedDocument<SessionsQuery, SessionsQueryVariables>(
  'Sessions',
  '87f0bfd7745d24da05808b5ab0c6aa240f2b3adb4cf56925d8ab59218fb1414e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Sessions(\$first: Int!, \$after: String) {
  sessions(first: \$first, after: \$after) {
    edges {
      node {
        id
        tokenName
        role
        address
        createdAt
        expiresAt
        endsAt
        isCurrent
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    now
  }
}`,
);