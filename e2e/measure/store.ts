import type { MayflyServer } from '../support/mayfly-server.ts';

const BATCH = 1000;

/** Adds data to the store through the API. */
export class Store {
  readonly #url: string;
  readonly #token: string;

  constructor({ origin, token }: MayflyServer) {
    this.#url = `${origin}/graphql`;
    this.#token = token;
  }

  /** A set, which has a feed, with members that expire over the next two hours. */
  async set(name: string, memberCount: number): Promise<void> {
    await this.#run(
      `mutation ($name: String!) {
        createExpiringSet(input: { name: $name, defaultTtlMs: 3600000 }) { status }
      }`,
      { name },
    );
    for (let start = 0; start < memberCount; start += BATCH) {
      const count = Math.min(BATCH, memberCount - start);
      await this.add(
        name,
        Array.from({ length: count }, (_, i) => ({
          member: `member:${String(start + i).padStart(7, '0')}`,
          ttlMs: 600_000 + Math.floor(((start + i) / memberCount) * 6_600_000),
        })),
      );
    }
  }

  async add(
    set: string,
    added: readonly { readonly member: string; readonly ttlMs: number }[],
  ): Promise<void> {
    await this.#run(
      `mutation ($set: String!, $members: [NewMemberInput!]!) {
        addMembers(input: { set: $set, members: $members }) { results { status } }
      }`,
      { set, members: added },
    );
  }

  /** A mutation with a single argument `$input`. */
  async mutate(mutation: string, inputType: string, input: object): Promise<void> {
    const query = `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { __typename } }`;
    await this.#run(query, { input });
  }

  async #run(query: string, variables: object): Promise<void> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer = await response.text();
    if (answer.includes('"errors"')) throw new Error(`The store was not filled: ${answer}`);
  }
}
