import { parse, validate } from 'graphql';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createSchema } from '../src/features/schema.ts';
import { testApi, TOKEN, type TestApi } from './support/api.ts';
import { curlBodies, DOCS, failedAnswers } from './support/doc-examples.ts';

const API = new URL('api.md', DOCS);
const SETTINGS = new URL('settings.md', DOCS);

async function send(api: TestApi, body: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    payload: body,
  });
  return response.json<{ data: unknown; errors?: unknown }>();
}

it('the curl lines of docs/api.md work as printed, in their order', async () => {
  const api = await testApi();
  const bodies = await curlBodies();
  expect(bodies.length).toBeGreaterThan(50);
  const answers: { readonly body: string; readonly answer: unknown }[] = [];
  for (const body of bodies) answers.push({ body, answer: await send(api, body) });
  // The page adopts a sorted set of another program, outside the namespace of this test.
  await api.redis.unlink('game:last-seen');
  expect(failedAnswers(answers)).toEqual([]);
  const answerTo = (part: string) => answers.find(({ body }) => body.includes(part))?.answer;
  expect(answerTo('createExpiringSet')).toMatchObject({
    data: { createExpiringSet: { status: 'CREATED' } },
  });
  expect(answerTo('{ addMember(')).toMatchObject({ data: { addMember: { status: 'ADDED' } } });
  expect(answerTo('{ extendMember(')).toMatchObject({
    data: { extendMember: { status: 'CHANGED' } },
  });
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
