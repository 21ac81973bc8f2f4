import { createMayfly } from '@mayfly/core';
import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { Addresses } from '../../src/webhooks/addresses.ts';
import { toMessage } from '../../src/webhooks/message.ts';
import { WebhookQueue } from '../../src/webhooks/queue.ts';
import { Sender, TIMEOUT_MS } from '../../src/webhooks/sender.ts';
import { testApi, type TestApi } from '../support/api.ts';
import { keysOf } from '../support/keys.ts';
import { MAX_ATTEMPTS, pauseMs } from '../../src/webhooks/dispatcher.ts';
import { isSigned, startReceiver, type Receiver } from './receiver.ts';

const DAY_MS = 86_400_000;

async function ask<Data = Record<string, Record<string, unknown>>>(
  api: TestApi,
  field: string,
  input: Record<string, unknown>,
  selection: string,
): Promise<Data> {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
  const inputType = /^(delete|pause|resume)Webhook$|^sendTestEvent$/.test(field)
    ? 'WebhookInput'
    : field.endsWith('DeadLetters')
      ? 'WebhookDeadLettersInput'
      : type;
  const { data, errors } = await api.query<Record<string, Data>>(
    `mutation ($input: ${inputType}!) { ${field}(input: $input) { ${selection} } }`,
    { input },
  );
  const answer = data[field];
  if (errors !== undefined || answer === undefined) throw new Error(JSON.stringify(errors));
  return answer;
}

async function create(api: TestApi, receiver: Receiver, input: object = {}): Promise<string> {
  const made = await ask<{ status: string; secret: string; userErrors: unknown[] }>(
    api,
    'createWebhook',
    { webhook: 'crm', url: receiver.url, sets: { prefix: 'on' }, ...input },
    'status secret userErrors { code field message }',
  );
  expect(made).toMatchObject({ status: 'CREATED', userErrors: [] });
  return made.secret;
}

async function expire(api: TestApi, set: string, members: readonly string[]): Promise<void> {
  await api.mayfly.sets
    .open(set)
    .addMany(members.map((member) => ({ member, ttlMs: 1, value: 7 })));
  api.clock.now += 1;
  await api.mayfly.createSweeper().sweepDue();
}

const QUERY = `{ webhook(webhook: "crm") {
  name url set prefix changes state overlapUntil
  status { waitingCount deadLetterCount failureCount deliveredAt }
  attempts { outcome httpStatus attempt isTest eventCount messageId }
  deadLetters { messageId eventCount attemptCount }
} }`;

interface Shown {
  readonly state: string;
  readonly status: Record<string, unknown>;
  readonly attempts: readonly Record<string, unknown>[];
  readonly deadLetters: readonly { readonly messageId: string }[];
}

async function shown(api: TestApi): Promise<Shown> {
  const { data } = await api.query<{ webhook: Shown }>(QUERY);
  return data.webhook;
}

/** The key of a part of the queue of a webhook, once it exists. */
async function queueKey(api: TestApi, webhook: string, part: string): Promise<string> {
  const find = () => keysOf(api.redis, `${api.namespace}:api:{webhook:${webhook}:*}:${part}`);
  await expect.poll(find).toHaveLength(1);
  return (await find()).join();
}

const members = (receiver: Receiver) =>
  receiver.messages.flatMap(({ events }) => events.map(({ member }) => String(member))).toSorted();

it('sends expired members of existing and later sets in signed batches', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  await api.mayfly.sets.create('other', { defaultTtlMs: 1000 });
  api.webhooks.start();
  const secret = await create(api, receiver);
  await expire(api, 'online', ['a', 'b', 'c']);
  await expire(api, 'other', ['x']);
  await expect.poll(() => members(receiver)).toEqual(['a', 'b', 'c']);
  await api.mayfly.sets.create('on-later', { defaultTtlMs: 1000 });
  await expire(api, 'on-later', ['d']);
  // A set without a group is swept a second later, so the webhook has this time to follow it.
  await expect
    .poll(async () => {
      await api.mayfly.createSweeper().sweepDue();
      return members(receiver);
    })
    .toEqual(['a', 'b', 'c', 'd']);

  expect(receiver.messages.every((message) => isSigned(message, secret))).toBe(true);
  expect(receiver.messages.some((message) => isSigned(message, `whsec_${secret.slice(10)}`))).toBe(
    false,
  );
  const [first] = receiver.messages;
  expect(first).toMatchObject({ type: 'mayfly.changes', id: expect.stringMatching(/^msg_/) });
  expect(first?.events[0]).toEqual({
    id: expect.stringMatching(/^online:\d+:a$/),
    change: 'expired',
    set: 'online',
    member: 'a',
    value: 7,
    expiresAt: expect.stringMatching(/Z$/),
  });
  expect(first?.headers['content-type']).toBe('application/json');
  await expect
    .poll(async () => (await shown(api)).status)
    .toMatchObject({
      waitingCount: 0,
      failureCount: 0,
      deliveredAt: expect.any(String),
    });
  expect((await shown(api)).attempts[0]).toMatchObject({ outcome: 'DELIVERED', httpStatus: 200 });
  const groups = '{ expiryGroups(set: "online", first: 2) { edges { node { webhook } } } }';
  expect((await api.query(groups)).data).toEqual({
    expiryGroups: { edges: [{ node: { webhook: 'crm' } }] },
  });
});

it.each([
  { strategy: 'sorted', defaultTtlMs: 100_000, feedKept: 1000 },
  { strategy: 'sharded', shards: 3, defaultTtlMs: 100_000, feedKept: 1000 },
] as const)(
  'sends additions, extensions and removals of $strategy sets with a feed',
  async (options) => {
    const [api, receiver] = [await testApi(), await startReceiver()];
    await api.mayfly.sets.create('online', options);
    const set = api.mayfly.sets.openAny('online', options.strategy);
    if (!('persist' in set && 'get' in set)) throw new Error('Not a sorted set');
    api.webhooks.start();
    const changes = ['ADDED', 'EXTENDED', 'REMOVED', 'EXPIRED'];
    await create(api, receiver, { sets: { name: 'online' }, changes });
    // The webhook starts at the end of the feed, so it must have read the end.
    await queueKey(api, 'crm', 'state');
    await set.add('a');
    await set.extend('a', 1000);
    await set.remove('a');
    await set.add('b', { ttlMs: 1 });
    api.clock.now += 1;
    await api.mayfly.createSweeper().sweepDue();
    const seen = () =>
      receiver.messages.flatMap(({ events }) => events.map((e) => `${e.change} ${e.member}`));
    await expect
      .poll(() => seen().toSorted())
      .toEqual(['added a', 'added b', 'expired b', 'extended a', 'removed a']);
  },
);

it('cuts a page of a feed into messages', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 100_000 });
  await set.feed.open();
  api.webhooks.start();
  await create(api, receiver, { sets: { name: 'online' }, changes: ['ADDED'] });
  await queueKey(api, 'crm', 'state');
  await ask(api, 'pauseWebhook', { webhook: 'crm' }, 'webhook { name }');
  const many = Array.from({ length: 250 }, (_, i) => `m${i}`);
  await set.addMany(many.map((member) => ({ member })));
  await ask(api, 'resumeWebhook', { webhook: 'crm' }, 'webhook { name }');
  await expect.poll(() => members(receiver)).toEqual(many.toSorted());
  const sizes = receiver.messages.map(({ events }) => events.length);
  expect(sizes.toSorted((a, b) => b - a)).toEqual([100, 100, 50]);
});

it('stays manageable after one of its sets was deleted', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 100_000 });
  await set.feed.open();
  api.webhooks.start();
  await create(api, receiver, { changes: ['ADDED'] });
  await set.add('a');
  await expect.poll(() => members(receiver)).toEqual(['a']);
  await api.mayfly.sets.delete('online');
  const { set: next } = await api.mayfly.sets.create('on-next', { defaultTtlMs: 100_000 });
  await next.feed.open();
  await create(api, receiver, { webhook: 'second', changes: ['ADDED'] });
  await queueKey(api, 'second', 'state');
  await next.add('b');
  await expect.poll(() => members(receiver)).toContain('b');
});

const SORTED = { strategy: 'sorted' } as const;
const sharded = (shards: number) => ({ strategy: 'sharded', shards }) as const;

it.each([
  { before: sharded(4), after: sharded(4) },
  { before: sharded(4), after: sharded(8) },
  { before: SORTED, after: sharded(4) },
  { before: sharded(4), after: SORTED },
  { before: SORTED, after: SORTED },
])('reports a set that is created again: $before, then $after', async ({ before, after }) => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const settings = { defaultTtlMs: 100_000, feedKept: 1000 };
  const { sets } = api.mayfly;
  await sets.create('c3', { ...before, ...settings });
  api.webhooks.start();
  await create(api, receiver, { sets: { name: 'c3' }, changes: ['ADDED', 'EXPIRED'] });
  const state = await queueKey(api, 'crm', 'state');
  await sets.delete('c3');
  // The position ends with the set.
  await expect.poll(() => api.redis.hkeys(state), { timeout: 5000 }).toEqual([]);
  await sets.create('c3', { ...after, ...settings });
  await expect.poll(() => api.redis.hkeys(state), { timeout: 5000 }).toEqual(['feed:c3']);
  const set = sets.openAny('c3', after.strategy);
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  await set.addMany(many.map((member) => ({ member, ttlMs: 700 })));
  api.clock.now += 700;
  await api.mayfly.createSweeper().sweepDue();
  await expect.poll(() => members(receiver)).toEqual([...many, ...many].toSorted());
});

it('reports no change of a set from a time when it did not select it', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 100_000, feedKept: 1000 });
  api.webhooks.start();
  await create(api, receiver, { sets: { name: 'online' }, changes: ['ADDED'] });
  const state = await queueKey(api, 'crm', 'state');
  const change = (input: object) =>
    ask(api, 'changeWebhook', { webhook: 'crm', ...input }, 'webhook { name }');
  const positions = async () =>
    (await api.redis.hkeys(state)).filter((field) => field.startsWith('feed:'));
  for (const [away, back] of [
    [{ sets: { name: 'other' } }, { sets: { name: 'online' } }],
    [{ changes: ['EXPIRED'] }, { changes: ['ADDED'] }],
  ] as const) {
    await change(away);
    expect(await positions()).toEqual([]);
    await set.add('unseen');
    await change(back);
    await expect.poll(positions).toEqual(['feed:online']);
    await set.add(`seen ${Object.keys(away).join()}`);
    await set.remove('unseen');
  }
  await expect.poll(() => members(receiver)).toEqual(['seen changes', 'seen sets']);
});

it('works while another webhook fails, and leaves a set as soon as it can', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  await api.mayfly.sets.create('broken', { defaultTtlMs: 1000 });
  await api.redis.set(`${api.namespace}:set:{broken}:expired`, 'no stream');
  api.webhooks.start();
  await create(api, receiver, { webhook: 'a-broken', sets: { name: 'broken' } });
  await create(api, receiver);
  await expire(api, 'online', ['a']);
  await expect.poll(() => members(receiver)).toEqual(['a']);

  const stream = `${api.namespace}:set:{online}:expired`;
  await api.redis.rename(stream, `${stream}:kept`);
  await api.redis.set(stream, 'no stream');
  await expect(ask(api, 'deleteWebhook', { webhook: 'crm' }, 'status')).rejects.toThrow(
    'REDIS_FAILED',
  );
  await api.redis.rename(`${stream}:kept`, stream);
  await expect.poll(() => set.expiry.groups(), { timeout: 5000 }).toEqual([]);
});

it('makes its attempts in about a day', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => pauseMs(i + 1));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total / DAY_MS).toBeGreaterThan(0.8);
  expect(total / DAY_MS).toBeLessThan(1.2);
  for (const [i, pause] of pauses.entries())
    expect(pause).toBeGreaterThan(4000 * Math.min(2 ** i, 1440));
});

it('retries after pauses, keeps dead letters, and replays them', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  api.webhooks.start();
  await create(api, receiver);
  receiver.status = 500;
  await expire(api, 'online', ['a']);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect.poll(receiver.requests).toBe(attempt);
    await expect.poll(async () => (await shown(api)).status['failureCount']).toBe(attempt);
    api.clock.now += DAY_MS / 24;
  }
  const { data } = await api.query('{ overview { alerts { kind subject count } } }');
  expect(data).toMatchObject({ overview: { alerts: [{ kind: 'WEBHOOK_FAILS', subject: 'crm' }] } });
  const messages = await queueKey(api, 'crm', 'messages');
  const fields = await api.redis.hkeys(messages);
  const tries = fields.find((field) => field.endsWith(':tries')) ?? '';
  await api.redis.hset(messages, tries, MAX_ATTEMPTS - 1);
  await expect.poll(async () => (await shown(api)).status['deadLetterCount']).toBe(1);
  const dead = await shown(api);
  expect(dead.status).toMatchObject({ waitingCount: 0, deadLetterCount: 1 });
  expect(dead.deadLetters).toMatchObject([{ eventCount: 1, attemptCount: MAX_ATTEMPTS }]);

  receiver.status = 200;
  const messageIds = dead.deadLetters.map(({ messageId }) => messageId);
  const replayed = await ask(api, 'replayDeadLetters', { webhook: 'crm', messageIds }, 'count');
  expect(replayed).toEqual({ count: 1 });
  await expect.poll(() => members(receiver)).toEqual(['a']);
  expect(receiver.messages[0]?.id).toBe(messageIds[0]);
});

it('is paused when its receiver has failed for a day or is gone, and continues without a loss', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  api.webhooks.start();
  await create(api, receiver);
  for (const [status, state] of [
    [500, 'FAILING'],
    [410, 'GONE'],
  ] as const) {
    receiver.status = status;
    receiver.messages.length = 0;
    const before = receiver.requests();
    await expire(api, 'online', ['a']);
    await expect.poll(receiver.requests).toBe(before + 1);
    await expect.poll(async () => (await shown(api)).status['failureCount']).toBe(1);
    api.clock.now += DAY_MS;
    await expect.poll(async () => (await shown(api)).state).toBe(state);
    const { data } = await api.query('{ overview { alerts { kind severity subject } } }');
    expect(data).toEqual({
      overview: { alerts: [{ kind: 'WEBHOOK_PAUSED', severity: 'CRITICAL', subject: 'crm' }] },
    });
    await expire(api, 'online', ['b']);
    receiver.status = 200;
    await ask(api, 'resumeWebhook', { webhook: 'crm' }, 'webhook { name }');
    // The failures before the pause do not count.
    expect((await shown(api)).status).toMatchObject({ failureCount: 0 });
    api.clock.now += DAY_MS;
    await expect.poll(() => members(receiver)).toEqual(['a', 'b']);
    api.clock.now += 2000;
  }
});

it('signs with the earlier secret too until the overlap ends', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const secret = await create(api, receiver);
  const input = { webhook: 'crm', overlapMs: 60_000 };
  const { secret: next } = await ask<{ secret: string }>(
    api,
    'rotateWebhookSecret',
    input,
    'secret',
  );
  const test = () => ask(api, 'sendTestEvent', { webhook: 'crm' }, 'outcome httpStatus');
  expect(await test()).toEqual({ outcome: 'DELIVERED', httpStatus: 200 });
  api.clock.now += 60_000;
  await test();
  const signed = (by: string) => receiver.messages.map((message) => isSigned(message, by));
  expect(signed(secret)).toEqual([true, false]);
  expect(signed(next)).toEqual([true, true]);
  expect(receiver.messages[0]).toMatchObject({ type: 'mayfly.test', events: [] });
  expect((await shown(api)).attempts).toMatchObject([{ isTest: true }, { isTest: true }]);

  // Neither Redis nor any answer has a secret in clear.
  const stored: string[] = [];
  const documented = await readFile(
    new URL('../../../../docs/redis-keys.md', import.meta.url),
    'utf8',
  );
  for (const key of await keysOf(api.redis, `${api.namespace}:api:*`)) {
    stored.push((await api.redis.dump(key)) ?? '');
    if (!key.includes('{webhook:')) continue;
    const name = key.replace(api.namespace, '<ns>').replace(/crm:[^}]+/, '<webhook>:<id>');
    expect(documented).toContain(`\`${name}\``);
  }
  const everything = stored.join('') + JSON.stringify(await shown(api));
  expect(everything).toContain('crm');
  for (const each of [secret, next]) expect(everything).not.toContain(each.slice(6, 20));
});

it('calls public addresses only, and follows neither a redirect nor an upgrade', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  for (const url of [
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a00:1]/',
    'http://0x0a000001/',
    'http://user:secret@example.com/',
    'ftp://example.com/',
    'nothing',
  ]) {
    const input = { webhook: 'crm', url, sets: { name: 'online' } };
    const refused = await ask(api, 'createWebhook', input, 'status userErrors { code field }');
    const userErrors = [{ code: 'INVALID_OPTION', field: 'url' }];
    expect({ url, ...refused }).toEqual({ url, status: null, userErrors });
  }
  const secret = await create(api, receiver);
  receiver.status = 302;
  receiver.headers = { location: 'http://10.1.2.3/' };
  const test = () => ask(api, 'sendTestEvent', { webhook: 'crm' }, 'outcome httpStatus');
  expect(await test()).toEqual({ outcome: 'REJECTED', httpStatus: 302 });
  expect(receiver.requests()).toBe(1);
  receiver.status = 101;
  receiver.headers = { connection: 'upgrade', upgrade: 'other' };
  expect(await test()).toEqual({ outcome: 'REJECTED', httpStatus: 101 });
  const url = 'http://127.0.0.1:1/';
  await ask(api, 'changeWebhook', { webhook: 'crm', url }, 'webhook { url }');
  expect(await test()).toEqual({ outcome: 'UNREACHABLE', httpStatus: null });
  expect(secret).toMatch(/^whsec_/);
});

it('has four requests at once for a receiver, and none that does not answer delays others', async () => {
  const [api, slow, quick] = [await testApi(), await startReceiver(), await startReceiver()];
  slow.status = 0;
  await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  api.webhooks.start();
  await create(api, slow);
  await create(api, quick, { webhook: 'quick' });
  const many = Array.from({ length: 600 }, (_, i) => `m${i}`);
  await expire(api, 'online', many);
  await expect.poll(() => members(quick)).toEqual(many.toSorted());
  await expect.poll(async () => (await shown(api)).status['waitingCount']).toBeGreaterThan(4);
  await expect.poll(slow.requests).toBe(4);
});

it('bounds the time and the size of an answer', async () => {
  const receiver = await startReceiver();
  const sender = new Sender(new Addresses(['127.0.0.0/8']), 300);
  onTestFinished(() => sender.close());
  const send = () => sender.send(receiver.url, {}, '{"data":{"events":[]}}');
  receiver.body = 'endless';
  expect(await send()).toMatchObject({ outcome: 'delivered', status: 200 });
  receiver.body = 'unfinished';
  expect(await send()).toMatchObject({ outcome: 'timedOut', status: null });
  receiver.status = 0;
  expect(await send()).toMatchObject({ outcome: 'timedOut', status: null });
  expect(TIMEOUT_MS).toBe(10_000);
});

it('removes its groups and keys with the webhook, and from sets that it does not report any more', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 1000 });
  const { set: other } = await api.mayfly.sets.create('one', { defaultTtlMs: 1000 });
  api.webhooks.start();
  await create(api, receiver);
  const groups = async () =>
    [
      ...(await set.expiry.groups()).map(({ group }) => `online ${group}`),
      ...(await other.expiry.groups()).map(({ group }) => `one ${group}`),
    ].map((text) => text.slice(0, text.lastIndexOf(':')));
  expect(await groups()).toEqual(['online webhook:crm', 'one webhook:crm']);
  await ask(api, 'changeWebhook', { webhook: 'crm', sets: { name: 'one' } }, 'webhook { set }');
  expect(await groups()).toEqual(['one webhook:crm']);
  await ask(api, 'sendTestEvent', { webhook: 'crm' }, 'outcome');
  expect(await ask(api, 'deleteWebhook', { webhook: 'crm' }, 'status')).toEqual({
    status: 'DELETED',
  });
  expect(await groups()).toEqual([]);
  // The mark of the deletion is left for an hour.
  const state = await queueKey(api, 'crm', '*');
  expect(await api.redis.hkeys(state)).toEqual(['deleted']);
  expect(await api.redis.pttl(state)).toBeGreaterThan(0);
  expect((await api.query('{ webhook(webhook: "crm") { name } }')).data).toEqual({ webhook: null });
  const missing = { webhook: 'crm' };
  expect(await ask(api, 'pauseWebhook', missing, 'userErrors { code field }')).toEqual({
    userErrors: [{ code: 'WEBHOOK_NOT_FOUND', field: 'webhook' }],
  });
  const { data } = await api.query<{ auditEntries: { edges: { node: object }[] } }>(
    '{ auditEntries(first: 10) { edges { node { action target outcome } } } }',
  );
  expect(data.auditEntries.edges.map(({ node }) => node)).toMatchObject([
    { action: 'pauseWebhook', target: 'crm', outcome: 'WEBHOOK_NOT_FOUND' },
    { action: 'deleteWebhook', outcome: 'OK' },
    { action: 'sendTestEvent', outcome: 'OK' },
    { action: 'changeWebhook', outcome: 'OK' },
    { action: 'createWebhook', target: 'crm', outcome: 'OK' },
  ]);
});

it('accepts no message of a deleted webhook, also if a new one has its name', async () => {
  const [api, receiver] = [await testApi(), await startReceiver()];
  const mayfly = createMayfly({ redis: api.redis, namespace: `${api.namespace}:api` });
  const queueOf = async () =>
    new WebhookQueue(mayfly, `${api.namespace}:api`, await api.webhooks.get('crm'));
  const message = toMessage('mayfly.changes', [], 0);
  await create(api, receiver);
  const queue = await queueOf();
  expect(await queue.enqueue([message])).toEqual({ status: 'added' });
  await ask(api, 'deleteWebhook', { webhook: 'crm' }, 'status');
  await create(api, receiver);
  expect(await queue.enqueue([message])).toEqual({ status: 'deleted' });
  const step = { set: 'online', from: '', to: 'c1' };
  expect(await queue.enqueue([message], step)).toEqual({ status: 'deleted' });
  expect((await shown(api)).status).toMatchObject({ waitingCount: 0 });
  expect(await (await queueOf()).enqueue([message])).toEqual({ status: 'added' });
  const attempt = { outcome: 'rejected', status: 500, durationMs: 1 } as const;
  expect(await queue.finish({ ...message, attempts: 1 }, attempt, 'failed')).toBe(-1);
  expect(await queue.finish({ ...message, attempts: 1 }, attempt, 'test')).toBe(-1);
  expect((await shown(api)).attempts).toEqual([]);
});
