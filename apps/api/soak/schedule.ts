import { Random } from './random.ts';

export const INSTANCES = 3;
export const SHARDS = 3;

/** Each fault, and how long it lasts: from, to, in ms. `target` is a shard of the cluster. */
const REDIS_FAULTS = {
  'kill a master, and start it again at once': [200, 1000],
  'kill a master, and start it again after the failover': [8000, 12_000],
  'stop a master for a moment': [300, 1200],
  'stop a master until its replica takes over': [8000, 12_000],
  'kill a replica': [500, 5000],
  'stop a replica': [500, 8000],
  'move slots key by key': [0, 0],
  'fill Redis': [2000, 8000],
} as const;

/** `target` is an instance of the API. */
const INSTANCE_FAULTS = {
  'kill an instance': [200, 4000],
  'stop an instance': [300, 8000],
  'cut an instance off from Redis': [500, 6000],
  'withhold what an instance and Redis send': [500, 6000],
} as const;

export type RedisFaultKind = keyof typeof REDIS_FAULTS;
export type InstanceFaultKind = keyof typeof INSTANCE_FAULTS;

export interface Fault<Kind> {
  /** Milliseconds after the beginning. */
  readonly atMs: number;
  readonly kind: Kind;
  readonly target: number;
  readonly forMs: number;
}

/** The faults of one run. Those of Redis come one after the other, and so do those of instances. */
export interface Schedule {
  readonly redis: readonly Fault<RedisFaultKind>[];
  readonly instances: readonly Fault<InstanceFaultKind>[];
}

/** The same for the same seed. Every kind comes once before any comes again. */
export function scheduleOf(seed: number, durationMs: number): Schedule {
  const random = new Random(seed);
  return {
    redis: lane(random, REDIS_FAULTS, SHARDS, durationMs),
    instances: lane(random, INSTANCE_FAULTS, INSTANCES, durationMs),
  };
}

function lane<Kind extends string>(
  random: Random,
  ranges: Readonly<Record<Kind, readonly [number, number]>>,
  targets: number,
  durationMs: number,
): Fault<Kind>[] {
  const faults: Fault<Kind>[] = [];
  let atMs = 3000;
  for (;;) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of a record are of its key type.
    for (const kind of random.shuffled(Object.keys(ranges) as Kind[])) {
      const [least, most] = ranges[kind];
      const forMs = random.between(least, most);
      if (atMs + forMs > durationMs) return faults;
      faults.push({ atMs, kind, target: random.between(0, targets - 1), forMs });
      atMs += forMs + random.between(3000, 8000);
    }
  }
}
