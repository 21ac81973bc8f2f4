import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { testApi } from '../support/api.ts';

const PAGE = new URL('../../../../docs/react-to-expiry.md', import.meta.url);

/** Inside the package, where the imports of the page resolve. */
const SCRATCH = new URL(`../../.cache/docs-${randomUUID()}/`, import.meta.url);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('the code of docs/react-to-expiry.md works as printed', { timeout: 30_000 }, async () => {
  const text = await readFile(PAGE, 'utf8');
  const documents = new Map(
    [...text.matchAll(/```graphql\n(mutation (\w+).*?)```\n\n```json\n(.*?)```/gs)].map(
      ([, document = '', name = '', json = '']) => {
        const variables: { input: Record<string, unknown> } = JSON.parse(json);
        return [name, { document, variables }];
      },
    ),
  );
  const [, receiver = ''] = /```js\n(.*?)```/s.exec(text) ?? [];
  expect([...documents.keys()]).toEqual([
    'CreateWebhook',
    'TestWebhook',
    'CreateGroup',
    'Take',
    'Acknowledge',
  ]);

  const api = await testApi();
  api.webhooks.start();
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  const run = async (name: string, input: Record<string, unknown> = {}) => {
    const { document = '', variables } = documents.get(name) ?? {};
    const all = { input: { ...variables?.input, ...input } };
    const { data, errors } = await api.query<Record<string, Record<string, unknown>>>(
      document,
      all,
    );
    expect(errors).toBeUndefined();
    const [payload = {}] = Object.values(data);
    expect(payload['userErrors'] ?? []).toEqual([]);
    return payload;
  };

  const port = await freePort();
  const { secret } = await run('CreateWebhook', { url: `http://127.0.0.1:${port}/` });
  await mkdir(SCRATCH, { recursive: true });
  onTestFinished(() => rm(SCRATCH, { recursive: true }));
  const file = fileURLToPath(new URL('receiver.mjs', SCRATCH));
  await writeFile(file, receiver.replace('3000', String(port)));
  const child = spawn(process.execPath, [file], {
    env: { WEBHOOK_SECRET: String(secret) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  await expect
    .poll(() => run('TestWebhook'))
    .toMatchObject({ outcome: 'DELIVERED', httpStatus: 204 });
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(401);

  await run('CreateGroup');
  await set.add('ada', { ttlMs: 1 });
  api.clock.now += 1;
  await api.mayfly.createSweeper().sweepDue();
  await expect.poll(() => printed).toBe('expired online ada\n');
  const { events } = await run('Take');
  expect(events).toMatchObject([{ member: 'ada', tries: 1 }]);
  const receipts = JSON.stringify(events).match(/(?<="receipt":")[^"]+/g);
  expect(await run('Acknowledge', { receipts })).toMatchObject({ statuses: ['ACKNOWLEDGED'] });
});
