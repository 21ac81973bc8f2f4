import { parse, validate } from 'graphql';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createSchema } from '../src/features/schema.ts';
import { testApi, TOKEN, type TestApi } from './support/api.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const API = new URL('api.md', DOCS);
const RETRIES = new URL('safe-retries.md', DOCS);
const SETTINGS = new URL('settings.md', DOCS);

const CURL =
  /^curl http:\/\/127\.0\.0\.1:4000\/graphql -H "authorization: Bearer \$MAYFLY_TOKEN" -H 'content-type: application\/json' \\\n(?: {2}-H 'idempotency-key: ([^']+)' \\\n)? {2}-d '([^']+)'$/;

interface Example {
  readonly key: string | undefined;
  readonly body: string;
}

/** The idempotency keys and bodies of a page's curl examples, which differ in nothing else. */
async function curlExamples(page: URL): Promise<Example[]> {
  const text = await readFile(page, 'utf8');
  const blocks = [...text.matchAll(/```sh\n([^`]*curl[^`]*)\n```/g)].map(([, block = '']) => block);
  return blocks.map((block) => {
    const [, key, body] = CURL.exec(block) ?? [];
    if (body === undefined) throw new Error(`Not the one form of curl example: ${block}`);
    return { key, body };
  });
}

async function send(api: TestApi, { key, body }: Example) {
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
  return { answer: response.json<{ data: unknown; errors?: unknown }>(), isReplayed };
}

it('the curl lines of docs/api.md work as printed, in their order', async () => {
  const api = await testApi();
  const examples = await curlExamples(API);
  expect(examples.length).toBeGreaterThan(50);
  const answers: { readonly body: string; readonly answer: unknown }[] = [];
  for (const example of examples) {
    const { answer } = await send(api, example);
    answers.push({ body: example.body, answer });
  }
  // The page adopts a sorted set of another program, outside the namespace of this test.
  await api.redis.unlink('game:last-seen');
  const failed = answers.filter(({ answer }) =>
    /"errors":|"userErrors":\[\{/.test(JSON.stringify(answer)),
  );
  expect(failed).toEqual([]);
  const answerTo = (part: string) => answers.find(({ body }) => body.includes(part))?.answer;
  expect(answerTo('createExpiringSet')).toMatchObject({
    data: { createExpiringSet: { status: 'CREATED' } },
  });
  expect(answerTo('{ addMember(')).toMatchObject({ data: { addMember: { status: 'ADDED' } } });
  expect(answerTo('{ extendMember(')).toMatchObject({
    data: { extendMember: { status: 'CHANGED' } },
  });
});

it('the requests of docs/safe-retries.md have the answers as printed, also a second time', async () => {
  const api = await testApi();
  const text = await readFile(RETRIES, 'utf8');
  const printed = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
  const [create, consume, reuse, several, ...others] = await curlExamples(RETRIES);
  if (!create || !consume || !reuse || !several) throw new Error('An example is missing');
  expect(others).toEqual([]);
  await send(api, create);
  const [first, again] = [await send(api, consume), await send(api, consume)];
  expect([first.isReplayed, again.isReplayed]).toEqual([false, true]);
  const refused = await send(api, reuse);
  for (const [i, { answer }] of [again, refused].entries()) {
    expect(answer).toEqual(JSON.parse(printed[i] ?? ''));
  }
  expect(first.answer).toEqual(again.answer);
  const both = await send(api, several);
  expect(both.isReplayed).toBe(false);
  expect(await send(api, several)).toEqual({ ...both, isReplayed: true });
});

it('docs/api.md leaves out no field of a root type', async () => {
  const text = await readFile(API, 'utf8');
  const schema = createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

it('the GraphQL documents of all pages are valid', async () => {
  const pages = (await readdir(DOCS)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(pages.map((page) => readFile(new URL(page, DOCS), 'utf8')));
  const documents = texts.flatMap((text) => [...text.matchAll(/```graphql\n(.*?)```/gs)]);
  expect(documents).not.toHaveLength(0);
  const schema = createSchema();
  const errors = documents.flatMap(([, document = '']) => validate(schema, parse(document)));
  expect(errors).toEqual([]);
});

it('the table of settings names every variable that is read', async () => {
  const page = await readFile(SETTINGS, 'utf8');
  const source = await readFile(new URL('../src/env/env.ts', import.meta.url), 'utf8');
  const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const internal = ['DASHBOARD_URL'];
  expect(read).toEqual(expect.arrayContaining(['HOST', 'REDIS_URL', ...internal]));
  const undocumented = read.filter((name) => !page.includes(`| \`${name}\``));
  expect(undocumented).toEqual(internal);
});
