import { startLocalCluster } from '@mayfly/local-redis';
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
 * the slots evenly. The caller stops it.
 *
 * If a slot has no master, the others continue (`cluster-require-full-coverage no`; by default Redis
 * stops all of them), so that tests can show the effect of a failover on the others.
 */
export async function startCluster({
  masters = 3,
  replicasEach = 1,
}: ClusterShape = {}): Promise<TestCluster> {
  const { servers, password } = await startLocalCluster({
    masters,
    replicasEach,
    settings: {
      // The silence after which the others vote on a replica: short, but safe on a busy machine.
      'cluster-node-timeout': 2000,
      'cluster-require-full-coverage': 'no',
      'cluster-replica-validity-factor': 0,
      'repl-diskless-sync-delay': 0,
    },
  });
  const nodes = await Promise.all(servers.map((server) => ClusterNode.connect(server)));
  return new TestCluster(nodes, password);
}
