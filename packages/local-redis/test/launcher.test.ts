import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { writeLauncher } from '../src/launcher.ts';
import { temporaryFolder } from './temporary-folder.ts';

const loader = ['/lib64', ...subfolders('/lib')].flatMap(loadersIn).at(0);

describe('the launcher of an unpacked server', () => {
  it.runIf(loader !== undefined)(
    'starts it by one path, through its loader, with the name of the program',
    () => {
      const folder = unpacked(String(loader));
      const path = String(writeLauncher(folder, 'some-server'));

      expect(run(path, '$0 $1 $2', 'a "b" $c')).toBe('some-server first a "b" $c\n');
    },
  );

  it.runIf(loader !== undefined)('still works after its folder has moved', () => {
    const folder = unpacked(String(loader));
    writeLauncher(folder, 'some-server');
    const moved = join(temporaryFolder(), 'a folder');
    renameSync(folder, moved);

    expect(run(join(moved, 'some-server'), '$1', '')).toBe('first\n');
  });

  it('is not written without a loader', () => {
    expect(writeLauncher(temporaryFolder(), 'some-server')).toBeUndefined();
  });
});

/** A folder as packages leave it, with the machine's loader, and its shell as the server. */
function unpacked(ownLoader: string): string {
  const folder = join(temporaryFolder(), 'server');
  for (const name of ['usr/lib/some-arch', 'usr/bin']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  symlinkSync(ownLoader, join(folder, 'usr/lib/some-arch/ld-linux-some.so.2'));
  symlinkSync('/bin/sh', join(folder, 'usr/bin/some-server'));
  return folder;
}

/** Lets the shell print the words. A shell without a name for `$0` uses the one of its call. */
function run(path: string, words: string, second: string): string {
  const script = `set -- first "$SECOND"; printf '%s\\n' "${words}"`;
  return execFileSync(path, ['-c', script], { encoding: 'utf8', env: { SECOND: second } });
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}

function loadersIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^ld(64|-linux.*)\.so\.\d$/.test(name))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
