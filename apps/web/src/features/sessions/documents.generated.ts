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

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { endedCount: number | null } };

export type SessionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SessionsQuery = { sessions: { now: string, edges: Array<{ node: { id: string, tokenName: string, role: Role, address: string, client: string | null, lastUsedAt: string | null, createdAt: string, expiresAt: string, endsAt: string, isCurrent: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const EndSessionDocument = /* @__PURE__ */ new TypedDocument<EndSessionMutation, EndSessionMutationVariables>(
  'EndSession',
  '067f6bfc0465f48df0dac5ebd3a5182ac8813b2947ac343f156e1d71ca09d52d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation EndSession(\$id: ID!) {
  endSession(input: {id: \$id}) {
    status
  }
}`,
);

export const EndOtherSessionsDocument = /* @__PURE__ */ new TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(
  'EndOtherSessions',
  'd987ea0b67f86da81cae6dd335554f898a05c472579f88673010c6375030473b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation EndOtherSessions {
  endOtherSessions {
    endedCount
  }
}`,
);

export const SessionsDocument = /* @__PURE__ */ new TypedDocument<SessionsQuery, SessionsQueryVariables>(
  'Sessions',
  '9b2639b7b6e73607c8388da356e3e67e9e040eaa3777cc04454942b8bf57601c',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Sessions(\$first: Int!, \$after: String) {
  sessions(first: \$first, after: \$after) {
    edges {
      node {
        id
        tokenName
        role
        address
        client
        lastUsedAt
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