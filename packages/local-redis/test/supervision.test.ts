import { describe, expect, it } from 'vitest';

import { startLocalRedis } from '../src/index.ts';
import { identify } from '../src/process-identity.ts';
import { eventually } from './eventually.ts';
import { ownerProcess } from './owner-process.ts';
import { clientOf, started } from './started.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a supervised server', () => {
  it('returns at the same address with its data, and clients find it again', async () => {
    const progress: string[] = [];
    const server = await started({
      dataDir: temporaryFolder(),
      supervise: true,
      onProgress: (line) => progress.push(line),
    });
    const client = clientOf(server.url);
    await client.set('key', 'value');
    const { pid, url } = server;

    await server.kill();

    expect(await client.get('key')).toBe('value');
    await eventually(() => expect(server.pid).not.toBe(pid));
    expect(server.url).toBe(url);
    expect(progress).toEqual([
      `Redis (process ${pid}) ended. Restarting it.`,
      `Redis is running again (process ${server.pid}).`,
    ]);
  });

  it('returns after every crash', async () => {
    const server = await started({ supervise: true });
    const client = clientOf(server.url);

    for (let death = 1; death <= 3; death += 1) {
      await server.kill();
      expect(await client.ping()).toBe('PONG');
    }
  });

  it('is also watched by a process that took it over', async () => {
    const dataDir = temporaryFolder();
    const owner = await ownerProcess(dataDir);
    await owner.kill();
    const heir = await started({ dataDir, supervise: true });
    const client = clientOf(heir.url);

    await heir.kill();

    expect(await client.ping()).toBe('PONG');
    // A client may find the new server before its supervisor notices it.
    await expect.poll(() => heir.pid).not.toBe(owner.redisPid);
  });

  it('stays down after a stop, even one in the middle of a restart', async () => {
    const progress: string[] = [];
    const server = await startLocalRedis({
      supervise: true,
      onProgress: (line) => progress.push(line),
    });
    await server.kill();

    await server.stop();

    expect(identify(server.pid)).toBeUndefined();
    expect(progress.join()).not.toContain('is running again');
  });

  it('yields to a server that another process has started in the meantime', async () => {
    const dataDir = temporaryFolder();
    const server = await started({ dataDir, supervise: true });
    const overtake = async () => {
      await server.kill();
      return started({ dataDir });
    };

    let other = await overtake();
    // The supervisor was faster.
    while (other.shared) other = await overtake();

    expect(other.url).toBe(server.url);
    await eventually(() => expect([server.pid, server.shared]).toEqual([other.pid, true]));
  });

  it('is continued by the processes that share it when its owner stops it', async () => {
    const dataDir = temporaryFolder();
    const owner = await ownerProcess(dataDir);
    const guest = await started({ dataDir, supervise: true });
    const client = clientOf(guest.url);
    await client.set('key', 'value');

    await owner.end();

    expect(await client.get('key')).toBe('value');
    await eventually(() => expect(guest.shared).toBe(false));
  });

  it('is followed by the processes that share it', async () => {
    const dataDir = temporaryFolder();
    const server = await started({ dataDir, supervise: true });
    const guest = await started({ dataDir });
    const { pid } = guest;

    await guest.kill();

    await eventually(() => expect(guest.pid).not.toBe(pid));
    // Each of the two processes reads the identity of the new server when it is ready.
    await eventually(() => expect([guest.pid, guest.shared]).toEqual([server.pid, true]));
  });
});

describe('a server without supervision', () => {
  it('stays down when it dies', async () => {
    const server = await started();

    await server.kill();

    expect(identify(server.pid)).toBeUndefined();
    await expect(server.stop()).resolves.toBeUndefined();
  });
});
