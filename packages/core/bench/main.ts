/**
 * `pnpm bench`, or `pnpm bench <section> …`. Absolute times say more about the machine than about the
 * code, so comparisons are made in one run; Redis reports the time that it spends.
 */
import { benchBuckets } from './buckets.ts';
import { benchCallCost } from './call-cost.ts';
import { benchCompact } from './compact.ts';
import { benchCodes } from './codes.ts';
import { benchEventLag } from './event-lag.ts';
import { benchFleet } from './fleet.ts';
import { benchImport } from './import-time.ts';
import { benchLimiter } from './limiter.ts';
import { benchMemory } from './memory.ts';
import { benchMillion } from './million.ts';
import { benchOperations } from './operations.ts';
import { benchSeries } from './series.ts';
import { benchOtherScripts, benchSortedScripts, benchStrategyScripts } from './scripts.ts';
import { createSetting, type Setting } from './setting.ts';
import { benchShards } from './shards.ts';
import { benchStrategies } from './strategies.ts';
import { benchSweeping } from './sweeping.ts';
import { benchTenMillion } from './ten-million.ts';

const SECTIONS: Readonly<Record<string, (setting: Setting) => Promise<void>>> = {
  'redis-time': benchCallCost,
  fleet: benchFleet,
  shards: benchShards,
  operations: benchOperations,
  strategies: benchStrategies,
  memory: benchMemory,
  compact: benchCompact,
  million: benchMillion,
  'ten-million': benchTenMillion,
  sweeping: benchSweeping,
  'sorted-scripts': benchSortedScripts,
  'strategy-scripts': benchStrategyScripts,
  'other-scripts': benchOtherScripts,
  buckets: benchBuckets,
  'event-lag': benchEventLag,
  codes: benchCodes,
  limiter: benchLimiter,
  series: benchSeries,
  import: benchImport,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(SECTIONS, name));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(SECTIONS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  // Each on a separate server, so that its data does not slow down the next one.
  const setting = await createSetting();
  try {
    await bench(setting);
  } finally {
    await setting.end();
  }
}
