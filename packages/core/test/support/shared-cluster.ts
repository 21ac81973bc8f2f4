import { startCluster } from './cluster.ts';
import type { TestCluster } from './test-cluster.ts';

let running: Promise<TestCluster> | undefined;

/**
 * A cluster of three masters for the test files of one worker, which use separate namespaces. A test
 * that kills a node or moves a slot starts a separate cluster.
 */
export function sharedCluster(): Promise<TestCluster> {
  running ??= startCluster({ masters: 3, replicasEach: 0 });
  // Vitest ends its workers with SIGTERM. An exit ends the servers of a process as well.
  process.once('SIGTERM', () => process.exit());
  return running;
}
