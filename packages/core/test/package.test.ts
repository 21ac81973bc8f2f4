import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/**
 * The package as its users receive it: built from the current source, packed, unpacked into a project that
 * has nothing else, imported and type-checked there. All of this happens inside the package, which finds
 * ioredis and the types of Node.js, and does not touch the build that `npm start` runs.
 */
const core = fileURLToPath(new URL('..', import.meta.url));
const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
);
const run = promisify(execFile);

let scratch: string;
let source: string;
let project: string;
let unpacked: string;
let packed: readonly string[];

beforeAll(async () => {
  const parent = join(core, '.cache');
  mkdirSync(parent, { recursive: true });
  scratch = mkdtempSync(join(parent, 'package-'));
  source = await build(join(scratch, 'workspace'));

  const pack = ['pack', '--ignore-scripts', '--offline', '--silent', '--pack-destination', scratch];
  const { stdout: tarball } = await run('npm', pack, { cwd: source });

  project = join(scratch, 'project');
  unpacked = join(project, 'node_modules', '@mayfly', 'core');
  mkdirSync(unpacked, { recursive: true });
  const file = join(scratch, tarball.trim());
  await run('tar', ['-xzf', file, '-C', unpacked, '--strip-components=1']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  packed = filesOf(unpacked);
}, 60_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Builds as `pnpm build` does, with its settings and scripts, in a copy of its input. */
async function build(copy: string): Promise<string> {
  for (const file of [
    'tsconfig.base.json',
    'scripts/copy-assets.mjs',
    'packages/core/README.md',
    'packages/core/package.json',
    'packages/core/tsconfig.json',
    'packages/core/src',
  ]) {
    cpSync(join(workspace, file), join(copy, file), { recursive: true });
  }
  await run(process.execPath, [compiler, '-b', join(copy, 'packages/core')]);
  await run(process.execPath, [join(copy, 'scripts/copy-assets.mjs')]);
  return join(copy, 'packages/core');
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

describe('the tarball', () => {
  it('has each source, its compiled files with types and maps, each script, the README and the manifest, and nothing else', () => {
    const expected = filesOf(join(source, 'src')).flatMap((file) => {
      if (!file.endsWith('.ts')) return [`src/${file}`, `dist/${file}`];
      const stem = `dist/${file.slice(0, -'.ts'.length)}`;
      const outputs = ['.js', '.js.map', '.d.ts', '.d.ts.map'].map((end) => stem + end);
      return [`src/${file}`, ...outputs];
    });
    expect(expected.filter((file) => file.endsWith('.lua'))).not.toHaveLength(0);
    expect(packed).toEqual(['README.md', 'package.json', ...expected].toSorted());
  });

  it('has every file that its exports name', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    const exported = leavesOf(manifest, 'exports');
    expect(exported).toHaveLength(12);
    for (const file of exported) expect(packed).toContain(file.replace('./', ''));
  });

  // Only this workspace understands `catalog:` and `workspace:`.
  it('depends on packages by their versions', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    const versions = ['dependencies', 'peerDependencies'].flatMap((field) =>
      leavesOf(manifest, field),
    );
    expect(versions).toHaveLength(2);
    for (const version of versions) expect(version).toMatch(/^\^?\d+\.\d+\.\d+$/);
  });

  it('has maps that lead to its sources', () => {
    const maps = packed.filter((file) => file.endsWith('.map'));
    expect(maps).not.toHaveLength(0);
    for (const map of maps) {
      const content: unknown = JSON.parse(readFileSync(join(unpacked, map), 'utf8'));
      const sources = leavesOf(content, 'sources');
      expect(sources).toHaveLength(1);
      for (const file of sources) expect(packed).toContain(join(dirname(map), file));
    }
  });
});

describe('a project that has the package', () => {
  it('imports each entry, and works', { timeout: 30_000 }, async () => {
    writeFileSync(
      join(project, 'main.js'),
      `import { createMayfly } from '@mayfly/core';
       import * as express from '@mayfly/core/express';
       import * as expressRateLimit from '@mayfly/core/express-rate-limit';
       import * as fastify from '@mayfly/core/fastify';
       import { Redis } from 'ioredis';

       const redis = new Redis(process.env.REDIS_URL);
       const mayfly = createMayfly({ redis, namespace: process.argv[2] });
       const { set } = await mayfly.sets.create('online', { defaultTtlMs: 30_000 });
       const { status } = await set.add('alice');
       const limits = { limit: 1, windowMs: 30_000 };
       const limiter = mayfly.limiter('api', { limits, outage: false });
       console.log(JSON.stringify({
         from: import.meta.resolve('@mayfly/core'),
         status,
         has: [await set.has('alice'), await set.has('bob')],
         decisions: [await limiter.consume('a'), await limiter.consume('a')].map((d) => d.status),
         express: Object.keys(express),
         expressRateLimit: Object.keys(expressRateLimit),
         fastify: Object.keys(fastify),
       }));
       await mayfly.sets.delete('online');
       await limiter.reset('a');
       await redis.quit();`,
    );
    const { stdout } = await run(process.execPath, ['main.js', `package:${randomUUID()}`], {
      cwd: project,
      env: { ...process.env, REDIS_URL: inject('redisUrl') },
    });
    expect(JSON.parse(stdout)).toEqual({
      from: pathToFileURL(join(unpacked, 'dist', 'index.js')).href,
      status: 'added',
      has: [true, false],
      decisions: ['allowed', 'denied'],
      express: ['clientKey', 'rateLimit'],
      expressRateLimit: ['MayflyStore'],
      fastify: ['clientKey', 'rateLimit'],
    });
  });

  it('runs the code of its README with the announced output', { timeout: 30_000 }, async () => {
    const readme = readFileSync(join(unpacked, 'README.md'), 'utf8');
    const [, shown = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
    const namespace = `package:${randomUUID()}`;
    const own = shown.replace('{ redis }', `{ redis, namespace: '${namespace}' }`);
    expect(own).toContain(namespace);
    writeFileSync(join(project, 'readme.js'), own);
    const { stdout } = await run(process.execPath, ['readme.js'], {
      cwd: project,
      env: { ...process.env, REDIS_URL: inject('redisUrl') },
    });
    const printed = [...shown.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line]) => line);
    expect(printed).not.toHaveLength(0);
    expect(stdout.trimEnd().split('\n')).toEqual(printed);
  });

  it(
    'is type-checked against its types, which reject invalid code',
    { timeout: 30_000 },
    async () => {
      writeFileSync(
        join(project, 'main.ts'),
        `import { createMayfly, type Decision, type Mayfly } from '@mayfly/core';
       import { rateLimit as connect } from '@mayfly/core/express';
       import { MayflyStore } from '@mayfly/core/express-rate-limit';
       import { rateLimit } from '@mayfly/core/fastify';
       import { Redis } from 'ioredis';

       const mayfly: Mayfly = createMayfly({ redis: new Redis() });
       const limits = { limit: 100, windowMs: 60_000 };
       const limiter = mayfly.limiter('api', { limits });
       // @ts-expect-error Redis may not decide.
       export const undecided: Decision = await limiter.consume('alice');
       const unguarded = mayfly.limiter('api', { limits, outage: false });
       export const decision: Decision = await unguarded.consume('alice');
       export const adapters = [connect({ limiter }), rateLimit({ limiter }), new MayflyStore(limiter)];
       const load = mayfly.series<'load' | 'faults'>('load');
       await load.append('web-1', { load: 1.05, faults: 4 });
       // @ts-expect-error The series does not have this field.
       await load.append('web-1', { lod: 1.05 });
       // @ts-expect-error A burst is an option of buckets.
       mayfly.limiter('api', { limits: { limit: 100, windowMs: 60_000, burst: 5 } });
       // @ts-expect-error The entry does not exist.
       export * from '@mayfly/core/dist/index.js';`,
      );
      const options =
        '--noEmit --strict --module nodenext --target es2023 --types node --ignoreConfig';
      const check = run(process.execPath, [compiler, ...options.split(' '), 'main.ts'], {
        cwd: project,
      });
      // The compiler prints its errors to stdout.
      const output = await check.then(
        ({ stdout }) => stdout,
        (error: { stdout: string }) => error.stdout,
      );
      expect(output).toBe('');
    },
  );
});

/** All texts in a field of a JSON object, at any depth. */
function leavesOf(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside: unknown = Reflect.get(value, field);
  if (typeof inside === 'string') return [inside];
  if (typeof inside !== 'object' || inside === null) return [];
  return Object.keys(inside).flatMap((key) => leavesOf(inside, key));
}
