import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { errorCode } from './error-code.ts';
import { findExecutable } from './executable.ts';
import { identify } from './process-identity.ts';

const run = promisify(execFile);
const DRAFT_PREFIX = 'fetch-';
/** Servers and libraries, but not the C library, which must be the one of the running loader. */
const WANTED = /^(?!libc6_)(redis|valkey|lib).*\.deb$/;

/**
 * The package archive of a Debian or Ubuntu system. Packages are only unpacked into a folder:
 * nothing is installed, and no rights beyond the user's own are needed.
 */
export class DebianArchive {
  readonly #aptGet: string;
  readonly #dpkg: string;
  readonly #environment: NodeJS.ProcessEnv;

  private constructor(aptGet: string, dpkg: string, environment: NodeJS.ProcessEnv) {
    this.#aptGet = aptGet;
    this.#dpkg = dpkg;
    this.#environment = { ...environment, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  }

  /** The archive of this system, or `undefined` where its tools are not on the search path. */
  static find(environment: NodeJS.ProcessEnv): DebianArchive | undefined {
    const aptGet = findExecutable('apt-get', environment['PATH']);
    const dpkg = findExecutable('dpkg', environment['PATH']);
    if (aptGet === undefined || dpkg === undefined) return undefined;
    return new DebianArchive(aptGet, dpkg, environment);
  }

  /**
   * Unpacks the first of the packages that can be had, with the libraries this system lacks for
   * it. The folder appears in one step; one that is there already is left alone.
   */
  async unpack(packages: readonly string[], folder: string): Promise<void> {
    await mkdir(dirname(folder), { recursive: true });
    await removeAbandonedDrafts(dirname(folder));
    const draft = await mkdtemp(join(dirname(folder), `${DRAFT_PREFIX}${process.pid}-`));
    try {
      const downloads = await this.#download(packages, draft);
      const root = join(draft, 'root');
      for (const file of downloads) {
        await run(this.#dpkg, ['-x', file, root], { env: this.#environment });
      }
      await rename(root, folder);
    } catch (error) {
      // Another process was faster; what it fetched is as good.
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async #download(packages: readonly string[], draft: string): Promise<string[]> {
    const lists = join(draft, 'lists');
    const cache = join(draft, 'cache');
    const archives = join(cache, 'archives');
    await mkdir(join(lists, 'partial'), { recursive: true });
    await mkdir(join(archives, 'partial'), { recursive: true });
    const options = optionArguments({
      'Acquire::http::Timeout': '20',
      'Acquire::https::Timeout': '20',
      'APT::Sandbox::User': 'root',
      'Debug::NoLocking': '1',
      'Dir::Cache': cache,
      'Dir::Cache::Archives': archives,
    });
    const ownLists = [...options, ...optionArguments({ 'Dir::State::Lists': lists })];

    let problem = await this.#downloadFirst(packages, options);
    if (problem !== undefined) {
      // The system's lists are missing, as in a fresh container, or name versions that are gone.
      // Sources that fail are not ours to judge; the packages are either found now or not.
      await this.#apt(['update', ...ownLists]);
      problem = await this.#downloadFirst(packages, ownLists);
    }
    if (problem !== undefined) throw new Error(problem);
    const files = await readdir(archives);
    return files.filter((file) => WANTED.test(file)).map((file) => join(archives, file));
  }

  /** Resolves to what is wrong, or to `undefined` if one of the packages was downloaded. */
  async #downloadFirst(
    packages: readonly string[],
    options: readonly string[],
  ): Promise<string | undefined> {
    let problem: string | undefined;
    for (const name of packages) {
      // apt itself works out which libraries this system has and which it lacks.
      const failure = await this.#apt([
        'install',
        '--download-only',
        '--reinstall',
        '--no-install-recommends',
        '--yes',
        ...options,
        name,
      ]);
      if (failure === undefined) return undefined;
      problem ??= failure;
    }
    return problem;
  }

  /** Resolves to what is wrong, or to `undefined` if apt was content. */
  async #apt(args: readonly string[]): Promise<string | undefined> {
    try {
      await run(this.#aptGet, ['-q', ...args], { env: this.#environment });
      return undefined;
    } catch (error) {
      const output =
        error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      return /^E: (.*?)\.?$/m.exec(output)?.[1] ?? output.trim();
    }
  }
}

function optionArguments(options: Record<string, string>): string[] {
  return Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/** Drafts carry the number of the process that fills them; a killed one could not clean up. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^fetch-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || identify(Number(pid)) !== undefined) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
