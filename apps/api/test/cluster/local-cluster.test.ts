import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { TOKEN } from '../support/api.ts';
import { run, temporaryFolder } from '../support/program.ts';

async function started(dataDir: string) {
  const child = run({ DATA_DIR: dataDir, MAYFLY_TOKEN: TOKEN, REDIS_URL: '' }, ['--cluster']);
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  const url = () => /http:\/\/127\.0\.0\.1:\d+/.exec(printed.join(''))?.[0];
  await expect.poll(url, { timeout: 20_000 }).toBeDefined();
  return {
    async ask(query: string): Promise<unknown> {
      const response = await fetch(`${url()}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return response.json();
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

it('--cluster keeps its data for the next start', async () => {
  const dataDir = await temporaryFolder();
  const first = await started(dataDir);
  const names = Array.from({ length: 6 }, (_, index) => `set-${index}`);
  for (const name of names) {
    await first.ask(
      `mutation { createExpiringSet(input: { name: "${name}", defaultTtlMs: 60000 }) { status } }`,
    );
  }
  await first.stop();
  const second = await started(dataDir);
  expect(await second.ask('{ expiringSets(first: 9) { edges { node { name } } } }')).toEqual({
    data: { expiringSets: { edges: names.map((name) => ({ node: { name } })) } },
  });
  await second.stop();
}, 60_000);

it('--cluster excludes REDIS_URL', async () => {
  const child = run({ MAYFLY_TOKEN: TOKEN, REDIS_URL: 'redis://127.0.0.1' }, ['--cluster']);
  expect(await text(child.stderr)).toMatch(/^REDIS_URL must not be set with --cluster/);
});
