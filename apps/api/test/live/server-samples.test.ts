import { expect, it } from 'vitest';
import { testApi } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

interface Batch {
  readonly serverSamples: {
    readonly cursor: string;
    readonly samples: readonly { readonly load1: number | null }[];
  };
}

const QUERY = `subscription ($after: String, $since: DateTime) {
  serverSamples(instance: "other", after: $after, since: $since) { cursor now samples { sampledAt load1 } }
}`;

const SAMPLES =
  '{ serverStats { instance(id: "other") { samples(first: 2) { pageInfo { endCursor } } } } }';

interface Samples {
  readonly serverStats: {
    readonly instance: { readonly samples: { readonly pageInfo: { readonly endCursor: string } } };
  };
}

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
  const { data } = await writing.query<Samples>(SAMPLES);
  const after = data.serverStats.instance.samples.pageInfo.endCursor;
  const later = client.iterate<Batch>({ query: QUERY, variables: { after } });
  expect(await later.next()).toMatchObject(batch(3));
});

it('rejects a forged cursor', async () => {
  const client = socketClient(await listen(await testApi()));
  const samples = client.iterate({ query: QUERY, variables: { after: 'x' } });
  expect((await samples.next()).value).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_CURSOR', field: 'after' } }],
  });
});

it('refuses an instance that cannot be, by the name of the argument', async () => {
  const client = socketClient(await listen(await testApi()));
  const query = 'subscription { serverSamples(instance: "") { cursor } }';
  await expect(client.iterate({ query }).next()).rejects.toMatchObject([
    {
      message: expect.stringMatching(/^instance must be 1 to /),
      extensions: { code: 'INVALID_NAME', field: 'instance' },
    },
  ]);
});

it('begins with the samples of a moment, of an instance or of Redis', async () => {
  const api = await testApi({ limits: { liveEveryMs: 20 } });
  const client = socketClient(await listen(api));
  const server = api.mayfly.series('server');
  const redis = api.mayfly.series('redis');
  for (const value of [1, 2]) {
    await server.append('other', { load1: value });
    await redis.append('redis', { connectedClients: value });
    api.clock.now += 1000;
  }
  const since = new Date(api.clock.now - 1000).toISOString();
  const samples = client.iterate({ query: QUERY, variables: { since } });
  expect((await samples.next()).value).toMatchObject({
    data: { serverSamples: { samples: [{ load1: 2 }] } },
  });
  const ofRedis = client.iterate({
    query: `subscription ($since: DateTime) {
      redisSamples(since: $since) { cursor samples { sampledAt connectedClients } }
    }`,
    variables: { since },
  });
  expect((await ofRedis.next()).value).toMatchObject({
    data: { redisSamples: { samples: [{ connectedClients: 2 }] } },
  });
  await redis.append('redis', { connectedClients: 3 });
  expect((await ofRedis.next()).value).toMatchObject({
    data: { redisSamples: { samples: [{ connectedClients: 3 }] } },
  });
});
