import type { MayflyServer } from '../support/mayfly-server.ts';
import type { Store } from './store.ts';

const HOUR_MS = 3_600_000;

const STRATEGIES = {
  keys: { keys: { defaultTtlMs: HOUR_MS } },
  window: { window: { windowMs: HOUR_MS } },
  buckets: { buckets: { defaultTtlMs: HOUR_MS, blockMs: 60_000 } },
  compact: { compact: { defaultTtlMs: HOUR_MS } },
  sharded: { sharded: { defaultTtlMs: HOUR_MS, shards: 4 } },
} as const;

/** Pages that exist in every store. */
export const LASTING_PAGES: readonly string[] = [
  '/',
  '/sets',
  '/adopted',
  '/limits',
  '/one-time-passwords',
  '/invitations',
  '/series',
  '/webhooks',
  '/servers',
  '/explorer',
  '/audit',
  '/tokens',
  '/tokens?tab=sessions',
  '/settings',
];

/** Pages of the data that `fillEveryPage` creates. */
export const PAGES_OF_ONE: readonly string[] = [
  '/sets/loaded',
  ...Object.keys(STRATEGIES).map((strategy) => `/sets/by-${strategy}`),
  '/sets/empty',
  '/adopted/others',
  '/limits/calls',
  '/limits/shadowed',
  '/one-time-passwords/sign-in',
  '/invitations/rooms',
  '/series/load',
  '/sets/loaded/groups',
  '/webhooks/crm',
];

const members = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ member: `member:${String(i).padStart(3, '0')}` }));

/** Adds data of each kind to the store, so that no page is empty. */
export async function fillEveryPage(store: Store, mayfly: MayflyServer): Promise<void> {
  await store.set('loaded', 500);
  for (const [name, strategy] of Object.entries(STRATEGIES)) {
    const set = `by-${name}`;
    await store.mutate('createExpiringSet', 'CreateExpiringSetInput', { name: set, strategy });
    await store.mutate('addMembers', 'AddMembersInput', { set, members: members(50) });
  }
  await store.mutate('createExpiringSet', 'CreateExpiringSetInput', {
    name: 'empty',
    defaultTtlMs: HOUR_MS,
  });

  const soon = Math.floor(Date.now() / 1000) + 7200;
  await mayfly.send(`ZADD others ${soon} alice ${soon + 600} bob`);
  await store.mutate('adoptSet', 'AdoptSetInput', {
    name: 'others',
    key: 'others',
    layout: { score: 'EXPIRY', unit: 'SECONDS' },
  });

  const limits = [{ name: 'all', limit: 20, windowMs: 60_000 }];
  for (const policy of ['calls', 'shadowed']) {
    await store.mutate('createLimitPolicy', 'CreateLimitPolicyInput', {
      name: policy,
      description: 'Calls of each user.',
      shadow: policy === 'shadowed',
      limits,
    });
    for (let call = 0; call < 25; call += 1) {
      const key = `user:${call % 3}`;
      await store.mutate('consumeLimit', 'ConsumeLimitInput', { policy, key, cost: 3 });
    }
  }

  await store.mutate('createOneTimePasswordPurpose', 'CreateOneTimePasswordPurposeInput', {
    purpose: 'sign-in',
  });
  await store.mutate('createInvitationSpace', 'CreateInvitationSpaceInput', { space: 'rooms' });
  for (const id of ['atrium', 'cellar', 'loft']) {
    await store.mutate('getOrCreateInvitationCode', 'GetOrCreateInvitationCodeInput', {
      space: 'rooms',
      id,
    });
  }
  const series = 'load';
  await store.mutate('createSeries', 'CreateSeriesInput', { series, fields: ['load'] });
  const values = [{ field: 'load', value: 1 }];
  await store.mutate('appendSample', 'AppendSampleInput', { series, values });
  const webhook = { webhook: 'crm', url: 'https://example.com/', sets: { name: 'loaded' } };
  await store.mutate('createWebhook', 'CreateWebhookInput', webhook);
  // It sends no requests.
  await store.mutate('pauseWebhook', 'WebhookInput', { webhook: 'crm' });
  const group = { set: 'loaded', group: 'mailer' };
  await store.mutate('createExpiryGroup', 'CreateExpiryGroupInput', group);
  for (const role of ['VIEWER', 'OPERATOR']) {
    await store.mutate('createToken', 'CreateTokenInput', { name: role.toLowerCase(), role });
  }
}
