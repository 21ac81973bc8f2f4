import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const run = promisify(execFile);

const core = fileURLToPath(new URL('../..', import.meta.url));
const workspace = fileURLToPath(new URL('../../../..', import.meta.url));

/** The program of a dependency, which Node.js runs. */
export function programOf(dependency: string, program: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${dependency}/package.json`);
  return join(dirname(manifest), program);
}

export interface Packed {
  /** Holds the other places. */
  readonly scratch: string;
  readonly tarball: string;
  /** An ES module project that has the package, and finds Redis clients and types in this workspace. */
  readonly project: string;
  /** The package in the project. */
  readonly unpacked: string;
  /** Its files, relative. */
  readonly files: readonly string[];
}

/**
 * The package as its users receive it: built and packed in a copy of its input, so that the build which
 * `npm start` runs stays. The caller removes `scratch`.
 */
export async function packCore(): Promise<Packed> {
  const parent = join(core, '.cache');
  mkdirSync(parent, { recursive: true });
  const scratch = mkdtempSync(join(parent, 'package-'));
  const copy = join(scratch, 'workspace');
  for (const file of [
    '.pnpmfile.cjs',
    'LICENSE',
    'package.json',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'scripts/build-core.ts',
    'packages/core/CHANGELOG.md',
    'packages/core/README.md',
    'packages/core/package.json',
    'packages/core/tsconfig.json',
    'packages/core/src',
  ]) {
    cpSync(join(workspace, file), join(copy, file), { recursive: true });
  }
  const source = join(copy, 'packages/core');
  // pnpm replaces `workspace:` by the version of what is installed.
  symlinkSync(join(core, 'node_modules'), join(source, 'node_modules'));
  await run(process.execPath, [programOf('typescript', 'bin/tsc'), '-b', source]);
  await run(process.execPath, ['--import', 'tsx', join(copy, 'scripts/build-core.ts')]);
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(workspace, 'package.json'), 'utf8'),
  );
  await run('npx', ['--yes', packageManager, 'pack', '--pack-destination', scratch], {
    cwd: source,
  });
  const [name = ''] = readdirSync(scratch).filter((file) => file.endsWith('.tgz'));
  const tarball = join(scratch, name);

  const project = join(scratch, 'project');
  const unpacked = join(project, 'node_modules', '@mayfly', 'core');
  mkdirSync(unpacked, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  return { scratch, tarball, project, unpacked, files: filesOf(unpacked) };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
