import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const core = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Compiles a worker from the current source, so that a process starts in a tenth of a second, and
 * returns the file to run. It is inside node_modules, where its imports resolve.
 */
export async function compileWorker(source: URL): Promise<{ file: string; remove: () => void }> {
  const parent = join(core, 'node_modules', '.mayfly');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'worker-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin', 'tsc');
  const options =
    '--noCheck --rewriteRelativeImportExtensions --verbatimModuleSyntax --skipLibCheck ' +
    '--module nodenext --target es2023 --types node --ignoreConfig';
  const worker = fileURLToPath(source);
  const args = [...options.split(' '), '--rootDir', core, '--outDir', folder, worker];
  await promisify(execFile)(process.execPath, [compiler, ...args]);
  const scripts = readdirSync(join(core, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of scripts.filter((name) => name.endsWith('.lua'))) {
    cpSync(join(core, 'src', file), join(folder, 'src', file));
  }
  return {
    file: join(folder, relative(core, worker).replace(/ts$/, 'js')),
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
