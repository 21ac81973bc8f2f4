import { MayflyError, type Mayfly, type TimeSeries } from '@mayfly/core';
import type { RedisHealth } from '../../redis/health.ts';
import type { RedisProblem } from '../../redis/problems.ts';
import type { Webhooks } from '../../webhooks/webhooks.ts';
import { REDIS_SOURCE, type RedisField } from '../server-stats/redis-recorder.ts';
import type { LimitsFigures } from './limits-figures.ts';

const LATE_MS = 5000;
const NEARLY_FULL = 0.8;
const SPACES = 100;
const MINUTE_MS = 60_000;
const WEBHOOKS = 100;

/** A receiver that restarts fails less often. */
const FAILURES = 5;

/** An alert, as in the schema. */
export type AlertModel = RedisProblem | OtherAlert;

type OtherAlert = { readonly severity: RedisProblem['severity'] } & (
  | { readonly kind: 'SWEEP_LAG'; readonly lagMs: number }
  | {
      readonly kind: 'INVITATION_SPACE_FILLS';
      readonly subject: string;
      readonly share: number;
      readonly count: number;
    }
  | { readonly kind: 'REDIS_EVICTS'; readonly perSecond: number }
  | {
      readonly kind: 'WEBHOOK_FAILS' | 'WEBHOOK_PAUSED';
      readonly subject: string;
      readonly count: number;
    }
  | { readonly kind: 'LIMIT_POLICY_UNAVAILABLE'; readonly subject: string; readonly count: number }
);

interface AlertSources {
  readonly mayfly: Mayfly;
  readonly redisSeries: TimeSeries<RedisField>;
  readonly redisHealth: RedisHealth;
  readonly webhooks: Webhooks;
  readonly sweepLag: () => Promise<{ readonly lagMs: number }>;
  readonly limits: () => Promise<LimitsFigures>;
}

/** Critical alerts first. An outage of Redis is an alert, and does not throw. */
export async function readAlerts(sources: AlertSources): Promise<readonly AlertModel[]> {
  const { mayfly, redisSeries, redisHealth, webhooks, sweepLag, limits } = sources;
  const [{ problems }, evictions, policies, spaces, hooks, lag] = await Promise.all([
    redisHealth.check(),
    unlessRedisFails(findEvictions(redisSeries)),
    unlessRedisFails(limits().then(undecidedPolicies)),
    unlessRedisFails(fillingSpaces(mayfly)),
    unlessRedisFails(failingWebhooks(webhooks)),
    unlessRedisFails(sweepLag().then(lateSweeps)),
  ]);
  const alerts = [...problems, ...evictions, ...policies, ...spaces, ...hooks, ...lag];
  const isCritical = ({ severity }: AlertModel) => Number(severity === 'CRITICAL');
  return alerts.toSorted((a, b) => isCritical(b) - isCritical(a));
}

async function unlessRedisFails<Alert>(reading: Promise<readonly Alert[]>) {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof MayflyError)) throw error;
    return [];
  }
}

function lateSweeps({ lagMs }: { readonly lagMs: number }): readonly OtherAlert[] {
  return lagMs > LATE_MS ? [{ kind: 'SWEEP_LAG', severity: 'WARNING', lagMs }] : [];
}

function undecidedPolicies({ unavailablePolicies }: LimitsFigures): readonly OtherAlert[] {
  return unavailablePolicies.map(({ name, count }) => ({
    kind: 'LIMIT_POLICY_UNAVAILABLE',
    severity: 'WARNING',
    subject: name,
    count,
  }));
}

/** The nearly full spaces among the first hundred by name, fullest first. */
async function fillingSpaces({ spaces }: Mayfly): Promise<readonly OtherAlert[]> {
  const { entries } = await spaces.list({ first: SPACES });
  const utilisations = await Promise.all(
    entries.map(async ({ name, settings }) => ({
      name,
      ...(await spaces.codesOf(name, settings).utilisation()),
    })),
  );
  return utilisations
    .filter(({ share }) => share > NEARLY_FULL)
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, share, live }) => ({
      kind: 'INVITATION_SPACE_FILLS',
      severity: 'WARNING',
      subject: name,
      share,
      count: live,
    }));
}

/** Webhooks that paused by themselves, and those whose receivers fail again and again. */
async function failingWebhooks(webhooks: Webhooks): Promise<readonly OtherAlert[]> {
  const { entries } = await webhooks.list({ first: WEBHOOKS });
  const states = await Promise.all(
    entries.map(async (webhook) => {
      const { failures } = await webhooks.state(webhook);
      return { subject: webhook.name, count: failures, paused: webhook.settings.paused };
    }),
  );
  return states.flatMap(({ paused, ...alert }): OtherAlert[] => {
    if (paused === 'manual') return [];
    if (paused !== null) return [{ kind: 'WEBHOOK_PAUSED', severity: 'CRITICAL', ...alert }];
    const fails = alert.count >= FAILURES;
    return fails ? [{ kind: 'WEBHOOK_FAILS', severity: 'WARNING', ...alert }] : [];
  });
}

/** Keys that Redis has evicted in the last minute, by the samples. */
async function findEvictions(series: TimeSeries<RedisField>): Promise<readonly OtherAlert[]> {
  const { sources } = await series.query({
    fields: ['evictedKeysPerSecond'],
    aggregate: ['max'],
    points: 1,
    sources: [REDIS_SOURCE],
    lastMs: MINUTE_MS,
  });
  const perSecond = sources[0]?.fields.evictedKeysPerSecond.max.at(-1) ?? 0;
  return perSecond > 0 ? [{ kind: 'REDIS_EVICTS', severity: 'CRITICAL', perSecond }] : [];
}
