/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
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

export type ScopeInput = {
  kind: ScopeKind;
  prefix: string;
};

export type TokenSource =
  | 'ENVIRONMENT'
  | 'FILE';

export type CreateTokenInput = {
  name: string;
  role: Role;
  scopes?: Array<ScopeInput> | null | undefined;
  ttlMs?: number | null | undefined;
};

export type RevokeTokenStatus =
  | 'REVOKED'
  | 'ABSENT';

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { createToken: { secret: string | null, token: { id: string, name: string } | null } };

export type RevokeTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeTokenMutation = { revokeToken: { status: RevokeTokenStatus | null } };

export type ConfiguredTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfiguredTokensQuery = { configuredTokens: Array<{ id: string, name: string, role: Role, source: TokenSource, scopes: Array<{ kind: ScopeKind, prefix: string }> | null }> };

export type TokensQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TokensQuery = { tokens: { totalCount: number, now: string, edges: Array<{ node: { id: string, name: string, role: Role, createdBy: string, createdAt: string, lastUsedAt: string | null, expiresAt: string | null, scopes: Array<{ kind: ScopeKind, prefix: string }> | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export const CreateTokenDocument = /* @__PURE__ */ new TypedDocument<CreateTokenMutation, CreateTokenMutationVariables>(
  'CreateToken',
  '5516cc9a234387d4a4adc0983a83130e6cf87fbd93fd7fc4bc5158c2c32cfae6',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateToken(\$input: CreateTokenInput!) {
  createToken(input: \$input) {
    secret
    token {
      id
      name
    }
  }
}`,
);

export const RevokeTokenDocument = /* @__PURE__ */ new TypedDocument<RevokeTokenMutation, RevokeTokenMutationVariables>(
  'RevokeToken',
  '298a78f1cf83d11385c46db1b7945480a23270d40c38ebd918e2756a1165abd4',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RevokeToken(\$id: ID!) {
  revokeToken(input: {id: \$id}) {
    status
  }
}`,
);

export const ConfiguredTokensDocument = /* @__PURE__ */ new TypedDocument<ConfiguredTokensQuery, ConfiguredTokensQueryVariables>(
  'ConfiguredTokens',
  '01a11695425f87434d67c877a5366f9ac0622f91b89efdbe44e3d2d30f1a3a6e',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ConfiguredTokens {
  configuredTokens {
    id
    name
    role
    scopes {
      kind
      prefix
    }
    source
  }
}`,
);

export const TokensDocument = /* @__PURE__ */ new TypedDocument<TokensQuery, TokensQueryVariables>(
  'Tokens',
  '7cac255a851e390d1746c81b5ac259d2c7391d77758f9923b498f1654268f425',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Tokens(\$first: Int!, \$after: String) {
  tokens(first: \$first, after: \$after) {
    edges {
      node {
        id
        name
        role
        scopes {
          kind
          prefix
        }
        createdBy
        createdAt
        lastUsedAt
        expiresAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
    now
  }
}`,
);