import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { nightly } from '../support/nightly.ts';
import { BUNDLERS } from './bundlers.ts';
import { packCore, programOf, run, type Packed } from './packed.ts';

let packed: Packed;

beforeAll(async () => {
  packed = await packCore();
}, 240_000);

afterAll(() => rmSync(packed.scratch, { recursive: true, force: true }));

const readPacked = (file: string) => readFileSync(join(packed.unpacked, file), 'utf8');

describe('the tarball', () => {
  it('has code, maps and types, no sources, and fewer than 400 files', () => {
    const known = /^(LICENSE|(CHANGELOG|README)\.md|package\.json|dist\/.+\.(js|js\.map|d\.ts))$/;
    expect(packed.files.filter((file) => !known.test(file))).toEqual([]);
    expect(packed.files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE']));
    expect(packed.files.length).toBeLessThan(400);
  });

  it('has maps that contain their sources', () => {
    const maps = packed.files.filter((file) => file.endsWith('.map'));
    expect(maps).not.toHaveLength(0);
    for (const map of maps) {
      const content: unknown = JSON.parse(readPacked(map));
      expect(leavesOf(content, 'sourcesContent')).toHaveLength(leavesOf(content, 'sources').length);
    }
  });

  it('has a README with absolute links', () => {
    const links = [...readPacked('README.md').matchAll(/\]\((.*?)\)/g)].map(([, to]) => to);
    expect(links).not.toHaveLength(0);
    for (const link of links) expect(link).toMatch(/^https:\/\//);
  });

  it('satisfies publint, and at night Are the types wrong', { timeout: 240_000 }, async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.unpacked, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    if (nightly(0, 1) === 1) return;
    const attw = programOf('@arethetypeswrong/cli', 'dist/index.js');
    const options = '--profile node16 --ignore-rules cjs-resolves-to-esm --quiet';
    await run(process.execPath, [attw, packed.tarball, ...options.split(' ')]);
  });
});

const APP = `
  import { createMayfly } from '@mayfly/core';
  import { Redis } from 'ioredis';

  async function main() {
    const redis = new Redis(process.env.REDIS_URL);
    const mayfly = createMayfly({ redis, namespace: process.argv[2] });
    const { set } = await mayfly.sets.create('online', { defaultTtlMs: 30_000 });
    const { status } = await set.add('alice');
    const limits = { limit: 1, windowMs: 30_000 };
    const limiter = mayfly.limiter('api', { limits, outage: false });
    console.log(JSON.stringify({
      status,
      has: [await set.has('alice'), await set.has('bob')],
      decisions: [await limiter.consume('a'), await limiter.consume('a')].map((d) => d.status),
    }));
    await mayfly.sets.delete('online');
    await limiter.reset('a');
    await redis.quit();
  }
  main();`;

const APP_OUTPUT = { status: 'added', has: [true, false], decisions: ['allowed', 'denied'] };

async function runApp(program: string, cwd: string): Promise<string> {
  const { stdout } = await run(process.execPath, [program, `package:${randomUUID()}`], {
    cwd,
    env: { ...process.env, REDIS_URL: inject('redisUrl') },
  });
  return stdout;
}

describe('a bundle', () => {
  const bundlers = Object.entries(BUNDLERS).slice(0, nightly(Infinity, 1));

  it.each(bundlers)('of %s needs no other file', { timeout: 240_000 }, async (name, bundle) => {
    // Outside of this workspace, a program finds no dependencies.
    const folder = mkdtempSync(join(tmpdir(), 'mayfly-bundle-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(packed.project, 'app.js'), APP);
    await bundle(packed.project, 'app.js', join(folder, `${name}.cjs`));
    expect(JSON.parse(await runApp(`${name}.cjs`, folder))).toEqual(APP_OUTPUT);
  });

  it('of a limiter has at most 40 kB after compression', async () => {
    writeFileSync(join(packed.project, 'limiter.js'), `export * from '@mayfly/core/limiter';`);
    const output = join(packed.project, 'limiter.cjs');
    await BUNDLERS['esbuild']?.(packed.project, 'limiter.js', output);
    expect(statSync(output).size).toBeGreaterThan(10_000);
    expect(gzipSync(readFileSync(output)).length).toBeLessThanOrEqual(40_000);
  });
});

describe('a project that has the package', () => {
  it('imports each entry, and works', { timeout: 30_000 }, async () => {
    const exported = readPacked('package.json').matchAll(/"(\.[\w/-]*)": \{/g);
    const entries = [...exported].map(([, entry = '']) => `@mayfly/core${entry.slice(1)}`);
    writeFileSync(
      join(packed.project, 'entries.js'),
      `const entries = ${JSON.stringify(entries)};
       const modules = await Promise.all(entries.map(async (entry) => [entry, Object.keys(await import(entry))]));
       console.log(JSON.stringify([import.meta.resolve('@mayfly/core'), Object.fromEntries(modules)]));`,
    );
    const { stdout } = await run(process.execPath, ['entries.js'], { cwd: packed.project });
    expect(JSON.parse(stdout)).toEqual([
      pathToFileURL(join(packed.unpacked, 'dist', 'index.js')).href,
      {
        '@mayfly/core': expect.arrayContaining(['createMayfly', 'MayflyError', 'bulkAdd']),
        '@mayfly/core/adopt': expect.arrayContaining(['createMayfly', 'MayflyError']),
        '@mayfly/core/better-auth': ['mayflyStorage'],
        '@mayfly/core/codes': expect.arrayContaining(['createMayfly', 'MayflyError']),
        '@mayfly/core/express': ['clientKey', 'rateLimit'],
        '@mayfly/core/express-rate-limit': ['MayflyStore'],
        '@mayfly/core/fastify': ['clientKey', 'rateLimit'],
        '@mayfly/core/fastify-rate-limit': ['mayflyStore'],
        '@mayfly/core/hono': ['clientKey', 'rateLimit'],
        '@mayfly/core/limiter': expect.arrayContaining(['createMayfly', 'consumeAll']),
        '@mayfly/core/nestjs-throttler': ['MayflyThrottlerStorage'],
        '@mayfly/core/node-redis': ['fromNodeRedis'],
        '@mayfly/core/otp': expect.arrayContaining(['createMayfly', 'MayflyError']),
        '@mayfly/core/policies': expect.arrayContaining(['createMayfly', 'mostInAnyWindow']),
        '@mayfly/core/series': expect.arrayContaining(['createMayfly', 'createRedisSampler']),
        '@mayfly/core/sets': expect.arrayContaining(['createMayfly', 'bulkAdd']),
      },
    ]);
    writeFileSync(join(packed.project, 'app.js'), APP);
    expect(JSON.parse(await runApp('app.js', packed.project))).toEqual(APP_OUTPUT);
  });

  it('runs the code of its README with the announced output', { timeout: 30_000 }, async () => {
    const readme = readPacked('README.md');
    const [, shown = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
    const namespace = `package:${randomUUID()}`;
    const own = shown.replace('{ redis }', `{ redis, namespace: '${namespace}' }`);
    expect(own).toContain(namespace);
    writeFileSync(join(packed.project, 'readme.js'), own);
    const { stdout } = await run(process.execPath, ['readme.js'], {
      cwd: packed.project,
      env: { ...process.env, REDIS_URL: inject('redisUrl') },
    });
    const printed = [...shown.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line]) => line);
    expect(printed).not.toHaveLength(0);
    expect(stdout.trimEnd().split('\n')).toEqual(printed);
  });

  const settings = [
    ['typescript', 'nodenext', 'nodenext'],
    ['typescript-5', 'node16', 'node16'],
    ['typescript-5', 'esnext', 'bundler'],
  ] as const;

  it.each(settings.slice(0, nightly(Infinity, 1)))(
    'is checked by %s (%s, %s) against types that reject invalid code',
    { timeout: 240_000 },
    async (compiler, module, resolution) => {
      writeFileSync(join(packed.project, 'main.ts'), SAMPLE);
      const options = `--noEmit --strict --skipLibCheck false --target es2023 --types node --module ${module}`;
      const args = [...options.split(' '), '--moduleResolution', resolution];
      const tsc = programOf(compiler, 'bin/tsc');
      const ignoring = compiler === 'typescript' ? ['--ignoreConfig'] : [];
      const check = run(process.execPath, [tsc, ...args, ...ignoring, 'main.ts'], {
        cwd: packed.project,
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

const SAMPLE = `
  import { createMayfly, type Decision, type Mayfly } from '@mayfly/core';
  import { rateLimit as connect } from '@mayfly/core/express';
  import { MayflyStore } from '@mayfly/core/express-rate-limit';
  import { rateLimit } from '@mayfly/core/fastify';
  import { createMayfly as createSmall } from '@mayfly/core/limiter';
  import { fromNodeRedis } from '@mayfly/core/node-redis';
  import { createClient, createCluster } from 'redis';
  import { Cluster, Redis } from 'ioredis';
  import * as ioredis5 from 'ioredis-5';

  const mayfly: Mayfly = createMayfly({ redis: new Redis() });
  createMayfly({ redis: new Cluster([]) });
  createMayfly({ redis: new ioredis5.Redis() });
  createMayfly({ redis: new ioredis5.Cluster([]) });
  createMayfly({ redis: fromNodeRedis(createClient()) });
  // @ts-expect-error The adapter takes no cluster.
  fromNodeRedis(createCluster({ rootNodes: [] }));
  const small = createSmall({ redis: new Redis() });
  // @ts-expect-error The entry has limiters only.
  small.sets;
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
  export * from '@mayfly/core/dist/index.js';`;

/** All texts in a field of a JSON object, at any depth. */
function leavesOf(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside: unknown = Reflect.get(value, field);
  if (typeof inside === 'string') return [inside];
  if (typeof inside !== 'object' || inside === null) return [];
  return Object.keys(inside).flatMap((key) => leavesOf(inside, key));
}
