import { Redis } from 'ioredis';
import { startLocalRedis } from '@mayfly/local-redis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { createMayfly } from '../src/index.ts';
const s = await startLocalRedis({ onProgress: () => {} });
const redis = new Redis(s.url);
const m = createMayfly({ redis, namespace: 'm' });
const caller = () => `user:${10000 + Math.floor(Math.random() * 10000)}`;
const peer = new RateLimiterRedis({ storeClient: redis, points: 1e6, duration: 3600, keyPrefix: 'peer' });
const big = { limit: 1e6, windowMs: 3600000 };
const lim = (n: string, limits: any) => { const l = m.limiter(n, { limits, outage: false }); return () => l.consume(caller()); };
const { set } = await m.sets.create('bench', { defaultTtlMs: 3_600_000 });
for (let i = 0; i < 5; i++) await set.addMany(Array.from({ length: 1000 }, (_, j) => ({ member: 'member:' + String(i * 1000 + j).padStart(29, '0') })));
const mem = () => 'member:' + String(Math.floor(Math.random() * 10000)).padStart(29, '0');
const { SHORTEST } = await import('./shortest-scripts.ts');
const deadlines = (await redis.keys('m:deadlines:*'))[0] ?? '';
const all = [...['meta', 'members', 'values'].map((p) => `m:set:{bench}:${p}`), deadlines];
const sh = async (lua: string, args: () => any[]) => { const sha = String(await redis.script('LOAD', lua)); return () => redis.evalsha(sha, all.length, ...all, ...args()); };
const first = (await set.page({ first: 100 })).members;
const rows: [string, () => Promise<unknown>, number?][] = [
  ['peer', () => peer.consume(caller())],
  ['fixed', lim('fixed', { algorithm: 'fixed', ...big })],
  ['gcra', lim('gcra', { algorithm: 'gcra', ...big })],
  ['counter', lim('counter', { algorithm: 'counter', ...big })],
  ['log', lim('log', { algorithm: 'log', limit: 100, windowMs: 1000 })],
  ['two fixed', lim('two', [{ algorithm: 'fixed', ...big }, { algorithm: 'fixed', limit: 1e6, windowMs: 86400000 }])],
  ['add*', await sh(SHORTEST.add, () => [mem(), 'sorted:bench'])], ['add', () => set.add(mem())],
  ['has*', await sh(SHORTEST.has, () => [mem()])], ['has', () => set.has(mem())],
  ['remove*', await sh(SHORTEST.remove, () => [mem()])], ['remove', () => set.remove(mem())],
  ['page*', await sh(SHORTEST.page, () => { const f = first[Math.floor(Math.random() * 100)]!; return [f.member, f.expiresAt, 100]; })], ['page', () => set.page({ first: 100, after: first[Math.floor(Math.random() * 100)]!.cursor })],
  ['count*', await sh(SHORTEST.count, () => [])], ['count', () => set.count()],
].filter(([n]) => !process.argv[2] || process.argv.slice(2).some((a) => String(n).startsWith(a))) as any;
const t = new Map(rows.map(([n]) => [n, [] as number[]]));
for (let r = 0; r < 25; r++) for (const [n, call] of rows) {
  await redis.config('RESETSTAT');
  for (let i = 0; i < 300; i++) await call();
  const k = /cmdstat_evalsha:calls=(\d+),usec=(\d+)/.exec(await redis.info('commandstats'))!;
  t.get(n)!.push(+k[2]! / +k[1]!);
}
let base = 1;
for (const [n] of rows) { const a = t.get(n)!.sort((x, y) => x - y); if (n === 'peer' || n.endsWith('*')) base = a[6]!; console.log(n.padEnd(10), 'min', a[0]!.toFixed(1), 'q1', a[6]!.toFixed(1), 'med', a[12]!.toFixed(1), 'ratio q1', (a[6]! / base).toFixed(2)); }
redis.disconnect(); await s.stop();
