/**
 * `pnpm bench api`: how much of a bare server's pace the API keeps, and what its operations cost.
 * Rates are compared in interleaved rounds of one run; alone they say more about the machine.
 */
import { startLocalRedis } from '@mayfly/local-redis';
import { benchLatency } from './latency.ts';
import { benchRates } from './rates.ts';
import { benchRoundTrips } from './round-trips.ts';
import { fillStore } from './store.ts';

const redis = await startLocalRedis({ onProgress: (line) => console.log(line) });
try {
  await fillStore(redis.url);
  await benchRates(redis.url);
  await benchRoundTrips(redis.url);
  await benchLatency(redis.url);
} finally {
  await redis.stop();
}
