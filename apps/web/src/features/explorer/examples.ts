/** A tab of the explorer. */
export interface Example {
  readonly query: string;
  readonly variables?: string;
}

/** The tabs when the explorer first opens. A comment in each says what it does. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# The first sets by name.
query Sets {
  expiringSets(first: 10) {
    edges {
      node {
        name
        strategy
        count
        nextExpiresAt
      }
    }
  }
}
`,
  },
  {
    query: `# Adds a member for ten minutes. It changes real data.
mutation AddMember($input: AddMemberInput!) {
  addMember(input: $input) {
    status
    expiresAt
    userErrors {
      field
      message
    }
  }
}
`,
    variables: JSON.stringify({ input: { set: 'online', member: 'ada', ttlMs: 600_000 } }, null, 2),
  },
  {
    query: `# Counts one call against a rate limit.
mutation ConsumeLimit($input: ConsumeLimitInput!) {
  consumeLimit(input: $input) {
    decision {
      status
      passes
      remaining
      retryAfterMs
    }
    userErrors {
      field
      message
    }
  }
}
`,
    variables: JSON.stringify({ input: { policy: 'calls', key: 'user:7' } }, null, 2),
  },
  {
    query: `# Reports new and deleted sets while it runs.
subscription SetsChanged {
  setsChanged {
    created
    deleted
    totalCount
  }
}
`,
  },
];
