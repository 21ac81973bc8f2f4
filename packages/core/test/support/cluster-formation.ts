import { vi } from 'vitest';
import { isServingMaster, type ClusterNode } from './cluster-node.ts';
import { PATIENCE } from './patience.ts';

const SLOTS = 16_384;
/** The silence of a node after which the others vote on its replica: short, but safe on a busy machine. */
const NODE_TIMEOUT_MS = 2000;

/**
 * Creates a cluster of fresh nodes: the masters share the slots evenly, and the replicas go to them
 * in turn. Resolves when all nodes agree on this and every replica has its master's data.
 *
 * If a slot has no master, the others continue (`cluster-require-full-coverage no`; by default Redis
 * stops all of them), so that tests can show the effect of a failover on the others.
 */
export async function formCluster(
  masters: readonly ClusterNode[],
  replicas: readonly ClusterNode[],
  password: string,
): Promise<void> {
  const nodes = [...masters, ...replicas];
  for (const [index, node] of nodes.entries()) {
    await node.configure({
      masterauth: password,
      'cluster-node-timeout': NODE_TIMEOUT_MS,
      'cluster-require-full-coverage': 'no',
      'cluster-replica-validity-factor': 0,
      'repl-diskless-sync-delay': 0,
    });
    await node.cluster('SET-CONFIG-EPOCH', index + 1);
  }
  for (const [index, master] of masters.entries()) {
    const [first, end] = [index, index + 1].map((n) => Math.ceil((n * SLOTS) / masters.length));
    await master.cluster('ADDSLOTSRANGE', first ?? 0, (end ?? SLOTS) - 1);
  }
  await introduce(nodes);
  for (const [index, replica] of replicas.entries()) {
    await replica.cluster('REPLICATE', masters[index % masters.length]?.id ?? '');
  }
  await vi.waitUntil(async () => {
    const ready = nodes.map((node) => isReady(node, masters.length, replicas.length));
    const synced = replicas.map((node) => node.info('replication', 'master_link_status'));
    return (
      (await Promise.all(ready)).every(Boolean) &&
      (await Promise.all(synced)).every((status) => status === 'up')
    );
  }, PATIENCE);
}

/** Introduces every node to every other: gossip alone would be slow. */
async function introduce(nodes: readonly ClusterNode[]): Promise<void> {
  const selves = await Promise.all(nodes.map(async (node) => (await node.view())[0]));
  for (const [index, node] of nodes.entries()) {
    for (const other of selves.slice(index + 1)) {
      await node.cluster('MEET', '127.0.0.1', other?.port ?? 0, other?.busPort ?? 0);
    }
  }
  await vi.waitUntil(async () => {
    const views = await Promise.all(nodes.map((node) => node.view()));
    const met = views.map((view) => view.filter(({ flags }) => !flags.includes('handshake')));
    return met.every(({ length }) => length === nodes.length);
  }, PATIENCE);
}

async function isReady(node: ClusterNode, masters: number, replicas: number): Promise<boolean> {
  const view = await node.view();
  return (
    (await node.cluster('INFO')).includes('cluster_state:ok') &&
    view.filter(isServingMaster).length === masters &&
    view.filter(({ masterId }) => masterId !== '-').length === replicas
  );
}
