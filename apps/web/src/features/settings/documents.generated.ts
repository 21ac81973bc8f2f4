/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type AboutQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutQuery = { about: { version: string, redisVersion: string | null } };

export const AboutDocument = /* @__PURE__ */ new TypedDocument<AboutQuery, AboutQueryVariables>(
  'About',
  'de85e794f5fada00e40844c83338255fdc4a7d30725f5c51d13b138aaa375fd7',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query About {
  about {
    version
    redisVersion
  }
}`,
);