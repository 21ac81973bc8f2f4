import { setTimeout as delay } from 'node:timers/promises';
import { createMayfly } from '@mayfly/core';
import { pingDuring, type PingGap } from './ping-gap.ts';
import { redisTime } from './redis-time.ts';
import { fill, type Setting } from './setting.ts';

const MILLION = 1_000_000;
const HOUR_MS = 3_600_000;

/** Every sweep of a full chunk takes longer, and few of the commands in it do. */
const LOGGED_FROM_US = 30;

function print(name: string, { p50Ms, p99Ms, maxMs }: PingGap, rest = ''): void {
  const figures = [p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(2).padStart(9)).join('');
  console.log(`  ${name.padEnd(58)}${figures}   ${rest}`);
}

/** Prints the effect of sweeping a million expired members on another client, with events and without. */
export async function benchSweeping({ redis, url }: Setting): Promise<void> {
  let clockMs = Date.now();
  const mayfly = createMayfly({ redis, namespace: 'sweeping', clock: () => clockMs });
  const { set } = await mayfly.sets.create('million', { defaultTtlMs: HOUR_MS });

  console.log('\nA million members expire at the same time: PINGs of another client meanwhile, ms');
  console.log(`  ${''.padEnd(58)}      p50      p99      max`);
  print('nothing (idle)', await pingDuring(url, () => delay(2000)));

  for (const withEvents of [false, true]) {
    if (withEvents) await (await set.onExpired('bench', () => undefined)).stop();
    await fill(set, MILLION, HOUR_MS);
    clockMs += 3 * HOUR_MS;
    const start = performance.now();
    let scripts = '';
    const gap = await pingDuring(url, async () => {
      const sweep = () => mayfly.createSweeper().sweepDue();
      const time = await redisTime(redis, 'evalsha', sweep, LOGGED_FROM_US);
      const [p50, p99, max] = [time.p50Us, time.p99Us, time.maxUs].map((us) =>
        (us / 1000).toFixed(2),
      );
      scripts = `${time.commands} scripts of ${p50} / ${p99} / ${max} ms, ${time.over2Ms} over 2 ms`;
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`sweep ${withEvents ? 'with events' : 'without events'} (${seconds} s)`, gap, scripts);
  }
  await fill(set, MILLION, HOUR_MS);
  await redis.copy('sweeping:set:{million}:members', 'raw-million');
  clockMs += 3 * HOUR_MS;
  print(
    'without Mayfly: one ZREMRANGEBYSCORE',
    await pingDuring(url, () => redis.zremrangebyscore('raw-million', '-inf', clockMs)),
  );
  await mayfly.sets.delete('million');
}
