import type { Mayfly, MayflyError, TimeSeries } from '@mayfly/core';
import { TtlMemo } from '../../redis/ttl-memo.ts';
import type { RedisHealth } from '../../redis/health.ts';
import type { RedisField } from '../server-stats/redis-recorder.ts';
import type { Webhooks } from '../../webhooks/webhooks.ts';
import { readAlerts, type AlertModel } from './alerts.ts';
import { readExpiring, type ExpiringFigures } from './expiring-figures.ts';
import { readLimits, type LimitsFigures } from './limits-figures.ts';
import { readSets, type SetsFigures } from './sets-figures.ts';
import { SweepTally, type SweepFigures } from './sweep-tally.ts';

const FOR_MS = 1000;

/** Longer than that of other figures, because a reading asks every slot that has a set. */
const LAG_FOR_MS = 5000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

interface OverviewOptions {
  readonly mayfly: Mayfly;
  readonly redisSeries: TimeSeries<RedisField>;
  readonly redisHealth: RedisHealth;
  readonly webhooks: Webhooks;
  /** In ms. Never goes back. */
  readonly clock: () => number;
  readonly onError: (error: MayflyError) => void;
}

/**
 * The figures of dashboards. Each is read on request, at most once a second, and the lag of sweepers at most every five
 * seconds. So many dashboards cost Redis as much as one.
 */
export class Overview {
  /** Receives the results of this process's sweeper. */
  readonly sweeps: SweepTally;
  readonly #sweep: TtlMemo<SweepFigures>;
  readonly #sets: TtlMemo<SetsFigures>;
  readonly #minute: TtlMemo<ExpiringFigures>;
  readonly #hour: TtlMemo<ExpiringFigures>;
  readonly #limits: TtlMemo<LimitsFigures>;
  readonly #alerts: TtlMemo<readonly AlertModel[]>;

  constructor(options: OverviewOptions) {
    const { mayfly, redisSeries, redisHealth, webhooks, clock, onError } = options;
    const onceASecond = <Result>(read: () => Promise<Result>) => new TtlMemo(read, FOR_MS, clock);
    this.sweeps = new SweepTally({ mayfly, onError });
    this.#sweep = onceASecond(() => this.sweeps.read());
    this.#sets = onceASecond(() => readSets(mayfly));
    const within = (spanMs: number) => async () =>
      readExpiring(mayfly, await this.#sets.get(), spanMs);
    this.#minute = onceASecond(within(MINUTE_MS));
    this.#hour = onceASecond(within(HOUR_MS));
    this.#limits = onceASecond(() => readLimits(mayfly));
    const sweeper = mayfly.createSweeper();
    const sweepLag = new TtlMemo(() => sweeper.lag(), LAG_FOR_MS, clock);
    this.#alerts = onceASecond(() =>
      readAlerts({
        mayfly,
        redisSeries,
        redisHealth,
        webhooks,
        sweepLag: () => sweepLag.get(),
        limits: () => this.#limits.get(),
      }),
    );
  }

  sets(): Promise<SetsFigures> {
    return this.#sets.get();
  }

  expiring(span: 'MINUTE' | 'HOUR'): Promise<ExpiringFigures> {
    return (span === 'MINUTE' ? this.#minute : this.#hour).get();
  }

  sweep(): Promise<SweepFigures> {
    return this.#sweep.get();
  }

  limits(): Promise<LimitsFigures> {
    return this.#limits.get();
  }

  alerts(): Promise<readonly AlertModel[]> {
    return this.#alerts.get();
  }
}
