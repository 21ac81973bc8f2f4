import type { Redis } from 'ioredis';
import { createMayfly, type TimeSeries } from '@mayfly/core';
import { quantile } from './quantiles.ts';
import { redisTime } from './redis-time.ts';
import type { Setting } from './setting.ts';

const SOURCES = Array.from({ length: 50 }, (_, i) => `host-${i}:4000`);
const SECONDS = 3600;
const FIELDS = [
  'load1',
  'load5',
  'load15',
  'cpuUtilization',
  'memoryUsedBytes',
  'memoryTotalBytes',
  'processMemoryBytes',
  'minorPageFaultsPerSecond',
  'majorPageFaultsPerSecond',
] as const;
type Field = (typeof FIELDS)[number];
const ROUNDS = 100;

async function stat(redis: Redis, section: string, field: string): Promise<number> {
  const info = await redis.info(section);
  return Number(new RegExp(`^${field}:(\\d+)`, 'm').exec(info)?.[1]);
}

function sample(second: number): Record<Field, number> {
  const load = Math.round(100 * (1 + Math.sin(second / 300) + Math.random())) / 100;
  return {
    load1: load,
    load5: load,
    load15: load,
    cpuUtilization: Math.round(Math.random() * 1000) / 1000,
    memoryUsedBytes: 8e9 + Math.floor(Math.random() * 1e6) * 4096,
    memoryTotalBytes: 16_777_216_000,
    processMemoryBytes: 1e8 + Math.floor(Math.random() * 1e3) * 4096,
    minorPageFaultsPerSecond: Math.round(Math.random() * 1e6) / 1000,
    majorPageFaultsPerSecond: 0,
  };
}

/** All that a client without queries must read, 1000 samples at a time, all sources concurrently. */
async function readAll(series: TimeSeries<Field>): Promise<void> {
  await Promise.all(
    SOURCES.map(async (source) => {
      let after: string | undefined;
      for (let hasNext = true; hasNext;) {
        const page = await series.samples(source, { first: 1000, after });
        after = page.endCursor ?? undefined;
        hasNext = page.hasNext;
      }
    }),
  );
}

/** Prints what an hour of a sample a second, with nine fields, of 50 instances costs to store and to read. */
export async function benchSeries({ redis }: Setting): Promise<void> {
  const wholeHour = 1_800_000_000_000;
  let clockMs = wholeHour;
  const mayfly = createMayfly({ redis, namespace: 'series', clock: () => clockMs });
  const series = mayfly.series<Field>('server');
  // Keys expire an hour after the last sample by Redis's clock: the filling takes seconds.
  await series.append('warm', sample(0));
  const before = await stat(redis, 'memory', 'used_memory');
  const appends = await redisTime(redis, 'evalsha', async () => {
    for (let second = 0; second < SECONDS; second += 1) {
      clockMs = wholeHour + second * 1000;
      await Promise.all(SOURCES.map((source) => series.append(source, sample(second))));
    }
  });
  const bytes = (await stat(redis, 'memory', 'used_memory')) - before;
  const samples = SOURCES.length * SECONDS;
  const keys = 'series:series:{server}:';
  const rolledUp = Number(
    await redis.call('MEMORY', 'USAGE', `${keys}ring:10000:${SOURCES[0]}#load1`, 'SAMPLES', '0'),
  );

  console.log(
    `\nAn hour of a sample a second of ${FIELDS.length} fields, ${SOURCES.length} sources`,
  );
  console.log(
    `  append: p50 ${appends.p50Us} us, p99 ${appends.p99Us} us, max ${appends.maxUs} us of Redis’s time, ` +
      `${appends.over2Ms} over 2 ms`,
  );
  const rollUps = (rolledUp * FIELDS.length) / SECONDS;
  console.log(
    `  memory: ${(bytes / samples).toFixed(0)} bytes a sample, ${rollUps.toFixed(0)} of them roll-ups ` +
      `(${(rolledUp / SECONDS).toFixed(1)} a value, ${rolledUp} for a field of a source, at any sample rate)`,
  );

  const measure = async (
    name: string,
    action: () => Promise<unknown>,
    { rounds = ROUNDS, command = 'evalsha' } = {},
  ) => {
    await action();
    const sent = await stat(redis, 'stats', 'total_net_output_bytes');
    await action();
    const replied = (await stat(redis, 'stats', 'total_net_output_bytes')) - sent;
    const wall: number[] = [];
    const time = await redisTime(redis, command, async () => {
      for (let i = 0; i < rounds; i += 1) {
        const start = performance.now();
        await action();
        wall.push(performance.now() - start);
      }
    });
    const ms = [time.p50Us, time.p99Us, time.maxUs].map((us) => (us / 1000).toFixed(3));
    const columns = [
      String(time.commands / rounds),
      ...ms,
      String(time.over2Ms),
      quantile(wall, 0.5).toFixed(1),
      (replied / 1024).toFixed(0),
    ];
    console.log(`  ${name.padEnd(40)}${columns.map((text) => text.padStart(11)).join('')}`);
  };
  const heads = ['commands', 'p50 ms', 'p99 ms', 'max ms', 'over 2 ms', 'wall ms', 'KiB sent'];
  console.log(`  ${''.padEnd(40)}${heads.map((head) => head.padStart(11)).join('')}`);
  const [first, ...more] = FIELDS;
  const ask = (fields: readonly [Field, ...Field[]], points: number) => () =>
    series.query({ fields, aggregate: ['min', 'max', 'average', 'last'], points });
  await measure('query, one field, 60 points', ask([first], 60));
  await measure('query, one field, 360 points', ask([first], 360));
  await measure('query, nine fields, 60 points', ask([first, ...more], 60));
  await measure('query, nine fields, 360 points', ask([first, ...more], 360), { rounds: 20 });
  await measure('for comparison: all samples, by pages', () => readAll(series), { rounds: 3 });
  // The effect of the machine on a command that copies as much as a query.
  await redis.set('raw', Buffer.alloc(128 * 1024));
  await measure('for comparison: GETRANGE of 128 KiB', () => redis.getrangeBuffer('raw', 0, -1), {
    rounds: 400,
    command: 'getrange',
  });
}
