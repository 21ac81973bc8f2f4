/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type LimitStatus =
  | 'ALLOWED'
  | 'DENIED'
  | 'UNAVAILABLE';

export type LimitDenialReason =
  | 'LIMIT'
  | 'BLOCKED';

export type LimitOutageReason =
  | 'TIMEOUT'
  | 'ERROR'
  | 'BREAKER';

export type LimitCallInput = {
  policy: string;
  key: string;
  cost?: number;
};

export type ConsumeLimitInput = {
  policy: string;
  key: string;
  cost?: number;
  idempotencyKey?: string | null | undefined;
};

export type RefundLimitInput = {
  policy: string;
  key: string;
  cost?: number;
  decidedAt?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
};

export type LimitKeyInput = {
  policy: string;
  key: string;
};

export type BlockLimitKeyInput = {
  policy: string;
  key: string;
  durationMs: number;
};

export type LimitOverrideInput = {
  name: string;
  limit?: number | null | undefined;
  windowMs?: number | null | undefined;
  burst?: number | null | undefined;
};

export type OverrideLimitInput = {
  policy: string;
  key: string;
  overrides: Array<LimitOverrideInput>;
  forMs?: number | null | undefined;
};

export type LimitAlgorithm =
  | 'LOG'
  | 'GCRA'
  | 'COUNTER'
  | 'FIXED';

export type LimitOutagePolicy =
  | 'CLOSED'
  | 'OPEN'
  | 'LOCAL';

export type LimitInput = {
  name?: string | null | undefined;
  algorithm?: LimitAlgorithm;
  limit: number;
  windowMs: number;
  burst?: number | null | undefined;
  large?: boolean;
};

export type LimitEscalationInput = {
  after: number;
  withinMs: number;
  blockMs: number;
  factor?: number | null | undefined;
  maxMs?: number | null | undefined;
};

export type LimitOutageInput = {
  policy?: LimitOutagePolicy;
  localShare?: number | null | undefined;
  localKeys?: number | null | undefined;
  answerWithinMs?: number | null | undefined;
  failures?: number | null | undefined;
  pauseMs?: number | null | undefined;
};

export type CreateLimitPolicyInput = {
  name: string;
  description?: string;
  limits: Array<LimitInput>;
  countDenied?: boolean;
  shadow?: boolean;
  escalation?: LimitEscalationInput | null | undefined;
  outage?: LimitOutageInput | null | undefined;
};

export type CreateLimitPolicyStatus =
  | 'CREATED'
  | 'EXISTS';

export type ChangeLimitPolicyInput = {
  policy: string;
  version?: number | null | undefined;
  description?: string;
  limits: Array<LimitInput>;
  countDenied?: boolean;
  shadow?: boolean;
  escalation?: LimitEscalationInput | null | undefined;
  outage?: LimitOutageInput | null | undefined;
};

export type ChangeLimitPolicyStatus =
  | 'CHANGED'
  | 'ABSENT';

export type PreviewLimitPolicyInput = {
  policy?: string | null | undefined;
  limits: Array<LimitInput>;
  countDenied?: boolean;
  shadow?: boolean;
  escalation?: LimitEscalationInput | null | undefined;
  outage?: LimitOutageInput | null | undefined;
};

export type DeleteLimitPolicyInput = {
  policy: string;
};

export type LimitOutcome =
  | 'ALLOWED'
  | 'DENIED'
  | 'SHADOWED'
  | 'UNAVAILABLE';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type ConsumeLimitMutationVariables = Exact<{
  input: ConsumeLimitInput;
}>;


export type ConsumeLimitMutation = { consumeLimit: { decision: { status: LimitStatus, passes: boolean, shadowed: boolean, reason: LimitDenialReason | null, limit: string | null, remaining: number | null, retryAfterMs: number | null, resetAt: string | null, outageReason: LimitOutageReason | null, now: string | null, limits: Array<{ name: string, limit: number, windowMs: number, remaining: number, retryAfterMs: number, resetAt: string }> } | null } };

export type RefundLimitMutationVariables = Exact<{
  input: RefundLimitInput;
}>;


export type RefundLimitMutation = { refundLimit: { decision: { status: LimitStatus, passes: boolean, shadowed: boolean, reason: LimitDenialReason | null, limit: string | null, remaining: number | null, retryAfterMs: number | null, resetAt: string | null, outageReason: LimitOutageReason | null, now: string | null, limits: Array<{ name: string, limit: number, windowMs: number, remaining: number, retryAfterMs: number, resetAt: string }> } | null } };

export type ResetLimitMutationVariables = Exact<{
  input: LimitKeyInput;
}>;


export type ResetLimitMutation = { resetLimit: { __typename: 'ChangeLimitKeyPayload' } };

export type BlockLimitKeyMutationVariables = Exact<{
  input: BlockLimitKeyInput;
}>;


export type BlockLimitKeyMutation = { blockLimitKey: { __typename: 'ChangeLimitKeyPayload' } };

export type UnblockLimitKeyMutationVariables = Exact<{
  input: LimitKeyInput;
}>;


export type UnblockLimitKeyMutation = { unblockLimitKey: { __typename: 'ChangeLimitKeyPayload' } };

export type OverrideLimitMutationVariables = Exact<{
  input: OverrideLimitInput;
}>;


export type OverrideLimitMutation = { overrideLimit: { __typename: 'ChangeLimitKeyPayload' } };

export type ClearLimitOverrideMutationVariables = Exact<{
  input: LimitKeyInput;
}>;


export type ClearLimitOverrideMutation = { clearLimitOverride: { __typename: 'ChangeLimitKeyPayload' } };

export type CreateLimitPolicyMutationVariables = Exact<{
  input: CreateLimitPolicyInput;
}>;


export type CreateLimitPolicyMutation = { createLimitPolicy: { status: CreateLimitPolicyStatus | null } };

export type ChangeLimitPolicyMutationVariables = Exact<{
  input: ChangeLimitPolicyInput;
}>;


export type ChangeLimitPolicyMutation = { changeLimitPolicy: { status: ChangeLimitPolicyStatus | null, policy: { name: string, description: string, version: number, shadow: boolean, countDenied: boolean, createdAt: string, changedAt: string, limits: Array<{ name: string, algorithm: LimitAlgorithm, limit: number, windowMs: number, burst: number | null, large: boolean, mostInAnyWindow: number }>, escalation: { after: number, withinMs: number, blockMs: number, factor: number, maxMs: number } | null, outage: { policy: LimitOutagePolicy, answerWithinMs: number, failures: number, pauseMs: number, localShare: number | null, localKeys: number | null } } | null } };

export type DeleteLimitPolicyMutationVariables = Exact<{
  input: DeleteLimitPolicyInput;
}>;


export type DeleteLimitPolicyMutation = { deleteLimitPolicy: { status: DeleteStatus | null } };

export type LimitOverridesQueryVariables = Exact<{
  name: string;
  first: number;
  after?: string | null | undefined;
}>;


export type LimitOverridesQuery = { limitPolicy: { overrides: { now: string, totalCount: number, edges: Array<{ node: { key: string, expiresAt: string, limits: Array<{ name: string, limit: number, windowMs: number, capacity: number }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } };

export type DecisionFieldsFragment = { status: LimitStatus, passes: boolean, shadowed: boolean, reason: LimitDenialReason | null, limit: string | null, remaining: number | null, retryAfterMs: number | null, resetAt: string | null, outageReason: LimitOutageReason | null, now: string | null, limits: Array<{ name: string, limit: number, windowMs: number, remaining: number, retryAfterMs: number, resetAt: string }> };

export type PeekLimitQueryVariables = Exact<{
  input: LimitCallInput;
}>;


export type PeekLimitQuery = { peekLimit: { status: LimitStatus, passes: boolean, shadowed: boolean, reason: LimitDenialReason | null, limit: string | null, remaining: number | null, retryAfterMs: number | null, resetAt: string | null, outageReason: LimitOutageReason | null, now: string | null, limits: Array<{ name: string, limit: number, windowMs: number, remaining: number, retryAfterMs: number, resetAt: string }> } };

export type LimitFieldsFragment = { name: string, algorithm: LimitAlgorithm, limit: number, windowMs: number, burst: number | null, large: boolean, mostInAnyWindow: number };

export type PolicyFieldsFragment = { name: string, description: string, version: number, shadow: boolean, countDenied: boolean, createdAt: string, changedAt: string, limits: Array<{ name: string, algorithm: LimitAlgorithm, limit: number, windowMs: number, burst: number | null, large: boolean, mostInAnyWindow: number }>, escalation: { after: number, withinMs: number, blockMs: number, factor: number, maxMs: number } | null, outage: { policy: LimitOutagePolicy, answerWithinMs: number, failures: number, pauseMs: number, localShare: number | null, localKeys: number | null } };

export type TrafficFieldsFragment = { from: string, to: string, stepMs: number, now: string, allowed: Array<number>, denied: Array<number>, shadowed: Array<number>, unavailable: Array<number> };

export type LimitPoliciesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  points: number;
  windowMs: number;
}>;


export type LimitPoliciesQuery = { limitPolicies: { now: string, totalCount: number, edges: Array<{ node: { name: string, description: string, shadow: boolean, limits: Array<{ name: string, algorithm: LimitAlgorithm, limit: number, windowMs: number, burst: number | null, large: boolean, mostInAnyWindow: number }>, traffic: { from: string, to: string, stepMs: number, now: string, allowed: Array<number>, denied: Array<number>, shadowed: Array<number>, unavailable: Array<number> } } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type LimitPolicyQueryVariables = Exact<{
  name: string;
}>;


export type LimitPolicyQuery = { limitPolicy: { name: string, description: string, version: number, shadow: boolean, countDenied: boolean, createdAt: string, changedAt: string, limits: Array<{ name: string, algorithm: LimitAlgorithm, limit: number, windowMs: number, burst: number | null, large: boolean, mostInAnyWindow: number }>, escalation: { after: number, withinMs: number, blockMs: number, factor: number, maxMs: number } | null, outage: { policy: LimitOutagePolicy, answerWithinMs: number, failures: number, pauseMs: number, localShare: number | null, localKeys: number | null } } };

export type PreviewLimitPolicyQueryVariables = Exact<{
  input: PreviewLimitPolicyInput;
}>;


export type PreviewLimitPolicyQuery = { previewLimitPolicy: { forgets: boolean, limits: Array<{ name: string, algorithm: LimitAlgorithm, limit: number, windowMs: number, burst: number | null, large: boolean, mostInAnyWindow: number }> } };

export type LimitTopKeysQueryVariables = Exact<{
  name: string;
  first: number;
  windowMs: number;
}>;


export type LimitTopKeysQuery = { limitPolicy: { busiestKeys: { from: string, now: string, keys: Array<{ key: string, count: number }> } | null, mostDeniedKeys: { from: string, now: string, keys: Array<{ key: string, count: number }> } | null } };

export type LimitTrafficQueryVariables = Exact<{
  name: string;
  points: number;
  windowMs: number;
}>;


export type LimitTrafficQuery = { limitPolicy: { traffic: { from: string, to: string, stepMs: number, now: string, allowed: Array<number>, denied: Array<number>, shadowed: Array<number>, unavailable: Array<number> } } };

export type LimitDecisionsSubscriptionVariables = Exact<{
  policy: string;
}>;


export type LimitDecisionsSubscription = { limitDecisions: { decidedCount: number, decisions: Array<{ key: string, cost: number, outcome: LimitOutcome, passes: boolean, limit: string | null, remaining: number | null, retryAfterMs: number | null, decidedAt: string | null }> } };

export const ConsumeLimitDocument = /* @__PURE__ */ new TypedDocument<ConsumeLimitMutation, ConsumeLimitMutationVariables>(
  'ConsumeLimit',
  '0091b989afa11c36acd7a4857a6e6c33fae8653f91abb1076b509a8ea956834b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ConsumeLimit(\$input: ConsumeLimitInput!) {
  consumeLimit(input: \$input) {
    decision {
      ...DecisionFields
    }
  }
}
fragment DecisionFields on LimitDecision {
  status
  passes
  shadowed
  reason
  limit
  remaining
  retryAfterMs
  resetAt
  outageReason
  now
  limits {
    name
    limit
    windowMs
    remaining
    retryAfterMs
    resetAt
  }
}`,
);

export const RefundLimitDocument = /* @__PURE__ */ new TypedDocument<RefundLimitMutation, RefundLimitMutationVariables>(
  'RefundLimit',
  '0ca8fb7601bde43f055b410418a45ca3365736e1412792ea6960c0602aafd4e9',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RefundLimit(\$input: RefundLimitInput!) {
  refundLimit(input: \$input) {
    decision {
      ...DecisionFields
    }
  }
}
fragment DecisionFields on LimitDecision {
  status
  passes
  shadowed
  reason
  limit
  remaining
  retryAfterMs
  resetAt
  outageReason
  now
  limits {
    name
    limit
    windowMs
    remaining
    retryAfterMs
    resetAt
  }
}`,
);

export const ResetLimitDocument = /* @__PURE__ */ new TypedDocument<ResetLimitMutation, ResetLimitMutationVariables>(
  'ResetLimit',
  'b2c1fac9fde40a6760869fe8f2bcea8541ea36c151bbf76680c0f10956dd2553',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ResetLimit(\$input: LimitKeyInput!) {
  resetLimit(input: \$input) {
    __typename
  }
}`,
);

export const BlockLimitKeyDocument = /* @__PURE__ */ new TypedDocument<BlockLimitKeyMutation, BlockLimitKeyMutationVariables>(
  'BlockLimitKey',
  'c6897f10f53ecf4e943247106dc86d0e89e19e78d1d061a03bab59bafb75b3c8',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation BlockLimitKey(\$input: BlockLimitKeyInput!) {
  blockLimitKey(input: \$input) {
    __typename
  }
}`,
);

export const UnblockLimitKeyDocument = /* @__PURE__ */ new TypedDocument<UnblockLimitKeyMutation, UnblockLimitKeyMutationVariables>(
  'UnblockLimitKey',
  '121ae5dfcfc6181afea1143558f06bef1dc63e1b9f03e060c3e044d2628bc9dd',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation UnblockLimitKey(\$input: LimitKeyInput!) {
  unblockLimitKey(input: \$input) {
    __typename
  }
}`,
);

export const OverrideLimitDocument = /* @__PURE__ */ new TypedDocument<OverrideLimitMutation, OverrideLimitMutationVariables>(
  'OverrideLimit',
  '37c1cf15cf9c2e9b8e35730a1994d6eed550e46d3e2d7ebabe7659978c1ba7f1',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation OverrideLimit(\$input: OverrideLimitInput!) {
  overrideLimit(input: \$input) {
    __typename
  }
}`,
);

export const ClearLimitOverrideDocument = /* @__PURE__ */ new TypedDocument<ClearLimitOverrideMutation, ClearLimitOverrideMutationVariables>(
  'ClearLimitOverride',
  'acc55d049df707f67f7016e07cf1ad0bd9f285974df1672a0a7ff341e2857f15',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ClearLimitOverride(\$input: LimitKeyInput!) {
  clearLimitOverride(input: \$input) {
    __typename
  }
}`,
);

export const CreateLimitPolicyDocument = /* @__PURE__ */ new TypedDocument<CreateLimitPolicyMutation, CreateLimitPolicyMutationVariables>(
  'CreateLimitPolicy',
  '355802a5081ce80120425157c948bff5c8aa07bb9bd4412c7a3ca0915fa8e471',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateLimitPolicy(\$input: CreateLimitPolicyInput!) {
  createLimitPolicy(input: \$input) {
    status
  }
}`,
);

export const ChangeLimitPolicyDocument = /* @__PURE__ */ new TypedDocument<ChangeLimitPolicyMutation, ChangeLimitPolicyMutationVariables>(
  'ChangeLimitPolicy',
  '7121e2fa74923ff69126b1c257d55aaeef2712eb49f8f39e09d700adbaace54a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ChangeLimitPolicy(\$input: ChangeLimitPolicyInput!) {
  changeLimitPolicy(input: \$input) {
    status
    policy {
      ...PolicyFields
    }
  }
}
fragment PolicyFields on LimitPolicy {
  name
  description
  version
  shadow
  countDenied
  createdAt
  changedAt
  limits {
    ...LimitFields
  }
  escalation {
    after
    withinMs
    blockMs
    factor
    maxMs
  }
  outage {
    policy
    answerWithinMs
    failures
    pauseMs
    localShare
    localKeys
  }
}
fragment LimitFields on Limit {
  name
  algorithm
  limit
  windowMs
  burst
  large
  mostInAnyWindow
}`,
);

export const DeleteLimitPolicyDocument = /* @__PURE__ */ new TypedDocument<DeleteLimitPolicyMutation, DeleteLimitPolicyMutationVariables>(
  'DeleteLimitPolicy',
  '21ea203579fc6d79382be85caae99029743886befcc28fcd6d908b0c833bab22',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteLimitPolicy(\$input: DeleteLimitPolicyInput!) {
  deleteLimitPolicy(input: \$input) {
    status
  }
}`,
);

export const LimitOverridesDocument = /* @__PURE__ */ new TypedDocument<LimitOverridesQuery, LimitOverridesQueryVariables>(
  'LimitOverrides',
  '21d3fa90ab7caaa7d7730048a09c5a24a5e54f9251c850d1d6c46a3eb3551ac7',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query LimitOverrides(\$name: String!, \$first: Int!, \$after: String) {
  limitPolicy(name: \$name) {
    overrides(first: \$first, after: \$after) {
      now
      totalCount
      edges {
        node {
          key
          expiresAt
          limits {
            name
            limit
            windowMs
            capacity
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}`,
);

export const PeekLimitDocument = /* @__PURE__ */ new TypedDocument<PeekLimitQuery, PeekLimitQueryVariables>(
  'PeekLimit',
  '69bf69f55fc22c069a3082450620237485a312892cd5f15cc67545cffa50ebf6',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query PeekLimit(\$input: LimitCallInput!) {
  peekLimit(input: \$input) {
    ...DecisionFields
  }
}
fragment DecisionFields on LimitDecision {
  status
  passes
  shadowed
  reason
  limit
  remaining
  retryAfterMs
  resetAt
  outageReason
  now
  limits {
    name
    limit
    windowMs
    remaining
    retryAfterMs
    resetAt
  }
}`,
);

export const LimitPoliciesDocument = /* @__PURE__ */ new TypedDocument<LimitPoliciesQuery, LimitPoliciesQueryVariables>(
  'LimitPolicies',
  '78cbb421b64fedb7010af1c851c4272c0284e75b4a77672ddc7f81b8c49ed7af',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query LimitPolicies(\$first: Int!, \$after: String, \$points: Int!, \$windowMs: Float!) {
  limitPolicies(first: \$first, after: \$after) {
    now
    totalCount
    edges {
      node {
        name
        description
        shadow
        limits {
          ...LimitFields
        }
        traffic(points: \$points, windowMs: \$windowMs) {
          ...TrafficFields
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
fragment LimitFields on Limit {
  name
  algorithm
  limit
  windowMs
  burst
  large
  mostInAnyWindow
}
fragment TrafficFields on LimitTraffic {
  from
  to
  stepMs
  now
  allowed
  denied
  shadowed
  unavailable
}`,
);

export const LimitPolicyDocument = /* @__PURE__ */ new TypedDocument<LimitPolicyQuery, LimitPolicyQueryVariables>(
  'LimitPolicy',
  'dbef2babd35c9dbb85fa15d83e42a21d23318d44f196854624d59858d18df488',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query LimitPolicy(\$name: String!) {
  limitPolicy(name: \$name) {
    ...PolicyFields
  }
}
fragment PolicyFields on LimitPolicy {
  name
  description
  version
  shadow
  countDenied
  createdAt
  changedAt
  limits {
    ...LimitFields
  }
  escalation {
    after
    withinMs
    blockMs
    factor
    maxMs
  }
  outage {
    policy
    answerWithinMs
    failures
    pauseMs
    localShare
    localKeys
  }
}
fragment LimitFields on Limit {
  name
  algorithm
  limit
  windowMs
  burst
  large
  mostInAnyWindow
}`,
);

export const PreviewLimitPolicyDocument = /* @__PURE__ */ new TypedDocument<PreviewLimitPolicyQuery, PreviewLimitPolicyQueryVariables>(
  'PreviewLimitPolicy',
  'b4fa40220a9452d45363e3f932466b545dddf56375f0ceecd3efac06920ff493',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query PreviewLimitPolicy(\$input: PreviewLimitPolicyInput!) {
  previewLimitPolicy(input: \$input) {
    forgets
    limits {
      ...LimitFields
    }
  }
}
fragment LimitFields on Limit {
  name
  algorithm
  limit
  windowMs
  burst
  large
  mostInAnyWindow
}`,
);

export const LimitTopKeysDocument = /* @__PURE__ */ new TypedDocument<LimitTopKeysQuery, LimitTopKeysQueryVariables>(
  'LimitTopKeys',
  '3006bc2f46cf9abb6690adcc57c9307835466da14061e5fa1475b325af875c20',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query LimitTopKeys(\$name: String!, \$first: Int!, \$windowMs: Float!) {
  limitPolicy(name: \$name) {
    busiestKeys(first: \$first, windowMs: \$windowMs) {
      from
      now
      keys {
        key
        count
      }
    }
    mostDeniedKeys(first: \$first, windowMs: \$windowMs) {
      from
      now
      keys {
        key
        count
      }
    }
  }
}`,
);

export const LimitTrafficDocument = /* @__PURE__ */ new TypedDocument<LimitTrafficQuery, LimitTrafficQueryVariables>(
  'LimitTraffic',
  '9ffe9249fee03e693a35c8cac0e46cff106e6b189373149f818d9718a1f3788d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query LimitTraffic(\$name: String!, \$points: Int!, \$windowMs: Float!) {
  limitPolicy(name: \$name) {
    traffic(points: \$points, windowMs: \$windowMs) {
      ...TrafficFields
    }
  }
}
fragment TrafficFields on LimitTraffic {
  from
  to
  stepMs
  now
  allowed
  denied
  shadowed
  unavailable
}`,
);

export const LimitDecisionsDocument = /* @__PURE__ */ new TypedDocument<LimitDecisionsSubscription, LimitDecisionsSubscriptionVariables>(
  'LimitDecisions',
  'd46ac557eb5a45c576e94eddc963dffe52e4473310fc21abb46779d94a278ddc',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription LimitDecisions(\$policy: String!) {
  limitDecisions(policy: \$policy) {
    decidedCount
    decisions {
      key
      cost
      outcome
      passes
      limit
      remaining
      retryAfterMs
      decidedAt
    }
  }
}`,
);