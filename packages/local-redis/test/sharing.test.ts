import { describe, expect, it } from 'vitest';

import { startLocalRedis } from '../src/index.ts';
import { identify } from '../src/process-identity.ts';
import { eventually } from './eventually.ts';
import { ownerProcess } from './owner-process.ts';
import { clientOf, started } from './started.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a server on a data folder', () => {
  it('is shared while its owner lives, and outlives the other processes that use it', async () => {
    const dataDir = temporaryFolder();
    const owner = await ownerProcess(dataDir);

    const guest = await startLocalRedis({ dataDir });
    expect(guest).toMatchObject({ url: owner.url, pid: owner.redisPid, shared: true });
    await guest.stop();

    expect(owner.shared).toBe(false);
    expect(await clientOf(owner.url).ping()).toBe('PONG');
    await owner.end();
    expect(identify(owner.redisPid)).toBeUndefined();
  });

  it('is taken over, with its data, from an owner that was killed', async () => {
    const dataDir = temporaryFolder();
    const owner = await ownerProcess(dataDir);
    await clientOf(owner.url).set('key', 'value');
    await owner.kill();

    const heir = await startLocalRedis({ dataDir });
    expect(heir).toMatchObject({ url: owner.url, pid: owner.redisPid, shared: false });
    expect(await clientOf(heir.url).get('key')).toBe('value');
    await heir.stop();

    expect(identify(owner.redisPid)).toBeUndefined();
  });

  it('ends with an owner that exits without stopping it', async () => {
    const owner = await ownerProcess(temporaryFolder());

    await owner.quit();

    await eventually(() => expect(identify(owner.redisPid)).toBeUndefined());
  });

  it('is not used after its order to end', async () => {
    const dataDir = temporaryFolder();
    const owner = await ownerProcess(dataDir);
    await clientOf(owner.url).set('key', 'value');
    await owner.quit();

    const next = await started({ dataDir });

    expect(next.shared).toBe(false);
    expect(next.pid).not.toBe(owner.redisPid);
    expect(await clientOf(next.url).get('key')).toBe('value');
  });

  it('is replaced if it died together with its owner', async () => {
    const dataDir = temporaryFolder();
    const owner = await ownerProcess(dataDir);
    process.kill(owner.redisPid, 'SIGKILL');
    await owner.kill();

    const next = await started({ dataDir });

    expect(next.shared).toBe(false);
    expect(await clientOf(next.url).ping()).toBe('PONG');
  });

  it('exists only once, for any number of concurrent starts', async () => {
    const dataDir = temporaryFolder();

    const handles = await Promise.all([
      ...[1, 2, 3].map(() => started({ dataDir })),
      ...[1, 2].map(() => ownerProcess(dataDir)),
    ]);

    expect(new Set(handles.map(({ url }) => url)).size).toBe(1);
    expect(handles.filter(({ shared }) => !shared)).toHaveLength(1);
  });
});

describe('a temporary server', () => {
  it('is ended by the next start if its owner was killed', async () => {
    const owner = await ownerProcess();
    await owner.kill();
    expect(identify(owner.redisPid)).toBeDefined();

    await started();

    await eventually(() => expect(identify(owner.redisPid)).toBeUndefined());
  });
});
