import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestOf, newToken } from '../../src/auth/token-format.ts';
import { run, temporaryFolder } from '../support/program.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

it('logs everything but secrets', { timeout: 40_000 }, async () => {
  const path = join(await temporaryFolder(), 'tokens.json');
  const [right, wrong] = [newToken(), newToken()];
  const sha256 = digestOf(right).toString('hex');
  await writeFile(path, JSON.stringify([{ name: 'ada', role: 'admin', sha256 }]));
  const child = run({
    MAYFLY_TOKENS_FILE: path,
    DATA_DIR: await temporaryFolder(),
    MAYFLY_NAMESPACE: `test:leaks:${process.pid}`,
    LOG_LEVEL: 'trace',
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  }
  const origin = () => /ready at (http:\/\/127\.0\.0\.1:\d+)/.exec(printed.join(''))?.[1];
  await expect.poll(origin, { timeout: 20_000 }).toBeDefined();

  const signIn = (body: string) =>
    fetch(`${origin()}/session`, { method: 'POST', headers: JSON_TYPE, body });
  const graphql = (headers: Record<string, string>, body: unknown) =>
    fetch(`${origin()}/graphql`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });
  const session = await signIn(JSON.stringify({ token: right }));
  expect(session.status).toBe(204);
  const cookie = session.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  // A busy machine may answer 503 first, which must also be logged without secrets.
  const answered = (status: number, send: () => Promise<Response>) =>
    expect.poll(async () => (await send()).status).toBe(status);
  await answered(401, () => signIn(JSON.stringify({ token: wrong })));
  await answered(400, () => signIn(`{ "token": "${wrong}`));
  await answered(401, () => graphql({ authorization: `Bearer ${wrong}` }, {}));
  await graphql({ cookie }, { query: `{ nothing(token: "${wrong}") }` });
  await fetch(`${origin()}/graphql?query=%7Bnow%7D&token=${wrong}`, { headers: { cookie } });
  const made = await graphql(
    { authorization: `Bearer ${right}` },
    { query: 'mutation { createToken(input: { name: "ci", role: VIEWER }) { secret } }' },
  );
  const [secret = ''] = /mfy_[\w-]{43}/.exec(await made.text()) ?? [];
  expect(secret).toHaveLength(47);
  await writeFile(path, `[{ "name": "${wrong}" }`);
  await expect.poll(() => printed.join('')).toContain('MAYFLY_TOKENS_FILE must be a list');

  child.kill('SIGTERM');
  await once(child, 'exit');
  const log = printed.join('');
  // It did log: requests, operations, and what was wrong with them.
  expect(log).toContain('"path":"/session"');
  const [held = ''] = decodeURIComponent(cookie.split('=', 2)[1] ?? '').split('.');
  expect(held).toHaveLength(43);
  for (const hidden of [right, wrong, sha256, secret, held]) {
    expect(log).not.toContain(hidden);
  }
});
