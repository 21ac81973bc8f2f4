import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const core = new URL('../', import.meta.url);
const folder = new URL('examples/', core);
const examples = readdirSync(folder).filter((file) => file.endsWith('.ts'));

/** The texts behind `// prints: ` in a program, line by line. */
function announced(program: string): string[] {
  return [...program.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line = '']) => line);
}

/** The lines that a program prints in a separate process. */
async function printed(program: URL, namespace: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@mayfly/source', '--import', 'tsx', fileURLToPath(program), namespace],
    { cwd: core, env: { ...process.env, REDIS_URL: inject('redisUrl') } },
  );
  return stdout.trimEnd().split('\n');
}

it('has examples', () => {
  expect(examples).toContain('codes.ts');
});

it.each(examples)('the example %s prints what it says', { timeout: 60_000 }, async (file) => {
  const program = new URL(file, folder);
  const expected = announced(readFileSync(program, 'utf8'));
  expect(expected).not.toHaveLength(0);
  expect(await printed(program, `example:${randomUUID()}`)).toEqual(expected);
});

// Each block of a page continues the previous one. They connect to the tests' Redis.
it.each(['README.md', 'docs/library.md'])(
  'the code of %s prints what it says',
  { timeout: 60_000 },
  async (page) => {
    const text = readFileSync(new URL(`../../${page}`, core), 'utf8');
    const blocks = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);
    const namespace = `docs:${randomUUID()}`;
    const code = `${blocks.join('')}process.exit();\n`
      .replace('new Redis()', `new Redis('${inject('redisUrl')}')`)
      .replace('{ redis }', `{ redis, namespace: '${namespace}' }`);
    expect(code).toContain(namespace);

    // Inside the package, where its name resolves to its source.
    const scratch = new URL(`.cache/${namespace.replace(':', '-')}/`, core);
    mkdirSync(scratch, { recursive: true });
    try {
      const program = new URL('page.ts', scratch);
      writeFileSync(program, code);
      const expected = announced(code);
      expect(expected).not.toHaveLength(0);
      expect(await printed(program, namespace)).toEqual(expected);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
);
