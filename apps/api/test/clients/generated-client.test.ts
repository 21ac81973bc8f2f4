import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { testApi, TOKEN } from '../support/api.ts';
import { blocksOf, pageText } from '../support/doc-examples.ts';

const run = promisify(execFile);
const root = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const SCHEMA = root('apps/api/schema.graphql');

const hasPython = await run('ariadne-codegen', ['--help']).then(
  () => true,
  () => false,
);
if (!hasPython && process.env['MAYFLY_TYPED_CLIENTS']) throw new Error('Needs ariadne-codegen');

/** A folder with the schema, and the code block of a language of docs/typed-clients.md. */
async function prepared(language: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(SCHEMA, join(folder, 'schema.graphql'));
  const blocks = blocksOf(await pageText('typed-clients.md'));
  const codeOf = (name: string) => blocks.find((block) => block.language === name)?.code ?? '';
  const code = codeOf(language);
  const printed = [...code.matchAll(/(?:#|\/\/) prints: (.*)/g)].map(([, line]) => `${line}\n`);
  expect(printed).toHaveLength(5);
  const api = await testApi();
  const MAYFLY_URL = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const env = { PATH: process.env['PATH'], MAYFLY_URL, MAYFLY_TOKEN: TOKEN };
  return { folder, code, codeOf, printed: printed.join(''), options: { cwd: folder, env } };
}

it('the TypeScript client of docs/typed-clients.md has the right types and works', async () => {
  const { folder, code, codeOf, printed, options } = await prepared('ts');
  const { generates }: { generates: Record<string, { config: Record<string, unknown> }> } =
    JSON.parse(codeOf('json'));
  const [entry] = Object.entries(generates);
  if (!entry) throw new Error('The page has no settings');
  const [filename, { config }] = entry;
  const types = await codegen({
    filename,
    schema: parse(await readFile(SCHEMA, 'utf8')),
    documents: [{ document: parse(codeOf('graphql')) }],
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config,
  });
  await symlink(root('node_modules'), join(folder, 'node_modules'));
  const files = {
    [filename]: types,
    'operations.graphql': codeOf('graphql'),
    'main.ts': code,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'ES2023',
        module: 'NodeNext',
        types: ['node'],
        skipLibCheck: true,
        outDir: 'dist',
      },
      files: ['main.ts'],
    }),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await run(root('node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder });
  const { stdout } = await run(process.execPath, ['dist/main.js'], options);
  expect(stdout).toBe(printed);
});

it.skipIf(!hasPython)(
  'the Python client of docs/typed-clients.md works (skipped without ariadne-codegen, see that page)',
  async () => {
    const { folder, code, codeOf, printed, options } = await prepared('python');
    await writeFile(join(folder, 'operations.graphql'), codeOf('graphql'));
    await writeFile(join(folder, 'pyproject.toml'), codeOf('toml'));
    await writeFile(join(folder, 'main.py'), code);
    await run('ariadne-codegen', { cwd: folder });
    const { stdout } = await run('python3', ['main.py'], options);
    expect(stdout).toBe(printed);
  },
);
