/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type CreateExpiryGroupInput = {
  set: string;
  group: string;
  maxTries?: number | null | undefined;
  kept?: number | null | undefined;
};

export type DeleteExpiryGroupInput = {
  set: string;
  group: string;
};

export type ExpiredDeadLettersInput = {
  set: string;
  group: string;
  letters: Array<string>;
};

export type CreateStatus =
  | 'CREATED'
  | 'EXISTS';

export type DeleteStatus =
  | 'DELETED'
  | 'ABSENT';

export type CreateExpiryGroupMutationVariables = Exact<{
  input: CreateExpiryGroupInput;
}>;


export type CreateExpiryGroupMutation = { createExpiryGroup: { status: CreateStatus | null } };

export type DeleteExpiryGroupMutationVariables = Exact<{
  input: DeleteExpiryGroupInput;
}>;


export type DeleteExpiryGroupMutation = { deleteExpiryGroup: { status: DeleteStatus | null } };

export type ReplayExpiredMutationVariables = Exact<{
  input: ExpiredDeadLettersInput;
}>;


export type ReplayExpiredMutation = { replayExpired: { count: number | null } };

export type DiscardExpiredMutationVariables = Exact<{
  input: ExpiredDeadLettersInput;
}>;


export type DiscardExpiredMutation = { discardExpired: { count: number | null } };

export type ExpiryGroupsQueryVariables = Exact<{
  set: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ExpiryGroupsQuery = { expiryGroups: { totalCount: number, now: string, edges: Array<{ node: { name: string, webhook: string | null, consumerCount: number, unfinishedCount: number, unreadBatches: number | null, oldestAt: string | null, lostCount: number, deadLetterCount: number, maxTries: number | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ExpiredDeadLettersQueryVariables = Exact<{
  set: string;
  group: string;
  first: number;
}>;


export type ExpiredDeadLettersQuery = { expiredDeadLetters: { totalCount: number, edges: Array<{ node: { id: string, member: string, expiresAt: string, tries: number, diedAt: string } }> } };

export const CreateExpiryGroupDocument = /* @__PURE__ */ new TypedDocument<CreateExpiryGroupMutation, CreateExpiryGroupMutationVariables>(
  'CreateExpiryGroup',
  '2f594c4d01ccd55b88cf0b4647d8494ebc0cac2bb19687d3d2584e2197d9ccd0',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation CreateExpiryGroup(\$input: CreateExpiryGroupInput!) {
  createExpiryGroup(input: \$input) {
    status
  }
}`,
);

export const DeleteExpiryGroupDocument = /* @__PURE__ */ new TypedDocument<DeleteExpiryGroupMutation, DeleteExpiryGroupMutationVariables>(
  'DeleteExpiryGroup',
  'bd2ca92a8acf57f96f2b57cb5072dba64a35555882ea995a8aa444b90898600d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DeleteExpiryGroup(\$input: DeleteExpiryGroupInput!) {
  deleteExpiryGroup(input: \$input) {
    status
  }
}`,
);

export const ReplayExpiredDocument = /* @__PURE__ */ new TypedDocument<ReplayExpiredMutation, ReplayExpiredMutationVariables>(
  'ReplayExpired',
  'be08d60e6bb75ac197f8debcd923aef262839c70863159e682a689c1b974574d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation ReplayExpired(\$input: ExpiredDeadLettersInput!) {
  replayExpired(input: \$input) {
    count
  }
}`,
);

export const DiscardExpiredDocument = /* @__PURE__ */ new TypedDocument<DiscardExpiredMutation, DiscardExpiredMutationVariables>(
  'DiscardExpired',
  '314c2e951d2ed2a4205bfed9b60d18eb6224cc5c836f3d7db71ff256153c0ed2',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `mutation DiscardExpired(\$input: ExpiredDeadLettersInput!) {
  discardExpired(input: \$input) {
    count
  }
}`,
);

export const ExpiryGroupsDocument = /* @__PURE__ */ new TypedDocument<ExpiryGroupsQuery, ExpiryGroupsQueryVariables>(
  'ExpiryGroups',
  'e5998b55feb7e5eb639353def47ac7cbadb3da6fb80fb3554bc2e1d43ef58c65',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ExpiryGroups(\$set: String!, \$first: Int!, \$after: String) {
  expiryGroups(set: \$set, first: \$first, after: \$after) {
    edges {
      node {
        name
        webhook
        consumerCount
        unfinishedCount
        unreadBatches
        oldestAt
        lostCount
        deadLetterCount
        maxTries
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

export const ExpiredDeadLettersDocument = /* @__PURE__ */ new TypedDocument<ExpiredDeadLettersQuery, ExpiredDeadLettersQueryVariables>(
  'ExpiredDeadLetters',
  'b9545175e4cdb1d60b8857f28c5343dfcd6b145f8121096336c325ae8e51eb6b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ExpiredDeadLetters(\$set: String!, \$group: String!, \$first: Int!) {
  expiredDeadLetters(set: \$set, group: \$group, first: \$first) {
    edges {
      node {
        id
        member
        expiresAt
        tries
        diedAt
      }
    }
    totalCount
  }
}`,
);