import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = '2026-01-01T12:00:00.000Z';

function setsAnswer(names: readonly string[]) {
  return {
    expiringSets: {
      now,
      totalCount: names.length,
      edges: names.map((name) => ({
        node: { name, count: 3, nextExpiresAt: '2026-01-01T12:03:07.000Z', defaultTtlMs: 300_000 },
      })),
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  };
}

const answers = (names: readonly string[], sample = { active: false, available: false }) => ({
  Now: () => ({ now }),
  Sets: () => setsAnswer(names),
  Sample: () => ({ sample }),
});

describe('the list of sets', () => {
  it('shows name, live members, time to live and when the next one expires', async () => {
    fakeApi(answers(['logins']));
    renderPage('/sets');
    const row = await screen.findByRole('row', { name: /logins/ });
    expect(within(row).getByRole('link', { name: 'logins' })).toHaveProperty(
      'pathname',
      '/sets/logins',
    );
    expect(within(row).getByText('5 m')).toBeDefined();
    expect(within(row).getByText(/^expires at/)).toBeDefined();
    expect(within(row).getByText(/^3:0[67]$/)).toBeDefined();
  });

  it('welcomes to an empty store, with a sample where there can be one', async () => {
    fakeApi(answers([], { active: false, available: true }));
    renderPage('/sets');
    expect(await screen.findByRole('heading', { name: 'Nothing lives here yet' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Fill with a sample' })).toBeDefined();
  });

  it('offers no sample that cannot be', async () => {
    fakeApi(answers([]));
    renderPage('/sets');
    await screen.findByRole('button', { name: 'Create a set' });
    expect(screen.queryByRole('button', { name: 'Fill with a sample' })).toBeNull();
  });

  it('labels a running sample and can remove it', async () => {
    fakeApi(answers(['sample:users'], { active: true, available: false }));
    renderPage('/sets');
    expect(await screen.findByRole('button', { name: 'Remove the sample' })).toBeDefined();
    expect(screen.getByRole('row', { name: /sample:users ?sample/ })).toBeDefined();
  });
});

describe('creating a set', () => {
  it('shows how the time was read and sends milliseconds', async () => {
    const api = fakeApi({
      ...answers(['other']),
      CreateSet: () => refusal('INVALID_NAME', 'name'),
    });
    const user = renderPage('/sets');
    await user.click(await screen.findByRole('button', { name: 'Create a set' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'no good');
    const ttl = screen.getByRole('textbox', { name: 'Default time to live' });
    await user.clear(ttl);
    await user.type(ttl, '1h 30m');
    expect(screen.getByText('= 1 h 30 m')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Create set' }));

    expect(await screen.findByText(/A name is 1 to 128 of these characters/)).toBeDefined();
    expect(api.calls('CreateSet')).toEqual([
      { input: { name: 'no good', defaultTtlMs: 5_400_000 } },
    ]);
  });

  it('sends nothing while a field is wrong', async () => {
    const api = fakeApi(answers(['other']));
    const user = renderPage('/sets');
    await user.click(await screen.findByRole('button', { name: 'Create a set' }));
    const ttl = await screen.findByRole('textbox', { name: 'Default time to live' });
    await user.clear(ttl);
    await user.type(ttl, 'soon');
    await user.click(screen.getByRole('button', { name: 'Create set' }));
    expect(screen.getByText('Enter a name.')).toBeDefined();
    expect(screen.getByText(/Not a time span/)).toBeDefined();
    expect(api.calls('CreateSet')).toEqual([]);
  });
});

describe('an outage', () => {
  it('is told in a banner while the list waits', async () => {
    fakeApi({ ...answers([]), Sets: () => refusal('REDIS_UNAVAILABLE') });
    renderPage('/sets');
    expect(await screen.findByText('Redis does not answer — retrying')).toBeDefined();
    expect(screen.getByRole('status', { name: 'Reading the sets' })).toBeDefined();
  });
});
