/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../graphql/typed-document.ts';
export type Role =
  | 'VIEWER'
  | 'OPERATOR'
  | 'ADMIN';

export type ScopeKind =
  | 'SET'
  | 'POLICY'
  | 'PURPOSE'
  | 'SPACE'
  | 'SERIES';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { name: string, role: Role, endsAt: string | null, now: string, scopes: Array<{ kind: ScopeKind }> | null } };

export const ViewerDocument = /* @__PURE__ */ new TypedDocument<ViewerQuery, ViewerQueryVariables>(
  'Viewer',
  '54fe4c4fca59982abafce2fad3c5e09fc5786ab054d5e95dd19300eab1e4a1b6',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Viewer {
  viewer {
    name
    role
    scopes {
      kind
    }
    endsAt
    now
  }
}`,
);