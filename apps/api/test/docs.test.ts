import { startLocalRedis } from '@mayfly/local-redis';
import { parse, validate } from 'graphql';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { REDIS_SOURCE } from '../src/features/server-stats/redis-recorder.ts';
import { createSchema } from '../src/features/schema.ts';
import { testApi, TOKEN, type TestApi } from './support/api.ts';
import {
  answersOf,
  asPrinted,
  blocksOf,
  DOCS,
  examplesOf,
  guideExamples,
  guidePages,
  pageText,
} from './support/doc-examples.ts';

async function send(api: TestApi, body: string, key?: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: body,
  });
  const isReplayed = response.headers['idempotent-replayed'] === 'true';
  return { answer: response.json<unknown>(), isReplayed };
}

/** What the guide finds in Redis: a sorted set of another program, and the samples of a server. */
async function prepareGuide({ mayfly, redis, clock }: TestApi) {
  const second = clock.now / 1000;
  await redis.zadd('game:last-seen', second + 3600, 'ann', second - 60, 'ben');
  const servers = mayfly.series('server');
  const redisServers = mayfly.series('redis');
  for (const at of [clock.now - 4000, clock.now - 2000]) {
    await servers.append(
      'web1:4000',
      {
        load1: 0.5,
        cpuUtilization: 0.25,
        memoryUsedBytes: 2 ** 30,
        minorPageFaultsPerSecond: 12,
        eventLoopDelayP99Ms: 11,
      },
      { at },
    );
    const sample = { operationsPerSecond: 800, usedMemoryBytes: 2 ** 21, hitRatio: 0.9 };
    await redisServers.append(REDIS_SOURCE, sample, { at });
  }
}

it('the requests of docs/api.md and its pages have the answers as printed, in their order', async () => {
  // A search for keys of another program ends early in a Redis with the keys of many tests.
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  const api = await testApi({ redisUrl: server.url });
  await prepareGuide(api);
  const examples = await guideExamples();
  expect(examples.length).toBeGreaterThan(60);
  const answers = await answersOf(examples, async (body) => {
    // Otherwise the traffic of limits appears within a second.
    await api.mayfly.policies.flush();
    return (await send(api, body)).answer;
  });
  const requests = examples.map(({ query, answer }) => ({ query, answer }));
  expect(
    requests.map(({ query, answer }, at) => ({ query, answer: asPrinted(answers[at], answer) })),
  ).toEqual(requests);
});

it('docs/api.md makes a request of a document in a file', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'mayfly-docs-'));
  const blocks = blocksOf(await pageText('api.md'));
  const document = blocks.find(({ language }) => language === 'graphql')?.code ?? '';
  await writeFile(join(cwd, 'first.graphql'), document);
  const [command, ...others] = blocks.filter(({ code }) => code.startsWith('node '));
  expect(others).toEqual([]);
  execFileSync('sh', ['-c', command?.code ?? ''], { cwd });
  const request: unknown = JSON.parse(await readFile(join(cwd, 'request.json'), 'utf8'));
  await rm(cwd, { recursive: true });
  expect(request).toEqual({ query: document });
});

it('the requests of docs/safe-retries.md have the answers as printed, also a second time', async () => {
  const api = await testApi();
  const [create, consume, reuse, several, ...others] = await examplesOf('safe-retries.md');
  if (!create || !consume || !reuse || !several) throw new Error('An example is missing');
  expect(others).toEqual([]);
  const sendTwice = async ({ key, query, variables, answer }: typeof create) => {
    const body = JSON.stringify({ query, variables });
    const [first, again] = [await send(api, body, key), await send(api, body, key)];
    expect([first.answer, again.answer]).toEqual([answer, answer]);
    return [first.isReplayed, again.isReplayed];
  };
  expect((await send(api, JSON.stringify(create))).answer).toEqual(create.answer);
  expect(await sendTwice(consume)).toEqual([false, true]);
  expect(await sendTwice(reuse)).toEqual([false, false]);
  expect(await sendTwice(several)).toEqual([false, true]);
});

it('docs/api.md and its pages leave out no field of a root type', async () => {
  const text = (await Promise.all((await guidePages()).map(pageText))).join('\n');
  const schema = createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

it('the GraphQL documents of all pages are valid', async () => {
  const files = await readdir(DOCS);
  const guide = (await readdir(new URL('api-guide', DOCS))).map((file) => `api-guide/${file}`);
  // Each page of the guide is in the list of tasks, and so is executed.
  expect((await guidePages()).slice(1).toSorted()).toEqual(guide.toSorted());
  const texts = await Promise.all(
    [...files.filter((file) => file.endsWith('.md')), ...guide].map(pageText),
  );
  const documents = texts.flatMap((text) => [...text.matchAll(/```graphql\n(.*?)```/gs)]);
  expect(documents).not.toHaveLength(0);
  const schema = createSchema();
  const errors = documents.flatMap(([, document = '']) => validate(schema, parse(document)));
  expect(errors).toEqual([]);
});

it('the table of settings names every variable that is read', async () => {
  const page = await pageText('settings.md');
  const source = await readFile(new URL('../src/env/env.ts', import.meta.url), 'utf8');
  const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const internal = ['DASHBOARD_URL'];
  expect(read).toEqual(expect.arrayContaining(['HOST', 'REDIS_URL', ...internal]));
  const undocumented = read.filter((name) => !page.includes(`| \`${name}\``));
  expect(undocumented).toEqual(internal);
});
