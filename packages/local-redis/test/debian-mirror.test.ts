import { describe, expect, it } from 'vitest';

import { debianMirror } from '../src/debian-mirror.ts';
import { upstreamVersion } from '../src/debian-releases.ts';

const BOOKWORM =
  'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_CODENAME=bookworm\nID=debian\n';

describe("the machine's own mirror of Debian", () => {
  it('is the one of the main archive, not of updates, security or third parties', () => {
    const uris = uriLines(
      'http://apt.example.com/dists/cloud-bookworm/InRelease',
      'http://security.example.com/debian-security/dists/bookworm-security/InRelease',
      'https://mirror.example.com:8080/pub/debian/dists/bookworm/InRelease',
      'https://mirror.example.com:8080/pub/debian/dists/bookworm-updates/InRelease',
    );

    expect(debianMirror(BOOKWORM, uris)).toBe('https://mirror.example.com:8080/pub/debian');
  });

  it('may have the name of a release that moves with time', () => {
    const uris = uriLines(
      'http://mirror.example.com/debian/dists/testing/main/binary-amd64/Packages.xz',
    );

    expect(debianMirror('ID=debian\nVERSION_CODENAME="forky"\n', uris)).toBe(
      'http://mirror.example.com/debian',
    );
  });

  it.each([
    ['another system', 'ID=ubuntu\nVERSION_CODENAME=noble\nID_LIKE=debian\n'],
    ['an unknown system', ''],
  ])('is not found on %s', (_, osRelease) => {
    const uris = uriLines('http://mirror.example.com/ubuntu/dists/noble/InRelease');

    expect(debianMirror(osRelease, uris)).toBeUndefined();
  });
});

describe("a package's upstream version", () => {
  it.each([
    ["'http://x/pool/r.deb' redis-server_5%3a8.0.2-3+deb13u2_amd64.deb 66576 SHA256:0e", '8.0.2'],
    ["'http://x/pool/v.deb' valkey-server_9.1.2-1_arm64.deb 1 SHA256:0e", '9.1.2'],
    ["'http://x/pool/v.deb' valkey-server_8.1.1+dfsg1-3_amd64.deb 1 SHA256:0e", '8.1.1'],
    ['E: Unable to locate package', undefined],
  ])('of %s is %s', (uris, version) => {
    expect(upstreamVersion(uris)).toBe(version);
  });
});

/** As `apt-get update --print-uris` prints them. */
function uriLines(...uris: string[]): string {
  return uris.map((uri) => `'${uri}' ${uri.replaceAll('/', '_')} 0 \n`).join('');
}
