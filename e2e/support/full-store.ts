import type { MayflyServer } from './mayfly-server.ts';
import type { Seed } from './seed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const PEOPLE =
  'ada alan anita barbara claude dennis donald dorothy edsger frances grace hedy jean joan john ' +
  'karen katherine ken leslie linus lynn margaret mary radia robert salvatore shafi sophie tim vint';
const DEVICES = ['web', 'phone', 'tablet'];
const COUNTRIES = ['id', 'de', 'br', 'jp', 'ke'];

/** The names of the things that `fillStore` creates. */
export const FULL = {
  set: 'sessions:web',
  adopted: 'legacy:logins',
  policy: 'api:search',
  key: 'user:ada',
  purpose: 'login',
  subject: 'ada@example.org',
  space: 'groups',
  series: 'checkout',
} as const;

/** Creates data for every page, through the API like any other client. */
export async function fillStore(seed: Seed, mayfly: MayflyServer): Promise<void> {
  await fillSets(seed);
  await fillAdoptedSets(seed, mayfly);
  await fillPolicies(seed);
  await fillPurposes(seed);
  await fillSpaces(seed);
  await fillSeries(seed);
  for (const [name, role, ttlMs] of [
    ['deploy-bot', 'OPERATOR', 30 * DAY_MS],
    ['grafana', 'VIEWER', undefined],
    ['on-call', 'ADMIN', 8 * HOUR_MS],
  ] as const) {
    await seed.mutate('createToken', { name, role, ttlMs });
  }
}

/** Sessions that end within the next hour, the first of them within seconds. */
function sessions() {
  const names = PEOPLE.split(' ');
  return Array.from({ length: 420 }, (_, index) => ({
    member: `${names[index % names.length] ?? ''}-${(4096 + index * 7919).toString(36)}`,
    ttlMs: Math.round(6_000 + (index / 420) ** 2 * HOUR_MS),
    value: {
      device: DEVICES[index % DEVICES.length],
      country: COUNTRIES[(index * 7) % COUNTRIES.length],
    },
  }));
}

async function fillSets(seed: Seed): Promise<void> {
  await seed.set(FULL.set, sessions(), 30 * MINUTE_MS);
  const others = {
    'carts:open': { sharded: { defaultTtlMs: 2 * HOUR_MS, shards: 4 } },
    'events:processed': { compact: { defaultTtlMs: DAY_MS } },
    'locks:jobs': { keys: { defaultTtlMs: 5 * MINUTE_MS } },
    'mail:verifications': { buckets: { defaultTtlMs: DAY_MS, blockMs: HOUR_MS } },
    'presence:lobby': { sorted: { defaultTtlMs: 10 * MINUTE_MS } },
    'search:recent': { window: { windowMs: HOUR_MS } },
  };
  let count = 12;
  for (const [name, strategy] of Object.entries(others)) {
    await seed.mutate('createExpiringSet', { name, strategy });
    count = (count * 17) % 90;
    const members = Array.from({ length: count }, (_, index) => ({ member: `${name}:${index}` }));
    await seed.members(name, members);
  }
}

async function fillAdoptedSets(seed: Seed, mayfly: MayflyServer): Promise<void> {
  const inSeconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;
  const scores = PEOPLE.split(' ').map((name, index) => `${inSeconds(90 + index * 75)} ${name}`);
  await mayfly.send(`ZADD ${FULL.adopted} ${scores.join(' ')}`);
  await mayfly.send(`ZADD legacy:carts ${inSeconds(600)} cart:1 ${inSeconds(1200)} cart:2`);
  await mayfly.send(`ZADD leaderboard 812 ada 640 grace 512 linus`);
  for (const name of [FULL.adopted, 'legacy:carts']) {
    await seed.mutate('adoptSet', {
      key: name,
      name,
      layout: { score: 'EXPIRY', unit: 'SECONDS' },
    });
  }
}

async function fillPolicies(seed: Seed): Promise<void> {
  const create = (input: object) => seed.mutate('createLimitPolicy', input);
  await create({
    name: FULL.policy,
    description: 'Searches of one user',
    limits: [
      { name: 'burst', limit: 5, windowMs: 20_000 },
      { name: 'day', limit: 1000, windowMs: DAY_MS, algorithm: 'GCRA' },
    ],
  });
  await create({
    name: 'mail:send',
    description: 'Mails to one address, watched for a week before it denies',
    shadow: true,
    limits: [{ name: 'hour', limit: 10, windowMs: HOUR_MS, algorithm: 'COUNTER' }],
  });
  await create({
    name: 'sign-up:address',
    limits: [{ name: 'all', limit: 3, windowMs: DAY_MS }],
  });
  const calls = { [FULL.key]: 3, 'user:grace': 8, 'user:linus': 6, 'user:radia': 2 };
  for (const [key, count] of Object.entries(calls)) {
    for (let call = 0; call < count; call += 1) {
      await seed.mutate('consumeLimit', { policy: FULL.policy, key });
    }
  }
  await seed.mutate('overrideLimit', {
    policy: FULL.policy,
    key: 'user:grace',
    overrides: [{ name: 'burst', limit: 50 }],
  });
}

async function fillPurposes(seed: Seed): Promise<void> {
  const create = (input: object) => seed.mutate('createOneTimePasswordPurpose', input);
  await create({ purpose: FULL.purpose, subjectForm: 'EMAIL' });
  await create({ purpose: 'payment', subjectForm: 'PHONE', digits: 8, ttlMs: 120_000 });
  await seed.mutate('issueOneTimePassword', { purpose: FULL.purpose, subject: FULL.subject });
}

async function fillSpaces(seed: Seed): Promise<void> {
  const create = (input: object) => seed.mutate('createInvitationSpace', input);
  await create({ space: FULL.space, maxUses: 5 });
  await create({ space: 'tables', length: 1 });
  const ids = [
    ...['climbing', 'chess', 'choir', 'book-club', 'sailing'].map((id) => [FULL.space, id]),
    ...Array.from({ length: 8 }, (_, table) => ['tables', `table:${table + 1}`]),
  ];
  for (const [space, id] of ids) {
    await seed.mutate('getOrCreateInvitationCode', { space, id });
  }
}

async function fillSeries(seed: Seed): Promise<void> {
  const create = (input: object) => seed.mutate('createSeries', input);
  await create({ series: FULL.series, fields: ['latency', 'errors'], retentionMs: 2 * HOUR_MS });
  await create({ series: 'office/temperature', fields: ['celsius'], retentionMs: 365 * DAY_MS });
  for (let minutes = 50; minutes >= 0; minutes -= 2) {
    const at = new Date(Date.now() - minutes * MINUTE_MS);
    for (const [source, extra] of Object.entries({ web1: 0, web2: 12 })) {
      const values = [
        { field: 'latency', value: 30 + extra + 8 * Math.sin(minutes / 7) },
        { field: 'errors', value: minutes % 9 === 0 ? 2 : 0 },
      ];
      await seed.mutate('appendSample', { series: FULL.series, source, at, values });
    }
  }
}
