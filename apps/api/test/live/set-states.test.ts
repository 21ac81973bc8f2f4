import type { Mayfly } from '@mayfly/core';
import { expect, it, vi } from 'vitest';
import { testApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

const STATES = `subscription ($sets: [String!]!) {
  setStates(sets: $sets) { states { name count isExact nextExpiresAt } missing }
}`;

const DEFAULTS = { defaultTtlMs: 60_000 };

/** Creates a set, and returns what adds to it. */
const STRATEGIES: Record<string, (mayfly: Mayfly) => Promise<() => Promise<unknown>>> = {
  async sorted({ sets }) {
    const { set } = await sets.create('online', DEFAULTS);
    return () => set.add('a');
  },
  async window({ sets }) {
    const { set } = await sets.create<string>('online', { strategy: 'window', windowMs: 60_000 });
    return () => set.push('a');
  },
  async keys({ sets }) {
    const { set } = await sets.create('online', { strategy: 'keys', ...DEFAULTS });
    return () => set.add('a');
  },
  async buckets({ sets }) {
    const { set } = await sets.create('online', {
      strategy: 'buckets',
      blockMs: 10_000,
      ...DEFAULTS,
    });
    return () => set.add('a');
  },
  async compact({ sets }) {
    const { set } = await sets.create('online', { strategy: 'compact', ...DEFAULTS });
    return () => set.add('a');
  },
  async sharded({ sets }) {
    const { set } = await sets.create('online', { strategy: 'sharded', shards: 2, ...DEFAULTS });
    return () => set.add('a');
  },
};

it.each(Object.entries(STRATEGIES))('of a set, %s, are sent when it changes', async (_, create) => {
  const writing = await testApi();
  const reading = await testApi({ beside: writing, limits: { liveEveryMs: 20 } });
  const add = await create(writing.mayfly);
  const states = socketClient(await listen(reading)).iterate({
    query: STATES,
    variables: { sets: ['online', 'nothing'] },
  });
  const next = async () => (await states.next()) as unknown;
  expect(await next()).toMatchObject({
    value: {
      data: { setStates: { states: [{ name: 'online', count: 0 }], missing: ['nothing'] } },
    },
  });
  await add();
  expect(await next()).toMatchObject({
    value: {
      data: { setStates: { states: [{ name: 'online', count: 1 }], missing: [] } },
    },
  });
  await writing.mayfly.sets.delete('online');
  // Some strategies are emptied first, which may be seen.
  await expect.poll(async () => JSON.stringify(await next())).toContain('"missing":["online"]');
});

it('are read once for all who watch', async () => {
  const api = await testApi();
  await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  const client = socketClient(await listen(api));
  const asked = vi.spyOn(api.mayfly.sets, 'summary');
  const watch = () => client.iterate({ query: STATES, variables: { sets: ['online'] } });
  const all = Array.from({ length: 30 }, watch);
  await Promise.all(all.map((each) => each.next()));
  const atFirst = asked.mock.calls.length;
  const next = all.map((each) => each.next());
  await api.mayfly.sets.open('online').add('a');
  await Promise.all(next);
  // One look was enough for all, if it came after the addition, or two.
  expect(asked.mock.calls.length - atFirst).toBeLessThanOrEqual(10);
});

it('of too many sets, or of none, are refused', async () => {
  const client = socketClient(await listen(await testApi()));
  for (const sets of [[], Array.from({ length: 101 }, (_, i) => `s${i}`)]) {
    expect(
      (await client.iterate({ query: STATES, variables: { sets } }).next()).value,
    ).toMatchObject({ errors: [{ extensions: { code: 'INVALID_BATCH', field: 'sets' } }] });
  }
});

it('of a set that cannot be are refused, by its place', async () => {
  const client = socketClient(await listen(await testApi()));
  const variables = { sets: ['online', 'a b'] };
  const { value } = (await client.iterate({ query: STATES, variables }).next()) as {
    value: unknown;
  };
  expect(value).toMatchObject({
    errors: [
      {
        message: expect.stringMatching(/^sets\[1\] must be 1 to /),
        extensions: { code: 'INVALID_NAME', field: 'sets[1]' },
      },
    ],
  });
});
