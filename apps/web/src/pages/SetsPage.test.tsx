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
  it('shows name, strategy, live members, time to live and when the next one expires', async () => {
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

  it('tells what goes at this moment from what never does', async () => {
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

  it('says which counts are upper bounds', async () => {
    fakeApi({
      ...setsPageAnswers([]),
      Sets: () => setsAnswer([{ name: 'seen', strategy: 'COMPACT', countIsExact: false }]),
    });
    renderPage('/sets');
    const row = await screen.findByRole('row', { name: /seen/ });
    expect(within(row).getByText('at most')).toBeDefined();
  });

  it('lists what other programs write below, with what is known of it', async () => {
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

  it('looks for a name through all adopted sets before it says that there is none', async () => {
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

  it('filters and sorts by what the address says, and the address by what is typed', async () => {
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

  it('says honestly when an order is one of the first sets only', async () => {
    fakeApi({ ...setsPageAnswers([]), Sets: () => setsAnswer([{ name: 'a' }], 4321) });
    renderPage('/sets?sort=expiry');
    expect(await screen.findByText(/the first 1 sets by name, of 4,321/)).toBeDefined();
  });

  it('leads back from a filter that nothing matches', async () => {
    fakeApi({ ...setsPageAnswers([]), Sets: () => setsAnswer([], 5) });
    const user = renderPage('/sets?q=nothing');
    await user.click(await screen.findByRole('button', { name: 'Show all sets' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('welcomes to an empty store, with a sample where there can be one', async () => {
    fakeApi(setsPageAnswers([], { active: false, available: true }));
    renderPage('/sets');
    expect(await screen.findByRole('heading', { name: 'No sets yet' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Add demo data' })).toBeDefined();
  });

  it('offers no sample that cannot be', async () => {
    fakeApi(setsPageAnswers([]));
    renderPage('/sets');
    await screen.findByRole('button', { name: 'Create set' });
    expect(screen.queryByRole('button', { name: 'Add demo data' })).toBeNull();
  });

  it('labels a running sample and can remove it', async () => {
    fakeApi(setsPageAnswers(['sample:users'], { active: true, available: false }));
    renderPage('/sets');
    expect(await screen.findByRole('button', { name: 'Remove demo data' })).toBeDefined();
    expect(screen.getByRole('row', { name: /sample:users ?sample/ })).toBeDefined();
  });
});

describe('an outage', () => {
  it('is told in a banner while the list waits', async () => {
    fakeApi({ ...setsPageAnswers([]), Sets: () => refusal('REDIS_UNAVAILABLE') });
    renderPage('/sets');
    expect(await screen.findByText('Redis does not answer — retrying')).toBeDefined();
    expect(screen.getByRole('status', { name: 'Reading the sets' })).toBeDefined();
  });
});
