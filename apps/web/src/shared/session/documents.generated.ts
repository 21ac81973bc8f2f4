/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../graphql/typed-document.ts';
export type Role =
  | 'VIEWER'
  | 'OPERATOR'
  | 'ADMIN';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { name: string, role: Role, endsAt: string | null, now: string } };

export const ViewerDocument = /* @__PURE__ */ new TypedDocument<ViewerQuery, ViewerQueryVariables>(
  'Viewer',
  '3882b0151c3e99910ac41c4b58cba46c13a3a7ab0ad71e475872244d55299bad',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Viewer {
  viewer {
    name
    role
    endsAt
    now
  }
}`,
);