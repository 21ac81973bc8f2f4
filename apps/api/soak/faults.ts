import slotOf from 'cluster-key-slot';
import { setTimeout as delay } from 'node:timers/promises';
import type { SoakCluster } from './cluster.ts';
import type { Instance } from './instance.ts';
import { Random } from './random.ts';
import type { Fault, InstanceFaultKind, RedisFaultKind, Schedule } from './schedule.ts';

const MOVED_AT_ONCE = 4;

interface Targets {
  readonly cluster: SoakCluster;
  readonly instances: readonly Instance[];
  /** Hash tags of the data of clients, whose slots move. */
  readonly tags: readonly string[];
}

/** Makes the faults of a schedule happen, and undoes each. */
export class Faults {
  /** How often each happened. */
  readonly counts = new Map<string, number>();
  readonly #targets: Targets;
  readonly #random: Random;
  readonly #log: (line: string) => void;

  constructor(targets: Targets, seed: number, log: (line: string) => void) {
    this.#log = log;
    this.#targets = targets;
    this.#random = new Random(seed);
  }

  /** A busy machine may delay faults. Those that would begin after the end do not happen. */
  async run({ redis, instances }: Schedule, durationMs: number): Promise<void> {
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    const lane = async <Kind extends string>(
      faults: readonly Fault<Kind>[],
      cause: (fault: Fault<Kind>) => Promise<void>,
    ) => {
      for (const fault of faults) {
        await delay(Math.max(0, fault.atMs - elapsed()));
        if (elapsed() > durationMs) return;
        this.counts.set(fault.kind, (this.counts.get(fault.kind) ?? 0) + 1);
        this.#log(`${fault.kind}, ${fault.target}, ${fault.forMs} ms`);
        await cause(fault);
      }
    };
    await Promise.all([
      lane(redis, async (fault) => {
        await this.#ofRedis(fault);
        await this.#targets.cluster.untilHealthy();
      }),
      lane(instances, (fault) => this.#ofInstance(fault)),
    ]);
  }

  async #ofRedis({ kind, target, forMs }: Fault<RedisFaultKind>): Promise<void> {
    const { cluster } = this.#targets;
    const shard = cluster.shard(target);
    if (kind === 'move slots key by key') return this.#moveSlots();
    if (kind === 'fill Redis') {
      const masters = cluster.shards.map(({ master }) => master);
      const limit = (bytes: number) =>
        Promise.allSettled(masters.map(({ redis }) => redis.config('SET', 'maxmemory', bytes)));
      await limit(1);
      await delay(forMs);
      for (let results = await limit(0); results.some(({ status }) => status === 'rejected');) {
        results = await limit(0);
      }
      return;
    }
    const node =
      kind.includes('replica') && !kind.includes('until') ? cluster.replicaOf(shard) : shard.master;
    if (kind.startsWith('kill')) {
      await node.kill();
      await delay(forMs);
      await node.start();
    } else {
      node.signal('SIGSTOP');
      await delay(forMs);
      node.signal('SIGCONT');
    }
  }

  async #moveSlots(): Promise<void> {
    const { cluster, tags } = this.#targets;
    for (const tag of this.#random.shuffled(tags).slice(0, MOVED_AT_ONCE)) {
      const slot = slotOf(tag);
      const others = cluster.shards.filter((shard) => shard !== cluster.ownerOf(slot));
      await cluster.moveSlot(slot, this.#random.pick(others));
    }
  }

  async #ofInstance({ kind, target, forMs }: Fault<InstanceFaultKind>): Promise<void> {
    const instance = this.#targets.instances[target];
    if (instance === undefined) throw new RangeError(`There is no instance ${target}`);
    const faults: Readonly<Record<InstanceFaultKind, readonly [() => unknown, () => unknown]>> = {
      'kill an instance': [() => instance.kill(), () => instance.start()],
      'stop an instance': [() => instance.signal('SIGSTOP'), () => instance.signal('SIGCONT')],
      'cut an instance off from Redis': [
        () => instance.network.cut(),
        () => instance.network.restore(),
      ],
      'withhold what an instance and Redis send': [
        () => instance.network.withhold(),
        () => instance.network.restore(),
      ],
    };
    const [begin, end] = faults[kind];
    await begin();
    await delay(forMs);
    await end();
  }
}
