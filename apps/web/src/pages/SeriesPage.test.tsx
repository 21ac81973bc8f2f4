import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const NOW = '2026-01-02T12:00:00.000Z';

const series = {
  name: 'checkout',
  fields: ['latency'],
  retentionMs: 86_400_000,
  createdAt: NOW,
  history: { from: NOW, now: NOW, stepMs: 60_000, hasMoreSources: false, sources: [] },
};

it('says how a series without samples gets them, and gives viewers no way to delete it', async () => {
  fakeApi({
    Viewer: () => ({ viewer: { name: 'v', role: 'VIEWER', scopes: null, endsAt: null, now: NOW } }),
    Series: () => ({ series }),
  });
  renderPage('/series/checkout');
  expect(await screen.findByText('appendSample')).toBeDefined();
  expect(screen.getByText('latency; kept for 1 d')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete…' })).toBeNull();
});

it.each([
  ['SERIES_NOT_FOUND', 'No such series'],
  ['FORBIDDEN', 'Could not load this series'],
])('explains %s', async (code, title) => {
  fakeApi({ Series: () => refusal(code) });
  renderPage('/series/checkout');
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});
