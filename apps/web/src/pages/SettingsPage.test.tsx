import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { timeFormat } from '../shared/clock/time-preferences.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { setMotion } from '../shared/theme/motion-store.ts';

const answers = { About: () => ({ about: { version: '1.2.3', redisVersion: '7.0.15' } }) };

/** The arrival time; the range tolerates a slow machine. */
const AGO = /^(now|\d+ s ago)$/;

afterEach(() => {
  setMotion('system');
  timeFormat.set('relative');
});

it('shows who is signed in, with which role, and until when', async () => {
  const now = new Date();
  const endsAt = new Date(now.getTime() + 90_000).toISOString();
  const viewer = { name: 'eve', role: 'VIEWER', scopes: null, endsAt, now: now.toISOString() };
  fakeApi({ ...answers, Viewer: () => ({ viewer }) });
  renderPage('/settings');
  const panel = within(await screen.findByRole('region', { name: 'Account' }));
  expect(await panel.findByText('eve')).toBeDefined();
  expect(panel.getByText(/Cannot change anything/)).toBeDefined();
  expect(panel.getByText(/^1:[23]\d$/)).toBeDefined();
  expect(panel.queryByRole('link', { name: 'All sessions' })).toBeNull();
});

it('changes motion and the time format immediately', async () => {
  fakeApi(answers);
  const user = renderPage('/settings');
  await user.click(await screen.findByRole('radio', { name: 'Reduced' }));
  expect(document.documentElement.dataset['motion']).toBe('reduced');
  expect(await screen.findByText(AGO)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Date and time' }));
  expect(screen.queryByText(AGO)).toBeNull();
});

it('lists the global shortcuts', async () => {
  fakeApi(answers);
  renderPage('/settings');
  const keys = within(await screen.findByRole('region', { name: 'Keyboard' }));
  expect(await keys.findByText('Search everything')).toBeDefined();
});

it.each([
  [{ version: '1.2.3', redisVersion: '7.0.15' }, 'Mayfly 1.2.3 · Redis 7.0.15'],
  [{ version: '1.2.3', redisVersion: null }, 'Mayfly 1.2.3'],
])('shows the versions', async (about, words) => {
  fakeApi({ About: () => ({ about }) });
  renderPage('/settings');
  expect(await screen.findByText(words)).toBeDefined();
});
