/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../graphql/typed-document.ts';
export type NowQueryVariables = Exact<{ [key: string]: never; }>;


export type NowQuery = { now: string };

export const NowDocument = /* @__PURE__ */ new TypedDocument<NowQuery, NowQueryVariables>(
  'Now',
  '773bb052ba7fdb8c35108373b147a212c8a6217a74d192d04c60d60b6eca6b05',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Now {
  now
}`,
);