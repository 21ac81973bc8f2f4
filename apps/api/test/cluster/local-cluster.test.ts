import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { TOKEN } from '../support/api.ts';
import { run, startProgram, temporaryFolder } from '../support/program.ts';

it.runIf(process.env['MAYFLY_NIGHTLY'] === '1')(
  '--cluster keeps its data for the next start',
  async () => {
    const dataDir = await temporaryFolder();
    const start = () => startProgram({ DATA_DIR: dataDir, REDIS_URL: '' }, ['--cluster']);
    const stop = async ({ child }: Awaited<ReturnType<typeof start>>) => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
    const first = await start();
    const names = Array.from({ length: 6 }, (_, index) => `set-${index}`);
    for (const name of names) {
      const query = `mutation { createExpiringSet(input: { name: "${name}", defaultTtlMs: 60000 }) { status } }`;
      await first.ask(JSON.stringify({ query }));
    }
    await stop(first);
    const second = await start();
    const query = '{ expiringSets(first: 9) { edges { node { name } } } }';
    expect(await second.ask(JSON.stringify({ query }))).toEqual({
      data: { expiringSets: { edges: names.map((name) => ({ node: { name } })) } },
    });
    await stop(second);
  },
  60_000,
);

it('--cluster excludes REDIS_URL', async () => {
  const child = run({ MAYFLY_TOKEN: TOKEN, REDIS_URL: 'redis://127.0.0.1' }, ['--cluster']);
  expect(await text(child.stderr)).toMatch(/^REDIS_URL must not be set with --cluster/);
});
