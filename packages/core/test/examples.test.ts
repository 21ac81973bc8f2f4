import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { compilePrograms } from './support/processes.ts';

const core = new URL('../', import.meta.url);
const folder = new URL('examples/', core);
const examples = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const root = new URL('../../', core);
const guides = ['docs/guides', 'docs/migrating'].flatMap((path) =>
  readdirSync(new URL(`${path}/`, root)).map((file) => `${path}/${file}`),
);
const tours = ['frameworks', 'library', 'operations', 'safe-retries', 'tutorial'].map(
  (name) => `docs/${name}.md`,
);
const pages = ['README.md', ...tours, ...guides];

/** Inside the package, where its name resolves to its source. */
const scratch = new URL(`.cache/pages-${randomUUID()}/`, core);
const namespaces = new Map(pages.map((page) => [page, `docs:${randomUUID()}`]));

const RUNNER = new URL('support/run-programs.ts', import.meta.url);

let programs: Awaited<ReturnType<typeof compilePrograms>>;
let printed: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  mkdirSync(scratch, { recursive: true });
  for (const page of pages) writeFileSync(programOf(page), codeOf(page));
  const sources = [...examples.map((file) => new URL(file, folder)), ...pages.map(programOf)];
  programs = await compilePrograms([RUNNER, ...sources]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [RUNNER, ...sources].map(programs.fileOf),
    { env: { ...process.env, REDIS_URL: inject('redisUrl') } },
  );
  printed = JSON.parse(stdout);
}, 120_000);

afterAll(() => {
  programs.remove();
  rmSync(scratch, { recursive: true });
});

function programOf(page: string): URL {
  return new URL(page.replaceAll('/', '-').replace(/md$/, 'ts'), scratch);
}

/**
 * Each block of a page continues the previous one. They connect to the tests' Redis. Keys that a page writes without
 * Mayfly begin with `shop:`. On a busy machine, Redis may need longer than a limiter waits for it by default.
 */
function codeOf(page: string): string {
  const text = readFileSync(new URL(page, root), 'utf8');
  const blocks = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks
    .join('')
    .replace('new Redis()', `new Redis('${inject('redisUrl')}')`)
    .replace('createClient()', `createClient({ url: '${inject('redisUrl')}' })`)
    .replaceAll(
      /(createMayfly|mayflyStorage)\(\{ (redis.*) \}\)/g,
      (_, create: string, redis: string) =>
        `${create}({ ${redis}, namespace: '${namespaces.get(page)}' })`,
    )
    .replaceAll(' limits:', ' outage: { answerWithinMs: 10_000 }, limits:')
    .replaceAll('outage: { policy:', 'outage: { answerWithinMs: 10_000, policy:')
    .replaceAll('shop:', `${namespaces.get(page)}:shop:`);
}

/** The texts behind `// prints: ` in a program, line by line. */
function announced(program: string): string[] {
  return [...program.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line = '']) => line);
}

it('has examples', () => {
  expect(examples).toContain('codes.ts');
});

it.each(examples)('the example %s prints what it says', (file) => {
  const program = new URL(file, folder);
  const expected = announced(readFileSync(program, 'utf8'));
  expect(expected).not.toHaveLength(0);
  expect(printed[programs.fileOf(program)]).toEqual(expected);
});

it.each(pages)('the code of %s prints what it says', (page) => {
  expect(codeOf(page)).toContain(namespaces.get(page));
  const expected = announced(codeOf(page));
  expect(expected).not.toHaveLength(0);
  expect(printed[programs.fileOf(programOf(page))]).toEqual(expected);
});
