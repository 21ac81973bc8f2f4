/** Names of a release in sources, other than its codename. */
const SUITE_NAMES = ['oldstable', 'stable', 'testing', 'unstable', 'sid'];

/**
 * The mirror of Debian's main archive in the configuration of this machine's apt: found among the
 * addresses that `apt-get update --print-uris` prints, by the release in `/etc/os-release`.
 * `undefined` if the machine does not run Debian or has no such source.
 */
export function debianMirror(osRelease: string, uris: string): string | undefined {
  if (setting(osRelease, 'ID') !== 'debian') return undefined;
  const codename = setting(osRelease, 'VERSION_CODENAME');
  const suites = new Set([codename, ...SUITE_NAMES]);
  for (const [, mirror, suite] of uris.matchAll(/^'(\S+?)\/dists\/([^/\s]+)\//gm)) {
    if (suites.has(suite)) return mirror;
  }
  return undefined;
}

function setting(osRelease: string, name: string): string | undefined {
  return new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(osRelease)?.[1];
}
