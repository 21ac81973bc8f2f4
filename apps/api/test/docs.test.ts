import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createSchema } from '../src/graphql/schema.ts';
import { testApi, TOKEN, type TestApi } from './support/api.ts';

const README = new URL('../../../README.md', import.meta.url);
const API = new URL('../../../docs/api.md', import.meta.url);

const CURL =
  /^curl http:\/\/127\.0\.0\.1:4000\/graphql -H "authorization: Bearer \$MAYFLY_TOKEN" -H 'content-type: application\/json' \\\n {2}-d '([^']+)'$/;

/** The bodies of a page's curl examples, which differ in nothing else. */
async function curlBodies(page: URL): Promise<string[]> {
  const text = await readFile(page, 'utf8');
  const blocks = [...text.matchAll(/```sh\n([^`]*curl[^`]*)\n```/g)].map(([, block = '']) => block);
  return blocks.map((block) => {
    const [, body] = CURL.exec(block) ?? [];
    if (body === undefined) throw new Error(`Not the one form of curl example: ${block}`);
    return body;
  });
}

async function send(api: TestApi, body: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    payload: body,
  });
  return response.json<{ data: unknown; errors?: unknown }>();
}

it('the curl examples of the README work as printed, in their order', async () => {
  const api = await testApi();
  const bodies = await curlBodies(README);
  expect(bodies.length).toBeGreaterThan(4);
  const answers = [];
  for (const body of bodies) answers.push(await send(api, body));
  expect(answers.filter(({ errors }) => errors !== undefined)).toEqual([]);
  expect(answers.slice(0, 4)).toMatchObject([
    { data: { createExpiringSet: { status: 'CREATED' } } },
    { data: { addMember: { status: 'ADDED' } } },
    { data: { extendMember: { status: 'CHANGED' } } },
    {
      data: { expiringSet: { count: 1, members: { edges: [{ node: { remainingMs: 90_000 } }] } } },
    },
  ]);
});

it('the curl lines of docs/api.md work as printed, in their order', async () => {
  const api = await testApi();
  const bodies = await curlBodies(API);
  const failed = [];
  for (const body of bodies) {
    const answer = JSON.stringify(await send(api, body));
    if (/"errors":|"userErrors":\[\{/.test(answer)) failed.push({ body, answer });
  }
  expect(failed).toEqual([]);
  // The sorted set of another program, which is nobody's else to remove.
  await api.redis.unlink('game:last-seen');
});

it('docs/api.md leaves out no field of a root type', async () => {
  const text = await readFile(API, 'utf8');
  const schema = createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

it('the table of settings names every variable that is read', async () => {
  const readme = await readFile(README, 'utf8');
  const source = await readFile(new URL('../src/env.ts', import.meta.url), 'utf8');
  const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
  const internal = ['DASHBOARD_URL', 'NODE_ENV'];
  expect(read).toEqual(expect.arrayContaining(['HOST', 'REDIS_URL', ...internal]));
  const undocumented = read.filter((name) => !readme.includes(`| \`${name}\``));
  expect(undocumented).toEqual(internal);
});
