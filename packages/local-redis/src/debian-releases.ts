import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Apt, AptSettings } from './apt.ts';
import { debianMirror } from './debian-mirror.ts';

/** Servers and all libraries, with the C library: those of a newer release need a newer one. */
const WANTED = /^(redis|valkey|lib).*\.deb$/;
const KEYRINGS = ['gpg', 'pgp'].map((type) => `/usr/share/keyrings/debian-archive-keyring.${type}`);

/**
 * The packages of Debian's other releases, from the mirror that this machine's apt uses.
 * apt verifies the index of a release with the archive's signature and every package with the
 * index, and rejects unsigned ones.
 */
export class DebianReleases {
  readonly #apt: Apt;
  readonly #mirror: string;
  readonly #folder: string;
  readonly #settings = new Map<string, Promise<AptSettings>>();

  private constructor(apt: Apt, mirror: string, folder: string) {
    this.#apt = apt;
    this.#mirror = mirror;
    this.#folder = folder;
  }

  /** Stores the lists in the folder. Rejects if the machine does not run Debian. No network access. */
  static async open(
    apt: Apt,
    folder: string,
    osReleaseFile = '/etc/os-release',
  ): Promise<DebianReleases> {
    const osRelease = await readFile(osReleaseFile, 'utf8').catch(() => '');
    const mirror = debianMirror(osRelease, await apt.get(['update', '--print-uris']));
    if (mirror === undefined) throw new Error("This machine's package archive is not Debian's");
    return new DebianReleases(apt, mirror, folder);
  }

  /** The upstream version of a package in a release, or `undefined` if the release does not have it. */
  async version(suite: string, name: string): Promise<string | undefined> {
    const settings = await this.#release(suite);
    try {
      const uris = await this.#apt.get(['download', '--print-uris', name], settings);
      return upstreamVersion(uris);
    } catch {
      return undefined;
    }
  }

  /** Unpacks a release's package with all its dependencies into `<draft>/root`, and resolves to that folder. */
  async unpack(suite: string, name: string, draft: string): Promise<string> {
    const archives = join(draft, 'archives');
    const root = join(draft, 'root');
    await mkdir(join(archives, 'partial'), { recursive: true });
    const settings = { ...(await this.#release(suite)), 'Dir::Cache::Archives': archives };
    await this.#apt.download(name, settings);
    const files = await readdir(archives);
    for (const file of files.filter((candidate) => WANTED.test(candidate))) {
      await this.#apt.unpack(join(archives, file), root);
    }
    return root;
  }

  /** Updates a release's lists, once, and resolves to the settings that restrict apt to them. */
  #release(suite: string): Promise<AptSettings> {
    const settings = this.#settings.get(suite) ?? this.#update(suite);
    this.#settings.set(suite, settings);
    return settings;
  }

  async #update(suite: string): Promise<AptSettings> {
    const folder = join(this.#folder, suite);
    const lists = join(folder, 'lists');
    const cache = join(folder, 'cache');
    const sources = join(folder, 'sources.list');
    const status = join(folder, 'status');
    await mkdir(join(lists, 'partial'), { recursive: true });
    await mkdir(join(cache, 'archives/partial'), { recursive: true });
    const keyring = KEYRINGS.find((path) => existsSync(path));
    const trust = keyring === undefined ? '' : `[signed-by=${keyring}] `;
    await writeFile(sources, `deb ${trust}${this.#mirror} ${suite} main\n`);
    // With an empty status, apt also downloads all libraries down to the C library.
    await writeFile(status, '');
    const settings = {
      'Acquire::AllowInsecureRepositories': 'false',
      'APT::Get::AllowUnauthenticated': 'false',
      'APT::Update::Error-Mode': 'any',
      'Dir::Cache': cache,
      'Dir::Cache::Archives': join(cache, 'archives'),
      'Dir::Etc::Preferences': '/dev/null',
      'Dir::Etc::PreferencesParts': '/dev/null',
      'Dir::Etc::SourceList': sources,
      'Dir::Etc::SourceParts': '/dev/null',
      'Dir::State::Lists': lists,
      'Dir::State::status': status,
    };
    await this.#apt.get(['update'], settings);
    return settings;
  }
}

/** From a file name such as `redis-server_5%3a8.0.2-3+deb13u2_amd64.deb`: here `8.0.2`. */
export function upstreamVersion(uris: string): string | undefined {
  return /^'\S+' [^_\s]+_(?:\d+%3a)?(\d+(?:\.\d+)*)/m.exec(uris)?.[1];
}
