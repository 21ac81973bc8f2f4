/**
 * `pnpm bench api`: how much of a bare server's pace the API keeps, and what its operations cost. `instances`,
 * `cluster-latency` and `subscriptions`: how it scales. Rates are compared in interleaved rounds of one run;
 * alone they say more about the machine.
 */
import { startLocalCluster, startLocalRedis } from '@mayfly/local-redis';
import { benchInstances } from './instances.ts';
import { benchLatency } from './latency.ts';
import { benchRates } from './rates.ts';
import { benchRoundTrips } from './round-trips.ts';
import { createPolicy, fillStore } from './store.ts';
import { benchSubscriptions } from './subscriptions.ts';

const onProgress = (line: string) => console.log(line);

const SECTIONS: Readonly<Record<string, () => Promise<void>>> = {
  async api() {
    const redis = await startLocalRedis({ onProgress });
    try {
      await fillStore(redis.url);
      await benchRates(redis.url);
      await benchRoundTrips(redis.url);
      await benchLatency(redis.url, { name: 'one Redis', perSecond: 200, wantedMs: 100 });
    } finally {
      await redis.stop();
    }
  },
  async instances() {
    const redis = await startLocalRedis({ onProgress });
    try {
      await createPolicy(redis.url);
      await benchInstances(redis.url);
    } finally {
      await redis.stop();
    }
  },
  async 'cluster-latency'() {
    const cluster = await startLocalCluster({ onProgress });
    try {
      await benchLatency(cluster.url, {
        name: 'a cluster of three masters',
        perSecond: 50,
        wantedMs: 60,
      });
    } finally {
      await cluster.stop();
    }
  },
  async subscriptions() {
    const redis = await startLocalRedis({ onProgress });
    try {
      await benchSubscriptions(redis.url);
    } finally {
      await redis.stop();
    }
  },
};

const named = process.argv.slice(2);
for (const [name, bench] of Object.entries(SECTIONS)) {
  if (named.length === 0 || named.includes(name)) await bench();
}
