/**
 * The load of servers over the last hour, as a chart needs it. REDIS_URL selects the Redis server, and the
 * first argument the namespace.
 */
import { createMayfly, createRedisSampler } from '@mayfly/core';
import { Redis } from 'ioredis';
import { loadavg } from 'node:os';

const redis = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
const mayfly = createMayfly({ redis, namespace: process.argv[2] ?? 'example' });

// A series keeps a sample for an hour by default. Null is for a value that a host does not report.
const servers = mayfly.series<'load' | 'faults'>('servers', { retentionMs: 3_600_000 });
await servers.append('web-1', { load: 1.05, faults: 1 });
await servers.append('web-1', { load: 1.05, faults: 1 });
await servers.append('web-1', { load: 1.15, faults: 4 });
await servers.append('web-2', { load: loadavg()[0] ?? 0, faults: null });

// One point for the whole hour.
const hour = await servers.query({
  fields: ['load', 'faults'],
  aggregate: ['max', 'average', 'last'],
  points: 1,
});
const [web1, web2] = hour.sources;
console.log(web1?.source, web1?.fields.load.max); // prints: web-1 [ 1.15 ]
console.log(web1?.fields.faults.average, web1?.fields.faults.last); // prints: [ 2 ] [ 4 ]
console.log(web2?.source, web2?.fields.faults.max); // prints: web-2 [ null ]

// A chart: at most 60 points for each server, at any sample rate. They start at whole minutes, so that they
// stay the same when the chart moves on, and null is a gap to draw.
const chart = await servers.query({ fields: ['load'], aggregate: ['max'], points: 60 });
console.log(chart.stepMs, chart.from % chart.stepMs); // prints: 60000 0
console.log(chart.sources[0]?.fields.load.max.includes(1.15)); // prints: true

// Redis is also a server. Rates are for the time since the previous sample, and null for the first one.
const sampleRedis = createRedisSampler(redis);
await sampleRedis();
const load = await sampleRedis();
const redisLoad = mayfly.series<keyof typeof load>('redis');
await redisLoad.append('main', load);
console.log(load.connectedClients !== null && load.usedMemoryBytes !== null); // prints: true

await redis.quit();
