import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { thisProcess } from '../src/process-identity.ts';
import { withStartLock } from '../src/start-lock.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('the start lock', () => {
  it('admits one caller at a time', async () => {
    const lock = join(temporaryFolder(), 'lock');
    let inside = 0;
    let most = 0;

    await Promise.all(
      [1, 2, 3, 4].map(() =>
        withStartLock(lock, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise(setImmediate);
          inside -= 1;
        }),
      ),
    );

    expect(most).toBe(1);
    expect(existsSync(lock)).toBe(false);
  });

  it('is free after a failure', async () => {
    const lock = join(temporaryFolder(), 'lock');
    const failing = withStartLock(lock, () => Promise.reject(new Error('no')));

    await expect(failing).rejects.toThrow('no');
    expect(await withStartLock(lock, () => Promise.resolve('in'))).toBe('in');
  });

  it.each([
    ['a process that has ended', { pid: endedPid(), started: '1' }],
    ['an earlier process with the number of this one', { ...thisProcess(), started: '1' }],
  ])('does not wait for %s', async (_, holder) => {
    const lock = join(temporaryFolder(), 'lock');
    writeFileSync(lock, JSON.stringify(holder));

    const entries = [1, 2, 3].map(() => withStartLock(lock, () => Promise.resolve('in')));

    expect(await Promise.all(entries)).toEqual(['in', 'in', 'in']);
  });

  it('does not wait for a process that was killed while taking or breaking it', async () => {
    const lock = join(temporaryFolder(), 'lock');
    const longAgo = new Date(Date.now() - 60_000);
    for (const file of [lock, `${lock}.break`]) {
      writeFileSync(file, '');
      utimesSync(file, longAgo, longAgo);
    }

    expect(await withStartLock(lock, () => Promise.resolve('in'))).toBe('in');
  });
});

function endedPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
