import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { now, setsAnswer, setsPageAnswers } from '../testing/sets-answers.ts';

const adoptedSet = {
  name: 'legacy:sessions',
  key: 'legacy:sessions',
  score: 'EXPIRY',
  unit: 'SECONDS',
  memberFormat: 'TEXT',
  windowMs: null,
  createdAt: now,
};

describe('the list of sets', () => {
  it('shows name, strategy, live members, time to live and next expiry', async () => {
    fakeApi(setsPageAnswers(['logins']));
    renderPage('/sets');
    const row = await screen.findByRole('row', { name: /logins/ });
    expect(within(row).getByRole('link', { name: 'logins' })).toHaveProperty(
      'pathname',
      '/sets/logins',
    );
    expect(within(row).getByText('sorted')).toBeDefined();
    expect(within(row).getByText('5 m')).toBeDefined();
    expect(within(row).getByText(/^expires at/)).toBeDefined();
    expect(within(row).getByText(/^3:0[67]$/)).toBeDefined();
  });

  it('distinguishes an expiry now from no expiry', async () => {
    fakeApi({
      ...setsPageAnswers([]),
      Sets: () =>
        setsAnswer([
          { name: 'busy', nextExpiresAt: '2026-01-01T11:59:59.900Z' },
          { name: 'empty', nextExpiresAt: null },
        ]),
    });
    renderPage('/sets');
    const busy = within(await screen.findByRole('row', { name: /busy/ }));
    expect(await busy.findByText('now')).toBeDefined();
    expect(busy.queryByText('—')).toBeNull();
    const empty = within(screen.getByRole('row', { name: /empty/ }));
    expect(empty.getByText('—')).toBeDefined();
    expect(empty.queryByText('now')).toBeNull();
  });

  it('marks counts that are upper bounds', async () => {
    fakeApi({
      ...setsPageAnswers([]),
      Sets: () => setsAnswer([{ name: 'seen', strategy: 'COMPACT', countIsExact: false }]),
    });
    renderPage('/sets');
    const row = await screen.findByRole('row', { name: /seen/ });
    expect(within(row).getByText('at most')).toBeDefined();
  });

  it('lists adopted sets below, with their figures', async () => {
    const page = setsPageAnswers(['logins']);
    const { adoptedSets } = page.AdoptedSets();
    fakeApi({
      ...page,
      AdoptedSets: () => ({
        adoptedSets: { ...adoptedSets, totalCount: 1, edges: [{ node: adoptedSet }] },
      }),
    });
    renderPage('/sets');
    const row = await screen.findByRole('row', { name: /legacy:sessions/ });
    expect(within(row).getByText('expiry in seconds')).toBeDefined();
    expect(await within(row).findByText('7')).toBeDefined();
    expect(within(row).getByText('2')).toBeDefined();
  });

  it('searches all adopted sets before it reports no match', async () => {
    const page = setsPageAnswers([]);
    const { adoptedSets } = page.AdoptedSets();
    const pageInfo = { endCursor: 'behind 1', hasNextPage: true };
    fakeApi({
      ...page,
      AdoptedSets: ({ after }) => ({
        adoptedSets: {
          ...adoptedSets,
          totalCount: 2,
          edges: [{ node: after === null ? adoptedSet : { ...adoptedSet, name: 'other' } }],
          ...(after === null && { pageInfo }),
        },
      }),
    });
    const user = renderPage('/sets?kind=adopted&q=absent');
    expect(await screen.findByText('1 of 2 adopted sets searched')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(
      await screen.findByRole('heading', { name: 'No adopted set with this name' }),
    ).toBeDefined();
  });

  it('filters and sorts as in the address, and updates the address while typing', async () => {
    const api = fakeApi(setsPageAnswers(['logins']));
    const user = renderPage('/sets?kind=window&sort=count&down=true');
    await screen.findByRole('row', { name: /logins/ });
    await user.type(screen.getByRole('searchbox', { name: 'Name contains' }), 'log');
    await waitFor(() =>
      expect(api.calls('Sets').at(-1)).toEqual({
        first: 50,
        after: null,
        filter: { contains: 'log', strategy: 'WINDOW' },
        orderBy: { field: 'COUNT', descending: true },
      }),
    );
    expect(location.search).toContain('q=log');
    await user.click(screen.getByRole('button', { name: /^Set/ }));
    await waitFor(() => expect(location.search).not.toContain('sort'));
  });

  it('says when an order covers the first sets only', async () => {
    fakeApi({ ...setsPageAnswers([]), Sets: () => setsAnswer([{ name: 'a' }], 4321) });
    renderPage('/sets?sort=expiry');
    expect(await screen.findByText(/the first 1 sets by name, of 4,321/)).toBeDefined();
  });

  it('offers a way back from a filter without matches', async () => {
    fakeApi({ ...setsPageAnswers([]), Sets: () => setsAnswer([], 5) });
    const user = renderPage('/sets?q=nothing');
    await user.click(await screen.findByRole('button', { name: 'Show all sets' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('shows a welcome for an empty store, with demo data if available', async () => {
    fakeApi(setsPageAnswers([], { active: false, available: true }));
    renderPage('/sets');
    expect(await screen.findByRole('heading', { name: 'No sets yet' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add demo data' })).toBeDefined();
  });

  it('does not offer demo data if it is unavailable', async () => {
    fakeApi(setsPageAnswers([]));
    renderPage('/sets');
    await screen.findByRole('button', { name: 'Create set' });
    expect(screen.queryByRole('button', { name: 'Add demo data' })).toBeNull();
  });

  it('labels demo data and can remove it', async () => {
    fakeApi(setsPageAnswers(['sample:users'], { active: true, available: false }));
    renderPage('/sets');
    expect(await screen.findByRole('button', { name: 'Remove demo data' })).toBeDefined();
    expect(screen.getByRole('row', { name: /sample:users ?demo/ })).toBeDefined();
  });
});

describe('an outage', () => {
  it('is reported in a banner while the list waits', async () => {
    fakeApi({ ...setsPageAnswers([]), Sets: () => refusal('REDIS_UNAVAILABLE') });
    renderPage('/sets');
    expect(await screen.findByText('Redis does not answer — retrying')).toBeDefined();
    expect(screen.getByRole('status', { name: 'Loading sets' })).toBeDefined();
  });
});
