import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once, setMaxListeners } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Calls } from './calls.ts';
import { Tally } from './checks/findings.ts';
import { checkResources, type Resources } from './checks/settled.ts';
import { codeCallers } from './clients/codes.ts';
import { eventConsumers } from './clients/events.ts';
import { feedFollowers } from './clients/followers.ts';
import { limitCallers } from './clients/limits.ts';
import { holdsAtLast, type Load, type Soak } from './clients/load.ts';
import { memberWriters } from './clients/members.ts';
import { pageReaders } from './clients/pages.ts';
import { retryingCallers } from './clients/retries.ts';
import { sampleWriters } from './clients/samples.ts';
import { stateWatchers } from './clients/watchers.ts';
import { SoakCluster } from './cluster.ts';
import { Faults } from './faults.ts';
import { Instance } from './instance.ts';
import { Losses } from './losses.ts';
import { Network } from './network.ts';
import { Random } from './random.ts';
import { INSTANCES, scheduleOf } from './schedule.ts';
import { tableOf } from './table.ts';

const LOADS = [
  limitCallers,
  retryingCallers,
  codeCallers,
  memberWriters,
  pageReaders,
  eventConsumers,
  feedFollowers,
  stateWatchers,
  sampleWriters,
];

/** Clients run without faults before the first one, and after the last one. */
const CALM_MS = 10_000;

export interface SoakOptions {
  readonly seed: number;
  readonly durationMs: number;
  readonly log: (line: string) => void;
}

/** Runs the faults of a seed against all parts of the product. Resolves to the table, and whether a check failed. */
export async function soak({ seed, durationMs, log }: SoakOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-soak-'));
  const tally = new Tally(log);
  const cluster = await SoakCluster.start(join(folder, 'cluster'));
  const instances: Instance[] = [];
  try {
    for (let index = 0; index < INSTANCES; index += 1) {
      const network = await Network.open(cluster.nodes.map(({ port }) => port));
      const options = {
        index,
        port: await freePort(),
        redisUrl: cluster.url,
        network,
        folder,
        tally,
      };
      instances.push(new Instance(options));
    }
    await Promise.all(instances.map((instance) => instance.start()));
    const losses = new Losses(cluster);
    const faults = await runClients({ seed, durationMs, log }, tally, {
      cluster,
      instances,
      losses,
    });
    await losses.stop();
    faults.counts.set('failovers', losses.windows.length);
    return { table: tableOf(tally, faults.counts), failed: tally.failed };
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function runClients(
  { seed, durationMs, log }: SoakOptions,
  tally: Tally,
  parts: { cluster: SoakCluster; instances: readonly Instance[]; losses: Losses },
): Promise<Faults> {
  const { cluster, instances, losses } = parts;
  const random = new Random(seed + 1);
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  let named = 0;
  const shared: Soak = {
    calls: new Calls(instances, random, tally),
    instances,
    losses,
    random,
    tally,
    ending: ending.signal,
    unique: (prefix) => `${prefix}-${(named += 1)}`,
  };
  const loads: Load[] = [];
  for (const start of LOADS) loads.push(await start(shared));
  await cluster.untilHealthy();
  const before = await Promise.all(instances.map((instance) => instance.resources()));
  const running = Promise.all(loads.map((load) => load.run()));
  const clients = loads.reduce((sum, load) => sum + load.clients, 0);
  log(`${clients} clients run. Faults follow for ${durationMs / 1000} s.`);
  await delay(CALM_MS);
  const tags = loads.flatMap((load) => load.tags);
  const faults = new Faults({ cluster, instances, tags }, seed, log);
  await faults.run(scheduleOf(seed, durationMs), durationMs);
  log('All faults are over.');
  await cluster.untilHealthy();
  await delay(CALM_MS);
  ending.abort();
  await running;
  for (const load of loads) await load.finish();
  await checkSettled(tally, instances, before);
  for (const [outcome, number] of shared.calls.outcomes) log(`${outcome}: ${number}`);
  return faults;
}

/** Compares with the largest of the instances before the clients: an instance that was killed is a new process. */
async function checkSettled(
  tally: Tally,
  instances: readonly Instance[],
  before: readonly Resources[],
): Promise<void> {
  const most = {
    heapBytes: Math.max(...before.map(({ heapBytes }) => heapBytes)),
    descriptors: Math.max(...before.map(({ descriptors }) => descriptors)),
  };
  const check = () =>
    Promise.all(
      instances.map(async (instance) =>
        checkResources(instance.origin, most, await instance.resources()),
      ),
    );
  await holdsAtLast(async () => (await check()).flatMap(({ violations }) => violations).length);
  for (const findings of await check()) tally.add('memory and descriptors', findings);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new TypeError('Not a TCP server');
  return address.port;
}
