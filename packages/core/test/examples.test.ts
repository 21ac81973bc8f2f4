import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

/**
 * Every example of the folder as its reader would run it: a process of its own. What it has to print
 * stands in the example itself, behind `// prints: `, line by line in the order of the printing.
 */
const folder = new URL('../examples/', import.meta.url);
const examples = readdirSync(folder).filter((file) => file.endsWith('.ts'));

it('has examples', () => {
  expect(examples).toContain('codes.ts');
});

it.each(examples)('%s prints what it says', { timeout: 60_000 }, async (file) => {
  const example = fileURLToPath(new URL(file, folder));
  const expected = [...readFileSync(example, 'utf8').matchAll(/\/\/ prints: (.*)$/gm)];
  expect(expected).not.toHaveLength(0);

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@mayfly/source', '--import', 'tsx', example, `example:${randomUUID()}`],
    { cwd: folder, env: { ...process.env, REDIS_URL: inject('redisUrl') } },
  );
  expect(stdout.trimEnd().split('\n')).toEqual(expected.map(([, line]) => line));
});
