import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { TOKEN } from '../support/api.ts';
import { run, started, temporaryFolder } from '../support/program.ts';

it.runIf(process.env['MAYFLY_NIGHTLY'] === '1')(
  '--cluster keeps its data for the next start',
  async () => {
    const dataDir = await temporaryFolder();
    const start = () => started({ DATA_DIR: dataDir, REDIS_URL: '' }, ['--cluster']);
    const first = await start();
    const names = Array.from({ length: 6 }, (_, index) => `set-${index}`);
    for (const name of names) {
      const query = `mutation { createExpiringSet(input: { name: "${name}", defaultTtlMs: 60000 }) { status } }`;
      expect(await first.ask(query)).toContain('CREATED');
    }
    await first.stop();
    const second = await start();
    const query = '{ expiringSets(first: 9) { edges { node { name } } } }';
    expect(JSON.parse(await second.ask(query))).toEqual({
      data: { expiringSets: { edges: names.map((name) => ({ node: { name } })) } },
    });
    await second.stop();
  },
  60_000,
);

it('--cluster excludes REDIS_URL', async () => {
  const child = run({ MAYFLY_TOKEN: TOKEN, REDIS_URL: 'redis://127.0.0.1' }, ['--cluster']);
  expect(await text(child.stderr)).toMatch(/^REDIS_URL must not be set with --cluster/);
});
