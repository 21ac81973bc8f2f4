import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { startTracing } from '../../src/observability/tracing.ts';
import { testApi, TOKEN } from '../support/api.ts';
import { listen, socketClient } from '../support/sockets.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** What OpenTelemetry's exporter sends to, as a collector does. */
async function collector() {
  const received: Export[] = [];
  const app = fastify();
  app.post<{ Body: Export }>('/v1/traces', async ({ body }) => {
    received.push(body);
    return {};
  });
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return {
    endpoint,
    text: () => JSON.stringify(received),
    spans: () =>
      received
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
  };
}

it('tells a collector of operations and their Redis commands, and of nothing that they carry', async () => {
  const { endpoint, spans, text } = await collector();
  const tracing = startTracing({ endpoint, instanceId: 'test' });
  const api = await testApi({ tracing });
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });

  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    payload: {
      query:
        'mutation Join($m: String!) { addMember(input: { set: "online", member: $m }) { status } }',
      variables: { m: 'a-private-member' },
    },
  });
  await tracing.stop();

  const operation = spans().find(({ name }) => name === 'mutation');
  expect(operation).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(spans()).toContainEqual(
    expect.objectContaining({ name: 'evalsha', traceId, parentSpanId: operation?.spanId }),
  );
  expect(text()).toContain('Join');
  expect(text()).not.toMatch(/a-private-member|a-token-for-tests/);
});

it('tells of operations over a socket, and of a subscription until it is open', async () => {
  const { endpoint, spans, text } = await collector();
  const tracing = startTracing({ endpoint, instanceId: 'test' });
  const api = await testApi({ tracing });
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  await set.feed.open({ kept: 1000 });
  const client = socketClient(await listen(api));

  const changes = client.iterate({
    query: 'subscription Watch { setChanges(set: "online") { gap changes { member } } }',
  });
  expect((await changes.next()).value).toMatchObject({ data: { setChanges: { gap: true } } });
  const added = await client
    .iterate({
      query:
        'mutation Join($m: String!) { addMember(input: { set: "online", member: $m }) { status } }',
      variables: { m: 'a-private-member' },
    })
    .next();
  expect(added.value).toHaveProperty('data.addMember.status');
  expect((await changes.next()).value).toMatchObject({ data: { setChanges: { gap: false } } });
  const failed = client.iterate({ query: 'query Fail { expiringSet(name: "nope") { name } }' });
  await failed.next();
  await tracing.stop();

  const mutation = spans().find(({ name }) => name === 'mutation');
  expect(mutation).toBeDefined();
  expect(spans()).toContainEqual(
    expect.objectContaining({ name: 'evalsha', parentSpanId: mutation?.spanId }),
  );
  expect(spans().filter(({ name }) => name === 'subscription')).toHaveLength(1);
  for (const name of ['Watch', 'Join', 'Fail']) expect(text()).toContain(name);
  expect(text()).not.toMatch(/a-private-member|a-token-for-tests/);
});
