import { createMayfly } from '@mayfly/core';
import { Redis } from 'ioredis';
import { totalmem } from 'node:os';

const HOUR_MS = 3_600_000;
const STEP_MS = 10_000;
const TO_COME_MS = 60_000;

/** The API's default interval. */
const NAMESPACE = 'mayfly';

/** A value between -1 and 1 that is the same in each run. */
function wave(at: number, periodMs: number, shift = 0): number {
  const turn = (at / periodMs) * 2 * Math.PI + shift;
  return 0.6 * Math.sin(turn) + 0.3 * Math.sin(2.7 * turn + 1) + 0.1 * Math.sin(13.3 * turn + 2);
}

/** A deploy: the server is away for a while, and comes back with less memory. */
const isAway = (server: number, minute: number) => server === 1 && minute > 34 && minute < 40;

function serverSample(at: number, server: number, minute: number) {
  const slow = wave(at, 1_900_000, server * 2);
  const quick = wave(at, 170_000, server);
  const sinceStart = server === 1 && minute >= 40 ? minute - 40 : minute + 20;
  return {
    load1: 1.6 + 0.7 * slow + 0.35 * quick,
    load5: 1.55 + 0.6 * wave(at - 90_000, 1_900_000, server * 2),
    load15: 1.5 + 0.3 * wave(at - 300_000, 1_900_000, server * 2),
    cpuUtilization: 0.42 + 0.16 * slow + 0.08 * quick,
    memoryUsedBytes: totalmem() * (0.46 + 0.02 * slow + 0.0006 * sinceStart),
    memoryTotalBytes: totalmem(),
    processMemoryBytes: (118 + sinceStart * 0.5 + 5 * quick) * 2 ** 20,
    minorPageFaultsPerSecond: Math.max(0, 140 + 90 * slow + 70 * quick),
    majorPageFaultsPerSecond: Math.max(0, 0.4 * quick - 0.3),
    eventLoopDelayP99Ms: 4.5 + 2 * slow + 1.8 * quick,
    eventLoopUtilization: 0.28 + 0.12 * slow + 0.05 * quick,
  };
}

function redisSample(at: number, minute: number) {
  const slow = wave(at, 1_900_000);
  const quick = wave(at, 170_000);
  return {
    operationsPerSecond: 3_900 + 1_300 * slow + 450 * quick,
    usedMemoryBytes: (410 + 22 * slow + minute * 0.4) * 2 ** 20,
    maxMemoryBytes: 2 ** 30,
    connectedClients: minute > 34 && minute < 40 ? 21 : 38,
    hitRatio: 0.955 + 0.02 * slow + 0.008 * quick,
    expiredKeysPerSecond: Math.max(0, 46 + 24 * slow + 16 * quick),
    evictedKeysPerSecond: 0,
  };
}

/**
 * Fills the charts of servers with an hour: samples of two servers and their Redis, with past times, and a
 * few in the future, because the page opens a little later. One of the two is away for some minutes. The
 * samples of this machine are deleted, because they would look different.
 */
export async function addPastHour(redisUrl: string, servers: readonly string[]): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis.unlink(await redis.keys(`${NAMESPACE}:series:*`));
  const until = Date.now();
  let now = until - HOUR_MS + STEP_MS;
  const mayfly = createMayfly({ redis, namespace: NAMESPACE, clock: () => now });
  const ofServers = mayfly.series('server');
  const ofRedis = mayfly.series('redis');
  for (; now < until + TO_COME_MS; now += STEP_MS) {
    const minute = 60 - (until - now) / 60_000;
    for (const [index, server] of servers.entries()) {
      if (!isAway(index, minute)) await ofServers.append(server, serverSample(now, index, minute));
    }
    await ofRedis.append('redis', redisSample(now, minute));
  }
  await redis.quit();
}

/** A record of a history (`history/record.lua`): time, live members, added and expired per second. */
const RECORD_BYTES = 32;

/** Fills the history of a set with an hour that ends with this number of live members. */
export async function addPastMembers(redisUrl: string, set: string, live: number): Promise<void> {
  const redis = new Redis(redisUrl);
  const until = Date.now();
  const ring = Buffer.alloc((HOUR_MS / STEP_MS) * RECORD_BYTES);
  const course = (at: number) => 0.2 * wave(at, 2_300_000) + 0.05 * wave(at, 310_000);
  const count = (at: number) => Math.round(live * (1 + course(at) - course(until)));
  // Those to come keep the place of the recorder's samples.
  const end = until + TO_COME_MS;
  for (let at = end - HOUR_MS + STEP_MS; at <= end; at += STEP_MS) {
    const expired = (live / 900) * (1.2 + 0.4 * wave(at, 1_100_000) + 0.3 * wave(at, 170_000));
    const added = Math.max(0, expired + ((count(at) - count(at - STEP_MS)) * 1000) / STEP_MS);
    const start = (Math.floor(at / STEP_MS) * RECORD_BYTES) % ring.length;
    for (const [index, value] of [at, count(at), added, expired].entries()) {
      ring.writeDoubleLE(value, start + 8 * index);
    }
  }
  await redis.set(`${NAMESPACE}:set:{${set}}:history`, ring, 'PX', HOUR_MS);
  await redis.quit();
}
