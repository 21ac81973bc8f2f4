import { expect, type APIRequestContext } from '@playwright/test';

interface SeedMember {
  readonly member: string;
  readonly ttlMs?: number;
  readonly value?: unknown;
}

const OVERLOADED = 503;

interface MembersData {
  readonly data: {
    readonly expiringSet: {
      readonly members: {
        readonly edges: readonly {
          readonly node: { readonly member: string; readonly expiresAt: string };
        }[];
      };
    };
  };
}

/** Adds data to the store through the API, like any other client. */
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
    await this.mutate('createExpiringSet', { name, defaultTtlMs });
    if (members.length > 0) await this.members(name, members);
  }

  async members(set: string, members: readonly SeedMember[]) {
    await this.mutate('addMembers', { set, members });
  }

  /** The expiries of the first hundred members of a set, by Redis's clock, in ms since the epoch. */
  async expiries(set: string): Promise<Map<string, number>> {
    const { data } = await this.#send<MembersData>(
      'query($set: String!) { expiringSet(name: $set) { members(first: 100) { edges { node { member expiresAt } } } } }',
      { set },
    );
    const { edges } = data.expiringSet.members;
    return new Map(edges.map(({ node }) => [node.member, Date.parse(node.expiresAt)]));
  }

  /** A mutation by name. The type of its input is usually its name and `Input`. */
  async mutate(name: string, input: object, inputType = `${capitalised(name)}Input`) {
    const query = `mutation ($input: ${inputType}!) {
      ${name}(input: $input) { userErrors { code message field } }
    }`;
    const data = await this.ask<object>(query, { input });
    expect(data).toEqual({ [name]: { userErrors: [] } });
  }

  /** The data of an answer, which must have no errors. */
  async ask<Data>(query: string, variables: object): Promise<Data> {
    const { data } = await this.#send<{ readonly data: Data }>(query, variables);
    return data;
  }

  /** Retries if the server sheds load, because the machine is busy. */
  async #send<Answer>(query: string, variables: object): Promise<Answer> {
    const send = () =>
      this.#request.post(`${this.#origin}/graphql`, {
        headers: { authorization: `Bearer ${this.#token}` },
        data: { query, variables },
      });
    let response = await send();
    await expect
      .poll(async () => {
        if (response.status() === OVERLOADED) response = await send();
        return response.status();
      })
      .not.toBe(OVERLOADED);
    const answer: Answer & { readonly errors?: unknown } = await response.json();
    expect(answer.errors).toBeUndefined();
    return answer;
  }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
