import { Redis } from 'ioredis';
const dir = process.argv[2];
const { createMayfly } = await import(dir + '/packages/core/src/index.ts');
const { startLocalRedis } = await import(dir + '/packages/local-redis/src/index.ts');
const server = await startLocalRedis();
const redis = new Redis(server.url);
const N = 200000;
let clockMs = Date.now();
const mayfly = createMayfly({ redis, namespace: 'x', clock: () => clockMs });
const { set } = await mayfly.sets.create('million', { defaultTtlMs: 3600000 });
await (await set.onExpired('bench', () => undefined, { kept: 1000000 })).stop();
for (let s = 0; s < N; s += 1000)
  await set.addMany(
    Array.from({ length: 1000 }, (_, i) => ({
      member: 'member:' + String(s + i).padStart(29, '0'),
    })),
  );
clockMs += 7200000;
await redis.config('RESETSTAT');
await mayfly.createSweeper().sweepDue();
const cpu = async () => {
  const i = await redis.info('commandstats');
  return [...i.matchAll(/cmdstat_(eval|evalsha|xack|xclaim):calls=(\d+),usec=(\d+)/g)]
    .map((m) => `${m[1]} ${m[2]} calls ${m[3]} us`)
    .join('; ');
};
console.log('sweep', await cpu());
await redis.config('RESETSTAT');
let n = 0;
const t = performance.now();
await new Promise((r) => {
  void set.onExpired('bench', () => {
    if (++n === N) r();
  });
});
await new Promise((r) => setTimeout(r, 200));
console.log('deliver', Math.round(performance.now() - t - 200), 'ms', await cpu());
redis.disconnect();
await server.stop();
process.exit(0);
