import slotOf from 'cluster-key-slot';
import { expect, it } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { PATIENCE } from '../support/patience.ts';
import { sharedCluster } from '../support/shared-cluster.ts';
import { everyOperation } from './every-operation.ts';

it('runs every operation on a cluster: what must be atomic shares a slot', PATIENCE, async () => {
  const cluster = await sharedCluster();
  const names = Array.from({ length: 20 }, (_, i) => `set:${String(i).padStart(2, '0')}`);
  const owners = await Promise.all(names.map((name) => cluster.masterOf(slotOf(name))));
  expect(new Set(owners).size).toBe(3);
  // Pipelines of ioredis also route by the slots of first keys.
  for (const enableAutoPipelining of [false, true]) {
    const redis = cluster.client({ enableAutoPipelining });
    const namespace = `operations:${enableAutoPipelining}`;
    await everyOperation(createMayfly({ redis, namespace }), names);
  }
});
