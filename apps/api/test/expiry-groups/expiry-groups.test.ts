import { expect, it } from 'vitest';
import { testApi } from '../support/api.ts';

interface Taken {
  readonly takeExpired: { readonly events: readonly { member: string; receipt: string }[] };
}

it.each([
  { strategy: 'sorted', defaultTtlMs: 1000 },
  { strategy: 'sharded', shards: 3, defaultTtlMs: 1000 },
] as const)(
  'gives the events of a $strategy set to calls, lists groups and dead letters, and hands members over',
  async (options) => {
    const api = await testApi();
    await api.mayfly.sets.create('online', options);
    await api.mayfly.sets.create('seen', { strategy: 'keys', defaultTtlMs: 1000 });
    const run = async <Data>(document: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await api.query<Data>(document, variables);
      expect(errors).toBeUndefined();
      return data;
    };
    const mutate = (field: string, input: string, selection: string) =>
      run(`mutation { ${field}(input: { set: "online", ${input} }) { ${selection} } }`);

    const create = (maxTries: string) =>
      mutate(
        'createExpiryGroup',
        `group: "crm", maxTries: ${maxTries}`,
        'status userErrors { field }',
      );
    expect(await create('2')).toEqual({ createExpiryGroup: { status: 'CREATED', userErrors: [] } });
    expect(await create('1')).toEqual({ createExpiryGroup: { status: 'EXISTS', userErrors: [] } });
    expect(await create('101')).toEqual({
      createExpiryGroup: { status: null, userErrors: [{ field: 'maxTries' }] },
    });
    expect(await mutate('changeHandOver', 'isOn: true', 'handOver { isOn waitingCount }')).toEqual({
      changeHandOver: { handOver: { isOn: true, waitingCount: 0 } },
    });

    const set = api.mayfly.sets.openAny('online', options.strategy);
    if (!('extend' in set && 'get' in set)) throw new Error('The set has no values');
    const names = ['a', 'b', 'c'];
    await set.addMany(names.map((member) => ({ member, ttlMs: 1, value: { of: member } })));
    api.clock.now += 1;
    await api.mayfly.createSweeper().sweepDue();

    const take = `mutation ($first: Int!, $leaseMs: Int!) {
    takeExpired(input: { set: "online", group: "crm", first: $first, leaseMs: $leaseMs }) {
      events { id member value expiresAt tries receipt }
    }
  }`;
    const first = await run<Taken>(take, { first: 2, leaseMs: 100 });
    // Shards have no common order.
    const [member = ''] = first.takeExpired.events.map((event) => event.member);
    const left = names.filter((name) => name !== member);
    expect(first.takeExpired.events).toMatchObject([
      { id: expect.stringMatching(/^online:\d+:[abc]$/), value: { of: member }, tries: 1 },
      { tries: 1 },
    ]);
    expect(options.strategy === 'sorted' ? member : 'a').toBe('a');
    const receipts = first.takeExpired.events.map(({ receipt }) => receipt);
    const acknowledge = `mutation ($receipts: [String!]!) {
    acknowledgeExpired(input: { set: "online", group: "crm", receipts: $receipts }) {
      statuses userErrors { code field }
    }
  }`;
    const given = { receipts: receipts.slice(0, 1) };
    expect(await run(acknowledge, given)).toMatchObject({
      acknowledgeExpired: { statuses: ['ACKNOWLEDGED'] },
    });
    expect(await run(acknowledge, given)).toMatchObject({
      acknowledgeExpired: { statuses: ['ABSENT'] },
    });
    expect(await run(acknowledge, { receipts: ['*'] })).toMatchObject({
      acknowledgeExpired: { userErrors: [{ code: 'INVALID_OPTION', field: 'receipts[0]' }] },
    });

    // The leases end, and the group tries once only.
    const letters = `{ expiredDeadLetters(set: "online", group: "crm", first: 10) {
    totalCount edges { node { id eventId member value tries } }
  } }`;
    interface Letters {
      readonly expiredDeadLetters: {
        readonly edges: readonly {
          readonly node: { readonly id: string; readonly member: string };
        }[];
      };
    }
    await expect
      .poll(async () => {
        await run(take, { first: 2, leaseMs: 100 });
        return run<Letters>(letters);
      })
      .toMatchObject({
        expiredDeadLetters: {
          totalCount: 2,
          edges: [{ node: { tries: 1 } }, { node: { tries: 1 } }],
        },
      });
    const groups = await run(`{ expiryGroups(set: "online", first: 5) {
    totalCount pageInfo { hasNextPage }
    edges { node { name webhook consumerCount unreadBatches maxTries oldestAt lostCount } }
  } }`);
    expect(groups).toMatchObject({
      expiryGroups: {
        totalCount: 1,
        edges: [
          { node: { name: 'crm', webhook: null, consumerCount: 1, unreadBatches: 0, maxTries: 1 } },
        ],
      },
    });
    const { expiredDeadLetters } = await run<Letters>(letters);
    const ids = expiredDeadLetters.edges.map(({ node }) => node.id);
    expect(expiredDeadLetters.edges.map(({ node }) => node.member).toSorted()).toEqual(left);
    const input = `group: "crm", letters: ${JSON.stringify(ids)}`;
    const count = ids.length;
    expect(await mutate('replayExpired', input, 'count')).toEqual({ replayExpired: { count } });
    expect(await mutate('discardExpired', input, 'count')).toEqual({
      discardExpired: { count: 0 },
    });

    const listed = 'handOver { isOn waitingCount }';
    expect(
      await run(
        `{ handOver(set: "online") { isOn waitingCount } expiringSet(name: "online") { ${listed} } }`,
      ),
    ).toEqual({
      handOver: { isOn: true, waitingCount: 3 },
      expiringSet: { handOver: { isOn: true, waitingCount: 3 } },
    });
    const handedOver = await mutate('takeHandedOver', 'first: 250', 'members { member }');
    expect(handedOver).toEqual({
      takeHandedOver: { members: expect.arrayContaining(names.map((name) => ({ member: name }))) },
    });
    expect(await run('{ handOver(set: "none") { isOn } }')).toEqual({ handOver: null });
    expect(await mutate('deleteExpiryGroup', 'group: "crm"', 'status')).toEqual({
      deleteExpiryGroup: { status: 'DELETED' },
    });
    const missing = await api.query(take, { first: 1, leaseMs: 100 });
    expect(missing.errors).toMatchObject([
      { extensions: { code: 'GROUP_NOT_FOUND', field: 'group' } },
    ]);
    const wrong = await api.query('{ expiryGroups(set: "seen", first: 1) { totalCount } }');
    expect(wrong.errors).toMatchObject([{ extensions: { code: 'WRONG_STRATEGY', field: 'set' } }]);
    const many = await api.query('{ expiryGroups(set: "online", first: 101) { totalCount } }');
    expect(many.errors).toMatchObject([{ extensions: { code: 'INVALID_PAGE', field: 'first' } }]);
  },
);
