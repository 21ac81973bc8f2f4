import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };

const core = fileURLToPath(new URL('../..', import.meta.url));

/** Compiled programs. */
interface Programs {
  readonly fileOf: (source: URL) => string;
  readonly remove: () => void;
}

/** Compiles a worker; see `compilePrograms`. */
export async function compileWorker(source: URL): Promise<{ file: string; remove: () => void }> {
  const { fileOf, remove } = await compilePrograms([source]);
  return { file: fileOf(source), remove };
}

/**
 * Compiles programs of this package from the current source, so that a process starts in a tenth of a
 * second. They are inside node_modules, where their imports resolve, and the package's name resolves to
 * the compiled source.
 */
export async function compilePrograms(sources: readonly URL[]): Promise<Programs> {
  const parent = join(core, 'node_modules', '.mayfly');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'programs-'));
  const { name, exports } = manifest;
  const compiled = Object.entries(exports).map(([entry, { '@mayfly/source': source }]) => [
    entry,
    source.replace(/ts$/, 'js'),
  ]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, type: 'module', exports: Object.fromEntries(compiled) }),
  );
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin', 'tsc');
  const options =
    '--noCheck --rewriteRelativeImportExtensions --verbatimModuleSyntax --skipLibCheck ' +
    '--module nodenext --target es2023 --types node --experimentalDecorators --customConditions @mayfly/source --ignoreConfig';
  const files = sources.map((source) => fileURLToPath(source));
  const args = [...options.split(' '), '--rootDir', core, '--outDir', folder, ...files];
  await promisify(execFile)(process.execPath, [compiler, ...args]);
  const scripts = readdirSync(join(core, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of scripts.filter((script) => script.endsWith('.lua'))) {
    cpSync(join(core, 'src', file), join(folder, 'src', file));
  }
  return {
    fileOf: (source) => join(folder, relative(core, fileURLToPath(source)).replace(/ts$/, 'js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A number of processes of one kind, each of which starts again when it is killed. */
export class Herd {
  readonly #processes: ChildProcess[];
  readonly #start: () => ChildProcess;

  constructor(count: number, args: readonly string[]) {
    this.#start = () => spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#processes = Array.from({ length: count }, this.#start);
  }

  /** Kills one with SIGKILL, at any moment, and starts another in its place. */
  async killOne(): Promise<void> {
    const index = Math.floor(Math.random() * this.#processes.length);
    const victim = this.#processes[index];
    if (victim === undefined) return;
    await kill(victim);
    this.#processes[index] = this.#start();
  }

  async end(): Promise<void> {
    await Promise.all(this.#processes.map(kill));
  }
}

async function kill(victim: ChildProcess): Promise<void> {
  if (victim.exitCode !== null || victim.signalCode !== null) return;
  const exited = once(victim, 'exit');
  victim.kill('SIGKILL');
  await exited;
}
