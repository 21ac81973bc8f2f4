import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const NOW = '2026-01-02T12:00:00.000Z';

const group = {
  name: 'mailer',
  webhook: null,
  consumerCount: 2,
  unfinishedCount: 3,
  unreadBatches: null,
  oldestAt: null,
  lostCount: 0,
  deadLetterCount: 1,
  maxTries: 1,
};

const LETTER = { id: '1-1', member: 'ada', expiresAt: NOW, tries: 1, diedAt: NOW };

const answers = (...groups: readonly object[]) => ({
  ExpiryGroups: () => ({
    expiryGroups: {
      edges: groups.map((node) => ({ node })),
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: groups.length,
      now: NOW,
    },
  }),
  ExpiredDeadLetters: () => ({
    expiredDeadLetters: { edges: [{ node: LETTER }], totalCount: 1 },
  }),
});

const as = (role: string) => ({
  Viewer: () => ({ viewer: { name: 'v', role, scopes: null, endsAt: null, now: NOW } }),
});

it('links the group of a webhook to it, and cannot delete it', async () => {
  fakeApi(
    answers(group, { ...group, name: 'webhook:crm:eu:id', webhook: 'crm:eu', deadLetterCount: 0 }),
  );
  renderPage('/sets/online/groups');
  const link = await screen.findByRole('link', { name: 'Open the webhook' });
  expect(link.getAttribute('href')).toBe('/webhooks/crm%3Aeu');
  expect(screen.getAllByText('unknown')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
});

it('asks before it discards dead letters, and shows why it failed', async () => {
  const api = fakeApi({
    ...answers(group),
    DiscardExpired: () => refusal('REDIS_UNAVAILABLE'),
  });
  const user = renderPage('/sets/online/groups');
  await user.click(await screen.findByRole('button', { name: /dead letters of mailer/ }));
  await user.click(await screen.findByRole('button', { name: 'Discard 1…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard dead letters' });
  await user.click(within(question).getByRole('button', { name: 'Discard 1' }));
  expect(await within(question).findByText(/Redis does not answer/)).toBeDefined();
  expect(api.calls('DiscardExpired')).toEqual([
    { input: { set: 'online', group: 'mailer', letters: ['1-1'] } },
  ]);
});

it('lets viewers read dead letters, and change nothing', async () => {
  fakeApi({ ...answers(group), ...as('VIEWER') });
  const user = renderPage('/sets/online/groups');
  expect(await screen.findByText(/Your role can only view/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /dead letters of mailer/ }));
  expect(await screen.findByText('ada')).toBeDefined();
  const names = screen.getAllByRole('button', { hidden: true }).map((each) => each.textContent);
  expect(names.filter((name) => /Create|Delete|Replay|Discard/.test(name))).toEqual([]);
});

it('names a set that does not exist', async () => {
  fakeApi({ ExpiryGroups: () => refusal('SET_NOT_FOUND', 'set') });
  renderPage('/sets/gone/groups');
  expect(await screen.findByRole('heading', { name: 'No such set' })).toBeDefined();
});
