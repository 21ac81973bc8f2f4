import slotOf from 'cluster-key-slot';
import { expect, it, onTestFinished } from 'vitest';
import { createMayfly } from '../../src/index.ts';
import { startCluster, type ClusterShape } from '../support/cluster.ts';
import { PATIENCE } from '../support/patience.ts';
import { everyOperation } from './every-operation.ts';

/** A cluster of one node also rejects what would not work on many: keys of different slots. */
const SHAPES: [string, ClusterShape][] = [
  ['one master', { masters: 1, replicasEach: 0 }],
  ['three masters with a replica each', { masters: 3, replicasEach: 1 }],
];

it.each(SHAPES)(
  'runs every operation on %s: what must be atomic shares a slot',
  PATIENCE,
  async (_, shape) => {
    const cluster = await startCluster(shape);
    onTestFinished(() => cluster.stop());
    const names = Array.from({ length: 60 }, (_, i) => `set:${String(i).padStart(2, '0')}`);
    const owners = await Promise.all(names.map((name) => cluster.masterOf(slotOf(name))));
    expect(new Set(owners).size).toBe(shape.masters);

    await everyOperation(createMayfly({ redis: cluster.client() }), names);
    // Pipelines of ioredis also route by the slots of first keys.
    const pipelining = cluster.client({ enableAutoPipelining: true });
    await everyOperation(createMayfly({ redis: pipelining, namespace: 'pipelined' }), names);
  },
);
