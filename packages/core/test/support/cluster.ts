import { startLocalRedis } from '@mayfly/local-redis';
import { randomUUID } from 'node:crypto';
import { formCluster } from './cluster-formation.ts';
import { ClusterNode } from './cluster-node.ts';
import { TestCluster } from './test-cluster.ts';

export interface ClusterShape {
  /** Default: 3. */
  readonly masters?: number;
  /** Default: 1. */
  readonly replicasEach?: number;
}

/**
 * Starts a real cluster with this machine's server, or with `MAYFLY_TEST_SERVER`; the masters share
 * the slots evenly. Takes some three seconds: a fresh master rejects writes for two. The caller
 * stops it.
 */
export async function startCluster({
  masters = 3,
  replicasEach = 1,
}: ClusterShape = {}): Promise<TestCluster> {
  const password = randomUUID();
  const servers = await Promise.all(
    Array.from({ length: masters * (1 + replicasEach) }, () =>
      startLocalRedis({ cluster: true, password }),
    ),
  );
  const nodes = await Promise.all(servers.map((server) => ClusterNode.connect(server)));
  const cluster = new TestCluster(nodes, password);
  try {
    await formCluster(nodes.slice(0, masters), nodes.slice(masters), password);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
