import { expect, type APIRequestContext } from '@playwright/test';

interface SeedMember {
  readonly member: string;
  readonly ttlMs?: number;
  readonly value?: unknown;
}

/** Puts things into the store through the API, as any other client would. */
export class Seed {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #token: string;

  constructor(request: APIRequestContext, origin: string, token: string) {
    this.#request = request;
    this.#origin = origin;
    this.#token = token;
  }

  async set(name: string, members: readonly SeedMember[] = [], defaultTtlMs = 300_000) {
    await this.run(
      'mutation($input: CreateExpiringSetInput!) { createExpiringSet(input: $input) { status } }',
      {
        name,
        defaultTtlMs,
      },
    );
    if (members.length > 0) await this.members(name, members);
  }

  async members(set: string, members: readonly SeedMember[]) {
    await this.run(
      'mutation($input: AddMembersInput!) { addMembers(input: $input) { results { status } } }',
      {
        set,
        members,
      },
    );
  }

  /** A mutation that takes one `$input`. */
  async run(query: string, input: object) {
    const response = await this.#request.post(`${this.#origin}/graphql`, {
      headers: { authorization: `Bearer ${this.#token}` },
      data: { query, variables: { input } },
    });
    expect(await response.json()).not.toHaveProperty('errors');
  }
}
