import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { findExecutable } from './executable.ts';

const run = promisify(execFile);

/** Settings of apt that replace the machine's settings for one call. */
export type AptSettings = Readonly<Record<string, string>>;

/** Limits the wait for a mirror, and keeps all output inside the given folders. */
const ALWAYS: AptSettings = {
  'Acquire::http::Timeout': '20',
  'Acquire::https::Timeout': '20',
  'Acquire::Languages': 'none',
  'APT::Sandbox::User': 'root',
  'Debug::NoLocking': '1',
};

/**
 * The package tools of a Debian or Ubuntu system, used without installing anything and with only the
 * user's rights. apt verifies its downloads: the index with the archive's signature, and each package
 * with the index.
 */
export class Apt {
  readonly #aptGet: string;
  readonly #dpkg: string;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(aptGet: string, dpkg: string, environment: NodeJS.ProcessEnv) {
    this.#aptGet = aptGet;
    this.#dpkg = dpkg;
    this.#environment = { ...environment, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  }

  /** The tools of this system, or `undefined` if they are not on the search path. */
  static find(environment: NodeJS.ProcessEnv): Apt | undefined {
    const aptGet = findExecutable('apt-get', environment['PATH']);
    const dpkg = findExecutable('dpkg', environment['PATH']);
    if (aptGet === undefined || dpkg === undefined) return undefined;
    return new Apt(aptGet, dpkg, environment);
  }

  /** Runs apt-get and resolves to its output. Rejects with its errors. */
  async get(args: readonly string[], settings: AptSettings = {}): Promise<string> {
    const options = Object.entries({ ...ALWAYS, ...settings }).flatMap(([name, value]) => [
      '-o',
      `${name}=${value}`,
    ]);
    try {
      const { stdout } = await run(this.#aptGet, ['-q', ...options, ...args], {
        env: this.#environment,
        maxBuffer: 16 * 1024 * 1024,
      });
      return stdout;
    } catch (error) {
      const output =
        error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      throw new Error(/^E: (.*?)\.?$/m.exec(output)?.[1] ?? output.trim(), { cause: error });
    }
  }

  /** Downloads a package and those of its dependencies that this dpkg status lacks. */
  async download(name: string, settings: AptSettings): Promise<void> {
    await this.get(
      ['install', '--download-only', '--reinstall', '--no-install-recommends', '--yes', name],
      settings,
    );
  }

  /** Unpacks a package's files into a folder. */
  async unpack(file: string, folder: string): Promise<void> {
    await run(this.#dpkg, ['-x', file, folder], { env: this.#environment });
  }
}
