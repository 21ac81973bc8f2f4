import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { startLocalRedis } from '../src/index.ts';
import { clientOf, started } from './started.ts';

it('runs as a sentinel that accepts a master to watch', async () => {
  const master = await started({ password: 'secret' });
  const sentinel = await started({ sentinel: true, password: 'secret' });
  const client = clientOf(sentinel.url);

  await client.call('SENTINEL', 'MONITOR', 'm', '127.0.0.1', String(master.port), '1');

  expect(await client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'm')).toEqual([
    '127.0.0.1',
    String(master.port),
  ]);
});

it.runIf(process.platform === 'linux')('keeps its settings out of the process list', async () => {
  const { pid } = await started({ sentinel: true, password: 'secret' });

  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('sentinel');
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).not.toContain('secret');
});

it('cannot also be a node of a cluster', async () => {
  await expect(startLocalRedis({ sentinel: true, cluster: true })).rejects.toThrow(TypeError);
});
