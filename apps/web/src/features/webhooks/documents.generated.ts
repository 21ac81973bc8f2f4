/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type WebhookChange =
  | 'EXPIRED'
  | 'ADDED'
  | 'EXTENDED'
  | 'REMOVED';

export type WebhookStateKind =
  | 'ACTIVE'
  | 'PAUSED'
  | 'FAILING'
  | 'GONE';

export type WebhookOutcome =
  | 'DELIVERED'
  | 'REJECTED'
  | 'TIMED_OUT'
  | 'UNREACHABLE'
  | 'ADDRESS_REFUSED'
  | 'UNSIGNED';

export type WebhookSetsInput =
  {   name: string; prefix?: never; }
  |  { name?: never;   prefix: string; };

export type CreateWebhookInput = {
  webhook: string;
  url: string;
  sets: WebhookSetsInput;
  changes?: Array<WebhookChange>;
};

export type ChangeWebhookInput = {
  webhook: string;
  url?: string | null | undefined;
  sets?: WebhookSetsInput | null | undefined;
  changes?: Array<WebhookChange> | null | undefined;
};

export type WebhookInput = {
  webhook: string;
};

export type RotateWebhookSecretInput = {
  webhook: string;
  overlapMs?: number;
};

export type WebhookDeadLettersInput = {
  webhook: string;
  messageIds?: Array<string> | null | undefined;
};

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { status: CreateStatus | null, secret: string | null } };

export type ChangeWebhookMutationVariables = Exact<{
  input: ChangeWebhookInput;
}>;


export type ChangeWebhookMutation = { changeWebhook: { webhook: { name: string } | null } };

export type DeleteWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { status: DeleteStatus | null } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string | null } };

export type PauseWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type PauseWebhookMutation = { pauseWebhook: { webhook: { state: WebhookStateKind } | null } };

export type ResumeWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type ResumeWebhookMutation = { resumeWebhook: { webhook: { state: WebhookStateKind } | null } };

export type SendTestEventMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type SendTestEventMutation = { sendTestEvent: { outcome: WebhookOutcome | null, httpStatus: number | null, durationMs: number | null } };

export type ReplayDeadLettersMutationVariables = Exact<{
  input: WebhookDeadLettersInput;
}>;


export type ReplayDeadLettersMutation = { replayDeadLetters: { count: number | null } };

export type DiscardDeadLettersMutationVariables = Exact<{
  input: WebhookDeadLettersInput;
}>;


export type DiscardDeadLettersMutation = { discardDeadLetters: { count: number | null } };

export type WebhooksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, now: string, edges: Array<{ node: { name: string, url: string, set: string | null, prefix: string | null, changes: Array<WebhookChange>, state: WebhookStateKind, status: { waitingCount: number, deadLetterCount: number, failureCount: number, deliveredAt: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookQueryVariables = Exact<{
  webhook: string;
}>;


export type WebhookQuery = { webhook: { name: string, url: string, set: string | null, prefix: string | null, changes: Array<WebhookChange>, state: WebhookStateKind, createdAt: string, overlapUntil: string | null, status: { waitingCount: number, deadLetterCount: number, droppedCount: number, failureCount: number, failingSince: string | null, deliveredAt: string | null, now: string }, attempts: Array<{ messageId: string, eventCount: number, attempt: number, outcome: WebhookOutcome, httpStatus: number | null, durationMs: number, isTest: boolean, at: string }>, deadLetters: Array<{ messageId: string, eventCount: number, attemptCount: number, diedAt: string }> } };

export const CreateWebhookDocument = /* @__PURE__ */ new TypedDocument<CreateWebhookMutation, CreateWebhookMutationVariables>(
  'CreateWebhook',
  'f3ebe477b424e56bb1cf9a06c4de77952dc606721bd87c751f5599e904b7b6a3',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateWebhook(\$input: CreateWebhookInput!) {
  createWebhook(input: \$input) {
    status
    secret
  }
}`,
);

export const ChangeWebhookDocument = /* @__PURE__ */ new TypedDocument<ChangeWebhookMutation, ChangeWebhookMutationVariables>(
  'ChangeWebhook',
  'ba0e215064632d435ad7b39347229e04625634894403ca1b431cb28823b5ef40',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ChangeWebhook(\$input: ChangeWebhookInput!) {
  changeWebhook(input: \$input) {
    webhook {
      name
    }
  }
}`,
);

export const DeleteWebhookDocument = /* @__PURE__ */ new TypedDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>(
  'DeleteWebhook',
  '3fa8ccdb3469c9e008cacaa0fa24f039fc2d12aa570237fab5b6a43bb679e7a2',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteWebhook(\$input: WebhookInput!) {
  deleteWebhook(input: \$input) {
    status
  }
}`,
);

export const RotateWebhookSecretDocument = /* @__PURE__ */ new TypedDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(
  'RotateWebhookSecret',
  '19c9ff3d615a870b2fe85e8767df01faa0fd7a95f933272ceae1840fa45f4eb3',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation RotateWebhookSecret(\$input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: \$input) {
    secret
  }
}`,
);

export const PauseWebhookDocument = /* @__PURE__ */ new TypedDocument<PauseWebhookMutation, PauseWebhookMutationVariables>(
  'PauseWebhook',
  'aa2ed16dfeab7b0a119893b25fff1f715bb731cb3ad1c4e5eb5b05af537d8c42',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation PauseWebhook(\$input: WebhookInput!) {
  pauseWebhook(input: \$input) {
    webhook {
      state
    }
  }
}`,
);

export const ResumeWebhookDocument = /* @__PURE__ */ new TypedDocument<ResumeWebhookMutation, ResumeWebhookMutationVariables>(
  'ResumeWebhook',
  '677b3cf64f20e3ee6484f83878a764dbf0bd9e361035e1268f5308a558b95b8b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ResumeWebhook(\$input: WebhookInput!) {
  resumeWebhook(input: \$input) {
    webhook {
      state
    }
  }
}`,
);

export const SendTestEventDocument = /* @__PURE__ */ new TypedDocument<SendTestEventMutation, SendTestEventMutationVariables>(
  'SendTestEvent',
  '6169b3c5afa3541998df6bf0e3a40c6fd821e46465396d543a3a929d6c2add5f',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation SendTestEvent(\$input: WebhookInput!) {
  sendTestEvent(input: \$input) {
    outcome
    httpStatus
    durationMs
  }
}`,
);

export const ReplayDeadLettersDocument = /* @__PURE__ */ new TypedDocument<ReplayDeadLettersMutation, ReplayDeadLettersMutationVariables>(
  'ReplayDeadLetters',
  '8e7b2f5c0e154271698a6ec78fa22ca8eefe5968746c00a441dd213ffbde3101',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ReplayDeadLetters(\$input: WebhookDeadLettersInput!) {
  replayDeadLetters(input: \$input) {
    count
  }
}`,
);

export const DiscardDeadLettersDocument = /* @__PURE__ */ new TypedDocument<DiscardDeadLettersMutation, DiscardDeadLettersMutationVariables>(
  'DiscardDeadLetters',
  '166190d74d74e5d5975f21124b1ddf567d8775d31b18812f9c292d2e632b95fb',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DiscardDeadLetters(\$input: WebhookDeadLettersInput!) {
  discardDeadLetters(input: \$input) {
    count
  }
}`,
);

export const WebhooksDocument = /* @__PURE__ */ new TypedDocument<WebhooksQuery, WebhooksQueryVariables>(
  'Webhooks',
  '327c040ba1f9086c393470cefe55ed85e189fba05caf27dd1b635f5d30a2189a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Webhooks(\$first: Int!, \$after: String) {
  webhooks(first: \$first, after: \$after) {
    edges {
      node {
        name
        url
        set
        prefix
        changes
        state
        status {
          waitingCount
          deadLetterCount
          failureCount
          deliveredAt
        }
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

export const WebhookDocument = /* @__PURE__ */ new TypedDocument<WebhookQuery, WebhookQueryVariables>(
  'Webhook',
  'd491c168efda143647a73f18c39e62e219a3f2ea7e1ee23a2f0f749969105b1c',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Webhook(\$webhook: String!) {
  webhook(webhook: \$webhook) {
    name
    url
    set
    prefix
    changes
    state
    createdAt
    overlapUntil
    status {
      waitingCount
      deadLetterCount
      droppedCount
      failureCount
      failingSince
      deliveredAt
      now
    }
    attempts(first: 50) {
      messageId
      eventCount
      attempt
      outcome
      httpStatus
      durationMs
      isTest
      at
    }
    deadLetters(first: 50) {
      messageId
      eventCount
      attemptCount
      diedAt
    }
  }
}`,
);