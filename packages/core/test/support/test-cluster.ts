import { Cluster, type ClusterOptions } from 'ioredis';
import { vi } from 'vitest';
import { isServingMaster, type ClusterNode } from './cluster-node.ts';
import { PATIENCE } from './patience.ts';

/** More keys than a slot of a test has, apart from sets with as many keys as members. */
const LISTED_KEYS = 100;

/** A running cluster of a test, with the failures that a test can cause. */
export class TestCluster {
  readonly #nodes: readonly ClusterNode[];
  readonly #password: string;
  readonly #killed = new Set<ClusterNode>();
  readonly #clients: Cluster[] = [];

  /** Created by `startCluster`. */
  constructor(nodes: readonly ClusterNode[], password: string) {
    this.#nodes = nodes;
    this.#password = password;
  }

  /** A new client, as in a program. It ends with the cluster. */
  client(options: Pick<ClusterOptions, 'maxRedirections' | 'enableAutoPipelining'> = {}): Cluster {
    const seeds = this.#nodes.map(({ server }) => ({ host: '127.0.0.1', port: server.port }));
    const redisOptions = { password: this.#password };
    const client = new Cluster(seeds, { redisOptions, ...options });
    // Commands report the errors.
    client.on('error', () => undefined);
    this.#clients.push(client);
    return client;
  }

  /** The masters with slots at this moment. */
  async masters(): Promise<ClusterNode[]> {
    const view = await this.#first().view();
    const ids = new Set(view.filter(isServingMaster).map(({ id }) => id));
    return this.#running().filter(({ id }) => ids.has(id));
  }

  async masterOf(slot: number): Promise<ClusterNode> {
    const master = await this.#masterAsSeenBy(this.#first(), slot);
    if (master === undefined) throw new Error(`Slot ${slot} has no running master.`);
    return master;
  }

  /** A master that does not have a slot. */
  async otherMaster(slot: number): Promise<ClusterNode> {
    const own = await this.masterOf(slot);
    const other = (await this.masters()).find((master) => master !== own);
    if (other === undefined) throw new Error('The cluster has only one master.');
    return other;
  }

  /**
   * Moves a slot to another master as `redis-cli --cluster reshard` does: its keys one by one, while
   * each master answers for the keys that it has. It awaits `pause` before each key, with the number
   * of moved keys, and once more before the slot changes its owner. `next` selects the next key; the
   * default is the first key that the server lists.
   */
  async moveSlot(
    slot: number,
    to: ClusterNode,
    pause: (moved: number) => Promise<void> = () => Promise.resolve(),
    next: (keys: readonly string[]) => string | undefined = ([key]) => key,
  ): Promise<void> {
    const from = await this.masterOf(slot);
    await to.cluster('SETSLOT', slot, 'IMPORTING', from.id);
    await from.cluster('SETSLOT', slot, 'MIGRATING', to.id);
    for (let moved = 0; ; moved += 1) {
      await pause(moved);
      const key = next(await from.redis.cluster('GETKEYSINSLOT', slot, LISTED_KEYS));
      if (key === undefined) break;
      const target = ['127.0.0.1', to.server.port, '', 0, PATIENCE.timeout];
      await from.redis.call('MIGRATE', ...target, 'AUTH', this.#password, 'KEYS', key);
    }
    // The new master comes first: until the old one knows, it only redirects clients.
    const others = (await this.masters()).filter((node) => node !== from && node !== to);
    for (const node of [to, from, ...others]) await node.cluster('SETSLOT', slot, 'NODE', to.id);
  }

  /** Whether the server can move slots in one step, with their keys: from Valkey 9 on. */
  async movesAtomically(): Promise<boolean> {
    return (await this.#first().cluster('HELP')).includes('MIGRATESLOTS');
  }

  /** Moves a slot in one step; resolves when all nodes know its new master. */
  async moveSlotAtomically(slot: number, to: ClusterNode): Promise<void> {
    const from = await this.masterOf(slot);
    await from.cluster('MIGRATESLOTS', 'SLOTSRANGE', slot, slot, 'NODE', to.id);
    await this.#agreed(slot, (master) => master === to);
  }

  /** Kills the master of a slot with SIGKILL. */
  async killMasterOf(slot: number): Promise<ClusterNode> {
    const master = await this.masterOf(slot);
    this.#killed.add(master);
    await master.server.kill();
    return master;
  }

  /** Waits until all nodes know a running master of the slot, and resolves to it. */
  failedOver(slot: number): Promise<ClusterNode> {
    return this.#agreed(slot, () => true);
  }

  /** The number of errors with this code from the running nodes. */
  async errorCount(code: string): Promise<number> {
    const counts = await Promise.all(this.#running().map((node) => node.errorCount(code)));
    return counts.reduce((total, count) => total + count, 0);
  }

  async stop(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    // A master that shuts down gracefully waits for its replicas, but those end as well.
    await Promise.all(this.#running().map(({ server }) => server.kill()));
    await Promise.all(this.#nodes.map(({ server }) => server.stop()));
  }

  async #agreed(slot: number, accepts: (master: ClusterNode) => boolean): Promise<ClusterNode> {
    return vi.waitUntil(async () => {
      const seen = this.#running().map((node) => this.#masterAsSeenBy(node, slot));
      const [master, ...others] = await Promise.all(seen);
      const agreed = others.every((other) => other === master);
      return master !== undefined && agreed && accepts(master) ? master : undefined;
    }, PATIENCE);
  }

  async #masterAsSeenBy(node: ClusterNode, slot: number): Promise<ClusterNode | undefined> {
    const known = (await node.view()).find(({ slots }) =>
      slots.some(([first, last]) => first <= slot && slot <= last),
    );
    return this.#running().find(({ id }) => id === known?.id);
  }

  #running(): ClusterNode[] {
    return this.#nodes.filter((node) => !this.#killed.has(node));
  }

  #first(): ClusterNode {
    const [node] = this.#running();
    if (node === undefined) throw new Error('No node is running.');
    return node;
  }
}
