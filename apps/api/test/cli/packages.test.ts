import { execFile, spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../support/program.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TEN_MINUTES = 600_000;

/** The version of pnpm in the manifest. */
async function pnpm(args: readonly string[]) {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const { packageManager } = z.object({ packageManager: z.string() }).parse(manifest);
  return run('npx', ['--yes', packageManager, ...args], { cwd: ROOT });
}

/** It needs the built dashboard and the registry of npm, and takes a minute. */
describe.runIf(process.env['MAYFLY_NIGHTLY'] === '1')('the packages', () => {
  it(
    'install into an empty folder, and start the server with its dashboard',
    async () => {
      const packed = await temporaryFolder();
      const packages = ['core', 'local-redis', 'server'].map((name) => `--filter=@mayfly/${name}`);
      const pack = [...packages, '-r', 'pack', '--pack-destination', packed];
      await pnpm(pack);
      const tarballs = (await readdir(packed)).map((file) => join(packed, file));
      expect(tarballs).toHaveLength(3);
      for (const tarball of tarballs) {
        const { stdout } = await run('tar', ['-tzf', tarball]);
        const files = stdout.trim().split('\n');
        expect(files).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md']));
        expect(files.filter((file) => /\/test\/|\.test\.|tsbuildinfo/.test(file))).toEqual([]);
      }

      const folder = await temporaryFolder();
      await writeFile(join(folder, 'package.json'), '{}');
      // Every dependency must support this version of Node.js.
      const install = [
        'install',
        '--engine-strict',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        ...tarballs,
      ];
      await run('npm', install, { cwd: folder });
      const { stdout } = await run('npx', ['mayfly', '--version'], { cwd: folder });
      expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);

      const server = spawn(join(folder, 'node_modules/.bin/mayfly'), {
        env: { PATH: process.env['PATH'], HOME: await temporaryFolder(), PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(() => void server.kill());
      let output = '';
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      const link = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      await expect.poll(link, { timeout: 60_000 }).toBeDefined();
      const page = await fetch(link() ?? '', { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('id="root"');
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
