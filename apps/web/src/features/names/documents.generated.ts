/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type NamesQueryVariables = Exact<{
  first: number;
}>;


export type NamesQuery = { expiringSets: { edges: Array<{ node: { name: string } }>, pageInfo: { hasNextPage: boolean } }, adoptedSets: { edges: Array<{ node: { name: string } }>, pageInfo: { hasNextPage: boolean } }, limitPolicies: { edges: Array<{ node: { name: string } }>, pageInfo: { hasNextPage: boolean } }, oneTimePasswordPurposes: { edges: Array<{ node: { name: string } }>, pageInfo: { hasNextPage: boolean } }, invitationSpaces: { edges: Array<{ node: { name: string } }>, pageInfo: { hasNextPage: boolean } }, allSeries: { edges: Array<{ node: { name: string } }>, pageInfo: { hasNextPage: boolean } } };

export const NamesDocument = /* @__PURE__ */ new TypedDocument<NamesQuery, NamesQueryVariables>(
  'Names',
  '22de812dfc51c6941ec1adf8371009c62612bf5e72e69dbd60eed75b364ece85',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Names(\$first: Int!) {
  expiringSets(first: \$first) {
    edges {
      node {
        name
      }
    }
    pageInfo {
      hasNextPage
    }
  }
  adoptedSets(first: \$first) {
    edges {
      node {
        name
      }
    }
    pageInfo {
      hasNextPage
    }
  }
  limitPolicies(first: \$first) {
    edges {
      node {
        name
      }
    }
    pageInfo {
      hasNextPage
    }
  }
  oneTimePasswordPurposes(first: \$first) {
    edges {
      node {
        name
      }
    }
    pageInfo {
      hasNextPage
    }
  }
  invitationSpaces(first: \$first) {
    edges {
      node {
        name
      }
    }
    pageInfo {
      hasNextPage
    }
  }
  allSeries(first: \$first) {
    edges {
      node {
        name
      }
    }
    pageInfo {
      hasNextPage
    }
  }
}`,
);