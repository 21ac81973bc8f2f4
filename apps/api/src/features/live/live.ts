import type { Mayfly } from '@mayfly/core';
import type { SampleField } from '../server-stats/host-sampler.ts';
import type { RedisField } from '../server-stats/redis-recorder.ts';
import type { ServerStatsSource } from '../server-stats/model.ts';
import { ServerSamples } from './server-samples.ts';
import { SetList } from './set-list.ts';
import { SetStates } from './set-states.ts';

/** What subscriptions are made of: each looks at Redis once for all who are subscribed to the same. */
export interface Live {
  readonly states: SetStates;
  readonly list: SetList;
  readonly samples: ServerSamples<SampleField>;
  readonly redisSamples: ServerSamples<RedisField>;
  close(): void;
}

/** Looks so often at what has no feed of its changes. Costs nothing until somebody subscribes. */
export function createLive(
  { mayfly, serverStats }: { readonly mayfly: Mayfly; readonly serverStats: ServerStatsSource },
  everyMs: number,
): Live {
  const states = new SetStates(mayfly, everyMs);
  const list = new SetList(mayfly);
  const samplesEveryMs = Math.min(serverStats.sampleIntervalMs, everyMs);
  const samples = new ServerSamples(serverStats.series, samplesEveryMs);
  const redisSamples = new ServerSamples(serverStats.redisSeries, samplesEveryMs);
  return {
    states,
    list,
    samples,
    redisSamples,
    close() {
      states.close();
      list.close();
      samples.close();
      redisSamples.close();
    },
  };
}
