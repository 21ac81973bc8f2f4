import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = '2026-01-01T12:00:00.000Z';

const expiring = {
  now,
  spanMs: 3_600_000,
  consideredCount: 2,
  consideredAll: true,
  buckets: [
    { fromMs: 0, toMs: 60_000, count: 4 },
    { fromMs: 60_000, toMs: 120_000, count: 6 },
  ],
};

const overview = {
  now,
  sets: {
    totalCount: 2,
    consideredCount: 2,
    consideredAll: true,
    liveCount: 1234,
    countIsExact: true,
    nextToExpire: [
      {
        name: 'logins',
        strategy: 'SORTED',
        count: 1234,
        countIsExact: true,
        nextExpiresAt: '2026-01-01T12:03:07.000Z',
      },
    ],
  },
  hour: expiring,
  chart: expiring,
  limits: {
    stepMs: 10_000,
    allowed: [0, 100, 0],
    denied: [0, 50, 0],
    shadowed: [0, 0, 0],
    unavailable: [0, 0, 0],
    consideredCount: 1,
    consideredAll: true,
  },
  alerts: [] as object[],
};

const answers = {
  Now: () => ({ now }),
  DemoData: () => ({ demoData: { active: false, available: false } }),
  Overview: (): object => ({ overview, adoptedSets: { totalCount: 0 } }),
  OverviewHistory: () => ({
    overview: {
      history: {
        from: now,
        stepMs: 10_000,
        live: [1200, 1234],
        addedPerSecond: [null, 5],
        expiredPerSecond: [null, 3],
        now,
      },
    },
  }),
  OverviewLoad: () => ({
    serverStats: {
      history: {
        hasMoreInstances: false,
        instances: [{ id: 'a', lines: [{ field: 'LOAD1', values: [1.5, 2.25] }] }],
      },
      redis: { history: { lines: [{ field: 'OPERATIONS_PER_SECOND', values: [10, 40] }] } },
    },
  }),
};

const reading = (label: string) => screen.getByText(label).closest('div');

describe('the overview', () => {
  it('shows live members, expiries and denied calls', async () => {
    fakeApi(answers);
    renderPage('/');
    await screen.findByText('Live members');
    expect(reading('Live members')?.textContent).toMatch(/1,234in 2 sets/);
    expect(reading('Expiring within a minute')?.textContent).toMatch(/4/);
    expect(reading('Expiring within an hour')?.textContent).toMatch(/10/);
    expect(reading('Expired/s')?.textContent).toMatch(/3/);
    expect(reading('Denied/s')?.textContent).toMatch(/5.*1 policy/);
    expect(await screen.findByRole('row', { name: /logins/ })).toBeDefined();
    expect(
      await screen.findByRole('application', {
        name: /Members of all sets by time left: 10 within 1 h/,
      }),
    ).toBeDefined();
    expect((await screen.findByText('Load, 1 min')).closest('div')?.textContent).toMatch(/2\.25/);
    expect(screen.getByText(/Nothing needs attention/)).toBeDefined();
    const line = within(await screen.findByRole('region', { name: 'Member history' }));
    expect(line.getByText('1,234')).toBeDefined();
    expect(screen.getByText('peak 6')).toBeDefined();
  });

  it('has one time range for its charts, also in the link to all charts', async () => {
    const api = fakeApi(answers);
    const user = renderPage('/?range=5m');
    expect(await screen.findByRole('link', { name: 'All charts' })).toMatchObject({
      pathname: '/servers',
      search: '?range=5m',
    });
    await user.click(screen.getByRole('radio', { name: '15 min' }));
    expect(location.search).toBe('?range=15m');
    expect(api.calls('OverviewHistory')).toEqual([
      { lastMs: 300_000, points: 31 },
      { lastMs: 900_000, points: 91 },
    ]);
  });

  it('shows no peak without data', async () => {
    const chart = { ...expiring, buckets: expiring.buckets.map((each) => ({ ...each, count: 0 })) };
    fakeApi({
      ...answers,
      Overview: () => ({ overview: { ...overview, chart }, adoptedSets: { totalCount: 0 } }),
    });
    renderPage('/');
    expect(await screen.findByText('no data')).toBeDefined();
    expect(screen.queryByText(/peak/)).toBeNull();
  });

  it('says which figures are incomplete', async () => {
    fakeApi({
      ...answers,
      Overview: () => ({
        overview: {
          ...overview,
          sets: { ...overview.sets, totalCount: 4321, consideredAll: false, countIsExact: false },
          hour: { ...expiring, consideredAll: false },
          chart: { ...expiring, consideredAll: false },
        },
        adoptedSets: { totalCount: 2 },
      }),
    });
    renderPage('/');
    expect(await screen.findByText('in the first 2 of 4,321 sets')).toBeDefined();
    expect(reading('Live members')?.textContent).toMatch(/without 2 adopted/);
    expect(screen.getByText(/there can be fewer/)).toBeDefined();
    expect(screen.getAllByText(/in 2 of 4,321 sets/).length).toBeGreaterThanOrEqual(2);
    expect(
      await screen.findByText(/Members in 2 of 4,321 sets\. The other sets do not order/),
    ).toBeDefined();
  });

  it('lists alerts, with links to their solutions', async () => {
    const nothing = {
      severity: 'WARNING',
      subject: null,
      server: null,
      share: null,
      lagMs: null,
      count: null,
      perSecond: null,
    };
    const alert = { ...nothing, kind: 'INVITATION_SPACE_FILLS', subject: 'rooms', share: 0.9 };
    fakeApi({
      ...answers,
      Overview: () => ({
        overview: { ...overview, alerts: [alert] },
        adoptedSets: { totalCount: 0 },
      }),
    });
    renderPage('/');
    const region = await screen.findByRole('region', { name: /Needs attention/ });
    expect(within(region).getByText('The codes of rooms are 90 % in use.')).toBeDefined();
    expect(within(region).getByRole('link', { name: 'Open rooms' })).toHaveProperty(
      'pathname',
      '/invitations/rooms',
    );
  });

  it('requests the span in the address', async () => {
    const api = fakeApi(answers);
    const user = renderPage('/?span=1m');
    expect(await screen.findByRole('radio', { name: 'Next minute' })).toHaveProperty(
      'checked',
      true,
    );
    expect(api.calls('Overview')[0]).toEqual({ span: 'MINUTE' });
    await user.click(screen.getByRole('radio', { name: 'Next hour' }));
    expect(location.search).toBe('');
    expect(api.calls('Overview').at(-1)).toEqual({ span: 'HOUR' });
  });

  it('shows a welcome for an empty store, below the alerts', async () => {
    const empty = { ...overview.sets, totalCount: 0, consideredCount: 0, liveCount: 0 };
    const limits = { ...overview.limits, consideredCount: 0 };
    const alerts = [{ kind: 'REDIS_FULL', severity: 'CRITICAL', subject: null, server: null }];
    fakeApi({
      ...answers,
      Overview: () => ({
        overview: { ...overview, sets: empty, limits, alerts },
        adoptedSets: { totalCount: 0 },
      }),
    });
    renderPage('/');
    expect(await screen.findByRole('heading', { name: 'No sets yet' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Create set' })).toBeDefined();
    expect(screen.getByText('Redis is full.')).toBeDefined();
  });

  it('shows the error, and retries', async () => {
    let fails = true;
    fakeApi({
      ...answers,
      Overview: () => (fails ? refusal('INTERNAL_SERVER_ERROR') : answers.Overview()),
    });
    const user = renderPage('/');
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await screen.findByRole('row', { name: /logins/ })).toBeDefined();
  });
});
