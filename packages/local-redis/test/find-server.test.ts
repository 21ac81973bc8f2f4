import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { startLocalRedis } from '../src/index.ts';
import { findServer } from '../src/find-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const silent = { binary: undefined, onProgress: () => undefined };

describe('a search for a server', () => {
  it('lists the ways to get one if there is none', async () => {
    const nowhere = temporaryFolder();
    const search = findServer({ ...silent, cacheDir: nowhere, environment: { PATH: nowhere } });

    await expect(search).rejects.toMatchObject({ code: 'NO_SERVER_BINARY' });
    for (const way of ['docker run', 'brew install', 'apt-get install', 'REDIS_URL']) {
      await expect(search).rejects.toThrow(way);
    }
  });

  it('finds either server on the PATH, and skips programs that are not servers', async () => {
    const folder = temporaryFolder();
    program(folder, 'redis-server', 'echo "Redis server v=5.0.7 sha=0"');
    const valkey = program(folder, 'valkey-server', 'echo "Valkey server v=8.1.1 sha=0"');

    const found = await findServer({ ...silent, cacheDir: folder, environment: { PATH: folder } });

    expect(found.path).toBe(valkey);
  });

  it('requires the configured program', async () => {
    const folder = temporaryFolder();
    const named = program(folder, 'my-redis', 'echo "Redis server v=7.4.0 sha=0"');
    const environment = { PATH: folder, MAYFLY_REDIS_SERVER: named };

    expect(await findServer({ ...silent, cacheDir: folder, environment })).toMatchObject({
      path: named,
    });
    await expect(startLocalRedis({ binary: join(folder, 'none') })).rejects.toMatchObject({
      code: 'NO_SERVER_BINARY',
    });
  });
});

function program(folder: string, name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
