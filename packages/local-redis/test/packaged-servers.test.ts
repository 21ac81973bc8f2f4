import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { Apt } from '../src/apt.ts';
import { DebianReleases } from '../src/debian-releases.ts';
import { fetchPackagedServers } from '../src/index.ts';
import { obtainServer, type PackagedServer } from '../src/obtain-server.ts';
import { fakeTools } from './fake-tools.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * A fake apt-get and a mirror whose stable release has Valkey 8 and whose testing release has
 * Valkey 9. Like the real one it looks packages up in its configured lists.
 */
const APT_GET = `
for argument; do
  case $argument in
    Dir::Cache::Archives=*) archives=\${argument#*=} ;;
    Dir::Etc::SourceList=*) sources=\${argument#*=} ;;
    Dir::State::Lists=*) lists=\${argument#*=} ;;
    Dir::State::status=*) status=\${argument#*=} ;;
  esac
done
case "$*" in
  *"update --print-uris") echo "'http://mirror.test/debian/dists/bookworm/InRelease' x 0"; exit ;;
  *update) grep -q "http://mirror.test/debian" "$sources" || exit 100
    grep -o " [a-z]* main" "$sources" > "$lists/suite"; exit ;;
esac
[ -e "$status" ] && [ ! -s "$status" ] || exit 100
case "$*,$(cat "$lists/suite")" in
  *"valkey-server, stable main") version=8.1.1+dfsg1-3 ;;
  *"valkey-server, testing main") version=9.1.2-1 ;;
  *) echo "E: Unable to locate package" >&2; exit 100 ;;
esac
case "$*" in
  *print-uris*) echo "'http://mirror.test/v.deb' valkey-server_$version"_amd64.deb 1 SHA256:0 ;;
  *) touch "$archives/libc6_2_amd64.deb" "$archives/systemd_1_amd64.deb"
    touch "$archives/valkey-server_$version"_amd64.deb ;;
esac`;

/** A fake dpkg. The C library's loader is a script that does what the real one does. */
const DPKG = `
mkdir -p "$3/usr/bin" "$3/usr/lib/arch"
case $2 in
  */libc6_*) file=$3/usr/lib/arch/ld-linux-arch.so.2; echo '#!/bin/sh' > "$file"
    echo 'shift 4; exec "$@"' >> "$file" ;;
  */valkey-server_*) version=\${2#*/valkey-server_}; file=$3/usr/bin/valkey-server
    printf '#!/bin/sh\\necho "Valkey server v=%s sha=0"\\n' "\${version%%[+-]*}" > "$file" ;;
  *) file=$3/usr/bin/unwanted; touch "$file" ;;
esac
chmod +x "$file"`;

const VALKEY_9: PackagedServer = { name: 'valkey-9', package: 'valkey-server', major: 9 };

describe('servers of other releases', () => {
  it('come from the first release that has the version, with the C library of that release', async () => {
    const { obtain, home, progress } = machine();

    expect(await obtain(VALKEY_9)).toEqual({
      status: 'ready',
      name: 'valkey-9',
      path: join(home, 'valkey-server'),
      version: '9.1.2',
    });
    expect(progress).toEqual(['Fetching valkey-9 from Debian testing …']);
    expect(readdirSync(join(home, 'usr/bin'))).toEqual(['valkey-server']);
  });

  it('are kept, and fetched again if they no longer run', async () => {
    const { obtain, home, progress } = machine();
    await obtain(VALKEY_9);
    await obtain(VALKEY_9);
    expect(progress).toHaveLength(1);

    writeFileSync(join(home, 'usr/bin/valkey-server'), 'of another processor');

    expect(await obtain(VALKEY_9)).toMatchObject({ status: 'ready' });
    expect(progress).toHaveLength(2);
  });

  it.each([
    [
      'no release has the version',
      { ...VALKEY_9, major: 7 },
      {},
      'no release of Debian has version 7',
    ],
    ['the system is not Debian', VALKEY_9, { osRelease: 'ID=alpine\n' }, "is not Debian's"],
    ['unpacking fails', VALKEY_9, { dpkg: 'echo "broken archive" >&2; exit 2' }, 'broken archive'],
    [
      'they do not run here',
      VALKEY_9,
      { dpkg: `${DPKG}\necho exit 1 > "$file"` },
      'does not run here',
    ],
  ])('are unavailable, with the reason, if %s', async (_, server, system, reason) => {
    const { obtain, home } = machine(system);

    const result = await obtain(server);

    expect(result).toMatchObject({ status: 'unavailable', name: 'valkey-9' });
    expect(result).toHaveProperty('reason', expect.stringContaining(reason));
    expect(readdirSync(dirname(home)).filter((name) => name.startsWith('fetch-'))).toEqual([]);
  });

  it('have known names', async () => {
    const folder = temporaryFolder();

    await expect(fetchPackagedServers(['redis-5'], { folder })).rejects.toThrow(
      'The server redis-5 does not exist, only redis-8, valkey-8, valkey-9.',
    );
  });
});

function machine({
  osRelease = 'ID=debian\nVERSION_CODENAME=bookworm\n',
  dpkg = DPKG,
}: {
  osRelease?: string;
  dpkg?: string;
} = {}) {
  const folder = temporaryFolder();
  const home = join(folder, 'server');
  const osReleaseFile = join(folder, 'os-release');
  writeFileSync(osReleaseFile, osRelease);
  const apt = Apt.find(fakeTools({ 'apt-get': APT_GET, dpkg }));
  if (apt === undefined) throw new Error('The fake tools are on the search path.');
  const progress: string[] = [];
  return {
    home,
    progress,
    obtain: (server: PackagedServer) =>
      obtainServer(home, server, {
        releases: () => DebianReleases.open(apt, join(folder, 'lists'), osReleaseFile),
        onProgress: (line) => progress.push(line),
      }),
  };
}
