import { expect, it } from 'vitest';
import { testApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

interface Batch {
  readonly serverSamples: {
    readonly cursor: string;
    readonly samples: readonly { readonly load1: number | null }[];
  };
}

const QUERY = `subscription ($after: String) {
  serverSamples(instance: "other", after: $after) { cursor samples { sampledAt load1 } }
}`;

it('tells of the samples that are kept, then of new ones, and goes on from a cursor', async () => {
  const writing = await testApi();
  const reading = await testApi({ beside: writing, limits: { liveEveryMs: 20 } });
  const series = writing.mayfly.series('server');
  await series.append('other', { load1: 1 });
  await series.append('other', { load1: 2 });
  await series.append('another', { load1: 7 });
  const client = socketClient(await listen(reading));
  const samples = client.iterate<Batch>({ query: QUERY });
  const next = async () => (await samples.next()) as unknown;
  const batch = (...loads: number[]) => ({
    value: { data: { serverSamples: { samples: loads.map((load1) => ({ load1 })) } } },
  });
  expect(await next()).toMatchObject(batch(1, 2));
  await series.append('other', { load1: 3 });
  expect(await next()).toMatchObject(batch(3));
  const { endCursor } = await series.samples('other', { first: 2 });
  const later = client.iterate<Batch>({ query: QUERY, variables: { after: endCursor } });
  expect(await later.next()).toMatchObject(batch(3));
});

it('refuses a cursor that nobody gave out', async () => {
  const client = socketClient(await listen(await testApi()));
  const samples = client.iterate({ query: QUERY, variables: { after: 'x' } });
  await expect(samples.next()).rejects.toMatchObject([{ extensions: { code: 'INVALID_CURSOR' } }]);
});
