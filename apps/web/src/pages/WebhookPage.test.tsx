import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const NOW = '2026-01-02T12:00:00.000Z';

const status = {
  waitingCount: 0,
  deadLetterCount: 0,
  droppedCount: 0,
  failureCount: 0,
  failingSince: null as string | null,
  deliveredAt: null as string | null,
  now: NOW,
};

const webhook = {
  name: 'crm',
  url: 'https://crm.example/hook',
  set: null,
  prefix: 'app:',
  changes: ['EXPIRED'],
  state: 'ACTIVE',
  createdAt: NOW,
  overlapUntil: null,
  status,
  attempts: [] as object[],
  deadLetters: [] as object[],
};

const attempt = (index: number) => ({
  messageId: `msg_${index}`,
  eventCount: 1,
  attempt: 1,
  outcome: 'TIMED_OUT',
  httpStatus: null,
  durationMs: 10_000,
  isTest: false,
  at: NOW,
});

const VIEWER = {
  Viewer: () => ({
    viewer: { name: 'v', role: 'VIEWER', scopes: null, endsAt: null, now: NOW },
  }),
};

it('explains why a webhook is paused, and shows the latest deliveries first', async () => {
  const failing = { ...status, failureCount: 4312, failingSince: NOW };
  const attempts = Array.from({ length: 30 }, (_, index) => attempt(index));
  fakeApi({
    Webhook: () => ({ webhook: { ...webhook, state: 'FAILING', status: failing, attempts } }),
    PauseWebhook: () => refusal('INTERNAL_SERVER_ERROR'),
    ResumeWebhook: () => refusal('REDIS_UNAVAILABLE'),
  });
  const user = renderPage('/webhooks/crm');
  expect(await screen.findByText(/The receiver failed for a day/)).toBeDefined();
  expect(screen.getByText('4,312')).toBeDefined();
  const rows = () =>
    within(screen.getByRole('table', { name: 'Recent deliveries' })).getAllByRole('row');
  expect(rows()).toHaveLength(21);
  await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(rows()).toHaveLength(31);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText(/Redis does not answer/)).toBeDefined();
});

it('replays dead letters, and asks before it discards them', async () => {
  const letter = { messageId: 'msg_1', eventCount: 3, attemptCount: 22, diedAt: NOW };
  const api = fakeApi({
    Webhook: () => ({
      webhook: { ...webhook, status: { ...status, deadLetterCount: 1 }, deadLetters: [letter] },
    }),
    ReplayDeadLetters: () => ({ replayDeadLetters: { count: 1 } }),
    DiscardDeadLetters: () => ({ discardDeadLetters: { count: 1 } }),
  });
  const user = renderPage('/webhooks/crm');
  await user.click(await screen.findByRole('button', { name: 'Replay all' }));
  expect(await screen.findByText('1 dead letter replayed.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Discard all…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard dead letters' });
  expect(api.calls('DiscardDeadLetters')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Discard all' }));
  expect(await screen.findByText('1 dead letter discarded.')).toBeDefined();
  expect(api.calls('DiscardDeadLetters')).toEqual([{ input: { webhook: 'crm' } }]);
});

it('says what a refused URL must have', async () => {
  fakeApi({
    Webhooks: () => ({
      webhooks: {
        edges: [],
        pageInfo: { hasNextPage: false, endCursor: null },
        totalCount: 0,
        now: NOW,
      },
    }),
    CreateWebhook: () => refusal('INVALID_OPTION', 'url'),
  });
  const user = renderPage('/webhooks');
  await screen.findByText('No webhooks yet');
  await user.click(await screen.findByRole('button', { name: 'Create webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create webhook' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'crm');
  await user.type(within(dialog).getByRole('textbox', { name: 'URL' }), 'http://10.0.0.1/');
  await user.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
  expect(await within(dialog).findByText(/a public address/)).toBeDefined();
});

it('tells viewers that webhooks are for admins, and loads none', async () => {
  const api = fakeApi(VIEWER);
  renderPage('/webhooks/crm');
  expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send test event' })).toBeNull();
  expect(api.calls('Webhook')).toEqual([]);
});
