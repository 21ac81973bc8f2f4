import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';

import { startLocalRedis } from '../src/index.ts';
import { identify } from '../src/process-identity.ts';
import { clientOf, started } from './started.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a local Redis', () => {
  it('answers at its address, and only to its password', async () => {
    const server = await started();

    expect(await clientOf(server.url).ping()).toBe('PONG');

    const stranger = new Redis({ port: server.port, lazyConnect: true, retryStrategy: () => null });
    stranger.on('error', () => undefined);
    onTestFinished(() => stranger.disconnect());
    await expect(stranger.ping()).rejects.toThrow(/NOAUTH|Connection is closed/);
  });

  it('accepts a password of any characters', async () => {
    const server = await started({ password: 'a "b" \\ é:@/#%\n$' });

    expect(await clientOf(server.url).ping()).toBe('PONG');
  });

  it.runIf(process.platform === 'linux')('keeps its settings out of the process list', async () => {
    const { pid } = await started({ password: 'secret' });

    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain('secret');
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('secret');
  });

  it('listens on this machine only, evicts nothing and writes nothing without a folder', async () => {
    const client = clientOf((await started()).url);

    const settings = { bind: '127.0.0.1', 'maxmemory-policy': 'noeviction', appendonly: 'no' };
    for (const setting of Object.entries(settings)) {
      expect(await client.config('GET', setting[0])).toEqual(setting);
    }
  });

  it('leaves neither a process nor a folder behind', async () => {
    const server = await startLocalRedis();
    const [, folder] = await clientOf(server.url).config('GET', 'dir');

    await Promise.all([server.stop(), server.stop()]);

    expect(identify(server.pid)).toBeUndefined();
    expect(existsSync(String(folder))).toBe(false);
  });

  it('keeps its data in a folder that only its user can read', async () => {
    const dataDir = join(temporaryFolder(), 'new', 'data');
    const first = await startLocalRedis({ dataDir });
    await clientOf(first.url).set('key', 'value');
    await first.stop();

    const second = await started({ dataDir });

    expect(await clientOf(second.url).get('key')).toBe('value');
    expect(statSync(join(dataDir, 'redis')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'redis.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'redis', 'redis.log'), 'utf8')).toContain('Ready to accept');
  });

  it('starts at the same address again', async () => {
    const dataDir = temporaryFolder();
    const first = await startLocalRedis({ dataDir });
    await first.stop();

    expect((await started({ dataDir })).url).toBe(first.url);
  });

  it('moves to another port if another program has taken the last one', async () => {
    const dataDir = temporaryFolder();
    const first = await startLocalRedis({ dataDir });
    await first.stop();
    await occupy(first.port);

    const second = await started({ dataDir });

    expect(second.port).not.toBe(first.port);
  });

  it('fails with the log of Redis if its required port is taken', async () => {
    const { port } = await started();

    await expect(startLocalRedis({ port })).rejects.toMatchObject({
      code: 'START_FAILED',
      message: expect.stringContaining('Address already in use'),
    });
  });

  it('fails with the log of Redis if its data is damaged', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'redis', 'appendonlydir'), { recursive: true });
    writeFileSync(join(dataDir, 'redis', 'appendonlydir', 'appendonly.aof.manifest'), 'nonsense\n');

    await expect(startLocalRedis({ dataDir })).rejects.toMatchObject({
      code: 'START_FAILED',
      message: expect.stringMatching(/manifest/i),
    });
  });

  it('names an unusable data folder', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');

    for (const dataDir of [file, join(file, 'below')]) {
      await expect(startLocalRedis({ dataDir })).rejects.toMatchObject({
        code: 'DATA_DIR_UNUSABLE',
        message: `Cannot use the data folder ${dataDir}: a file is in its place.`,
      });
    }
  });
});

async function occupy(port: number): Promise<void> {
  const program = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => {
    program.close();
  });
  await once(program, 'listening');
}
