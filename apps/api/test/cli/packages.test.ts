import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../support/program.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SERVER = join(ROOT, 'apps/api');
/** The package of an import in the output of esbuild. */
const IMPORTED =
  /^(?:import|export|\}) [^"\n]*"(?:node:)?((?:@[^/"\n]+\/)?[^./"\n][^/"\n]*)[^"\n]*";?$/gm;
const TEN_MINUTES = 600_000;

/** The version of pnpm in the manifest. */
async function pnpm(args: readonly string[]) {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const { packageManager } = z.object({ packageManager: z.string() }).parse(manifest);
  return run('npx', ['--yes', packageManager, ...args], { cwd: ROOT });
}

/** Starts the server on a free port. Resolves to its address. */
async function startProgram(program: string, args: readonly string[], options: SpawnOptions) {
  const env = { ...options.env, PORT: '0' };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  // A process group, because npx starts the program through a shell.
  const server = spawn(program, args, { ...options, env, stdio: [...stdio], detached: true });
  onTestFinished(() => void (server.pid && process.kill(-server.pid)));
  let output = '';
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const link = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  await expect.poll(link, { timeout: 120_000 }).toBeDefined();
  return link() ?? '';
}

async function guides(): Promise<string[]> {
  const files = await readdir(join(ROOT, 'docs/guides'));
  return files.map((file) => `guides/${file.replace(/\.md$/, '')}`);
}

/** Runs the code of a page as it stands, but with the Redis of the tests. It prints what the page says. */
async function runGuide(project: string, page: string, onNodeRedis: boolean): Promise<void> {
  const text = await readFile(join(ROOT, page), 'utf8');
  const url = `'${inject('redisUrl')}'`;
  const code = [...text.matchAll(/```ts\n(.*?)```/gs)]
    .map(([, block = '']) => block)
    .join('')
    .replace('{ redis }', `{ redis, namespace: 'packages:${randomUUID()}' }`)
    .replace('new Redis()', `new Redis(${url})`);
  const nodeRedis = code
    .replace("import { Redis } from 'ioredis'", "import { createClient } from 'redis'")
    .replace('await redis.quit()', 'await client.close()')
    .replace(
      `const redis = new Redis(${url});`,
      `const client = await createClient({ url: ${url} }).connect();\nconst redis = fromNodeRedis(client);`,
    );
  const program = `import { fromNodeRedis } from '@mayfly/core/node-redis';\n${nodeRedis}`;
  await writeFile(join(project, 'guide.mts'), `${onNodeRedis ? program : code}\nprocess.exit();\n`);
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const { stdout } = await run(process.execPath, ['--import', tsx, 'guide.mts'], { cwd: project });
  const lines = [...code.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line]) => line);
  expect([page, ...stdout.trimEnd().split('\n')]).toEqual([page, ...lines]);
}

/** In a whole run, the dashboard is built. */
describe.runIf(existsSync(join(ROOT, 'apps/web/dist/index.html')))(
  'the program in the package',
  () => {
    it('needs no package that its manifest does not name', async () => {
      const fill = join(ROOT, 'scripts/pack-server.mjs');
      onTestFinished(async () => void (await run(process.execPath, [fill, '--remove'])));
      await run(process.execPath, [fill]);
      const require = createRequire(import.meta.url);
      const { hooks } = z
        .object({ hooks: z.object({ beforePacking: z.custom<(source: unknown) => unknown>() }) })
        .parse(require(join(ROOT, '.pnpmfile.cjs')));
      const source: unknown = JSON.parse(await readFile(join(SERVER, 'package.json'), 'utf8'));
      const manifest = z
        .object({
          dependencies: z.record(z.string(), z.string()),
          publishConfig: z.object({ bin: z.object({ mayfly: z.string() }) }),
        })
        .parse(hooks.beforePacking(source));
      const known = new Set([...Object.keys(manifest.dependencies), ...builtinModules]);
      const folder = join(SERVER, 'lib/program');
      for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
        const code = await readFile(join(folder, file), 'utf8');
        for (const [, name = ''] of code.matchAll(IMPORTED)) {
          expect(known).toContain(name);
        }
      }
      expect(existsSync(join(SERVER, manifest.publishConfig.bin.mayfly))).toBe(true);
    });
  },
);

/** They need the built dashboard and the registry of npm, and take minutes. */
describe.runIf(process.env['MAYFLY_NIGHTLY'] === '1')('the packages', () => {
  it(
    'work from an empty folder with an empty store: npx of the server, and the guides on each Redis client',
    async () => {
      const packed = await temporaryFolder();
      const packages = ['core', 'local-redis', 'server'].map((name) => `--filter=@mayfly/${name}`);
      await pnpm([...packages, '-r', 'pack', '--pack-destination', packed]);
      const tarballs = await readdir(packed);
      expect(tarballs).toHaveLength(3);
      for (const tarball of tarballs) {
        const { stdout } = await run('tar', ['-tzf', join(packed, tarball)]);
        const files = stdout.trim().split('\n');
        const papers = ['CHANGELOG.md', 'LICENSE', 'README.md'].map((file) => `package/${file}`);
        expect(files).toEqual(expect.arrayContaining(papers));
        expect(files.filter((file) => /\/test\/|\.test\.|tsbuildinfo/.test(file))).toEqual([]);
      }
      const tarballOf = (name: string) =>
        join(packed, tarballs.find((file) => file.startsWith(`mayfly-${name}-`)) ?? '');

      // It runs where it has no npm cache and no other package of Mayfly.
      const folder = await temporaryFolder();
      await copyFile(tarballOf('server'), join(folder, 'server.tgz'));
      const home = await temporaryFolder();
      const strict = { npm_config_engine_strict: 'true', npm_config_yes: 'true' };
      const env = { ...process.env, ...strict, HOME: home, MAYFLY_TOKEN: '', REDIS_URL: '' };
      const { stdout } = await run('npx', ['./server.tgz', '--version'], { cwd: folder, env });
      expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
      const url = await startProgram('npx', ['./server.tgz'], { cwd: folder, env });
      const page = await fetch(url, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('id="root"');
      const asked = { cwd: folder, env: { ...env, MAYFLY_URL: url } };
      await run('npx', ['./server.tgz', 'create', 'online', '--ttl', '30s'], asked);
      const { stdout: sets } = await run('npx', ['./server.tgz', 'sets', '--json'], asked);
      expect(sets).toContain('"online"');

      const pages = ['tutorial', ...(await guides())].map((name) => `docs/${name}.md`);
      for (const client of ['ioredis@5', 'ioredis@6', 'redis@6']) {
        const project = await temporaryFolder();
        await writeFile(join(project, 'package.json'), '{ "type": "module" }');
        const install = [
          'install',
          '--engine-strict',
          '--prefer-offline',
          tarballOf('core'),
          client,
        ];
        await run('npm', install, { cwd: project });
        for (const guide of pages) await runGuide(project, guide, client.startsWith('redis'));
      }
    },
    TEN_MINUTES,
  );

  it(
    'would be published, all but the last step',
    async () => {
      const args = [
        '-r',
        'publish',
        '--dry-run',
        '--no-git-checks',
        '--access',
        'public',
        '--json',
      ];
      const { stdout } = await pnpm(args);
      for (const name of ['core', 'local-redis', 'server']) {
        expect(stdout).toContain(`@mayfly/${name}`);
      }
    },
    TEN_MINUTES,
  );

  it(
    'have a bill of materials',
    async () => {
      await pnpm(['release:sbom']);
      const text = await readFile(join(ROOT, '.cache/release/sbom.json'), 'utf8');
      const { components } = z
        .object({ components: z.array(z.object({ name: z.string() })) })
        .parse(JSON.parse(text));
      const names = components.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['@mayfly/server', '@mayfly/core', 'ioredis']));
    },
    TEN_MINUTES,
  );
});
