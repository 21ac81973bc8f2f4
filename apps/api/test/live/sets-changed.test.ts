import { expect, it } from 'vitest';
import { testApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

interface Batch {
  readonly setsChanged: {
    readonly gap: boolean;
    readonly created: readonly string[];
    readonly deleted: readonly string[];
    readonly totalCount: number;
  };
}

const QUERY = 'subscription { setsChanged { gap created deleted totalCount } }';

it('tells every subscriber of sets that are created and deleted through another instance', async () => {
  const writing = await testApi();
  const reading = await testApi({ beside: writing });
  const client = socketClient(await listen(reading));
  const lists = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const batches = client.iterate<Batch>({ query: QUERY });
      const names = new Set<string>();
      expect((await batches.next()).value).toMatchObject({
        data: { setsChanged: { gap: true, totalCount: 0 } },
      });
      return { batches, names };
    }),
  );
  const follow = async ({ batches, names }: (typeof lists)[number]) => {
    for await (const { data } of batches) {
      if (!data) continue;
      const { gap, created, deleted, totalCount } = data.setsChanged;
      if (gap) {
        // As a client does that reads the list again.
        names.clear();
        for (const name of await writing.mayfly.sets.names(100)) names.add(name);
      }
      for (const name of created) names.add(name);
      for (const name of deleted) names.delete(name);
      if (names.has('last')) return totalCount;
    }
    return undefined;
  };
  const following = lists.map(follow);
  await writing.mayfly.sets.create('a', { defaultTtlMs: 1000 });
  await writing.mayfly.sets.create('b', { strategy: 'keys', defaultTtlMs: 1000 });
  await writing.mayfly.sets.delete('a');
  await writing.mayfly.sets.create('last', { defaultTtlMs: 1000 });
  expect(await Promise.all(following)).toEqual([2, 2, 2]);
  for (const { names } of lists) expect([...names].sort()).toEqual(['b', 'last']);
});
