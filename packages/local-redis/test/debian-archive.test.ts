import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { findServer, type BinarySearch } from '../src/find-server.ts';
import { fakeTools } from './fake-tools.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A fake apt-get for a system without package lists. */
const APT_GET = `
lists=missing
for argument; do
  case $argument in
    Dir::Cache::Archives=*) archives=\${argument#*=} ;;
    Dir::State::Lists=*) lists=\${argument#*=}/fetched ;;
  esac
done
case "$*" in
  *update*) touch "$lists"; echo "E: A third-party source failed." >&2; exit 100 ;;
  *redis-server) [ -e "$lists" ] || { echo "E: Unable to locate package redis-server" >&2; exit 100; }
    touch "$archives/redis-server_7_all.deb" "$archives/adduser_3_all.deb" ;;
  *) echo "E: Unable to locate package" >&2; exit 100 ;;
esac`;

/** A fake dpkg: every unpacked file becomes a server. */
const DPKG = `
mkdir -p "$3/usr/bin"
printf '#!/bin/sh\\necho "Redis server v=7.0.15 sha=0"\\n' > "$3/usr/bin/redis-server"
chmod +x "$3/usr/bin/redis-server"`;

describe('a search in the package archive', () => {
  it('downloads its package lists if the system has none', async () => {
    const progress: string[] = [];
    const search = system({ onProgress: (line) => progress.push(line) });

    const { path } = await findServer(search);

    expect(path).toBe(join(search.cacheDir, 'server', 'usr/bin/redis-server'));
    expect(readdirSync(search.cacheDir)).toEqual(['server']);
    expect(progress).toHaveLength(1);
    expect(await findServer(search)).toMatchObject({ path });
    expect(progress).toHaveLength(1);
  });

  it('works for several concurrent callers', async () => {
    const search = system();

    const found = await Promise.all([1, 2, 3].map(() => findServer(search)));

    expect(new Set(found.map(({ path }) => path)).size).toBe(1);
    expect(readdirSync(search.cacheDir)).toEqual(['server']);
  });

  it('leaves nothing unfinished, and cleans up after killed processes', async () => {
    const search = system({ dpkg: 'mkdir -p "$3/usr/bin"; echo "broken archive" >&2; exit 2' });
    const abandoned = join(search.cacheDir, 'fetch-4194999-x');
    writeFileSync(abandoned, '');

    await expect(findServer(search)).rejects.toMatchObject({
      code: 'NO_SERVER_BINARY',
      message: expect.stringContaining('broken archive'),
    });
    expect(existsSync(abandoned)).toBe(false);
    expect(readdirSync(search.cacheDir)).toEqual([]);
  });

  it('reports the error of apt', async () => {
    const search = system({ aptGet: 'echo "E: The archive is on fire." >&2; exit 100' });

    await expect(findServer(search)).rejects.toThrow('provides none: The archive is on fire.');
  });
});

function system({
  aptGet = APT_GET,
  dpkg = DPKG,
  onProgress = () => undefined,
}: {
  aptGet?: string;
  dpkg?: string;
  onProgress?: (line: string) => void;
} = {}): BinarySearch & { cacheDir: string } {
  const environment = fakeTools({ 'apt-get': aptGet, dpkg });
  return { binary: undefined, cacheDir: temporaryFolder(), environment, onProgress };
}
