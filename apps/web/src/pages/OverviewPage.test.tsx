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
  sweep: { endedPerSecond: Array.from({ length: 60 }, () => 3), worstLagMs: 20 },
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
  Overview: (): object => ({ overview }),
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
    expect(reading('Expired per second')?.textContent).toMatch(/3/);
    expect(reading('Denied per second')?.textContent).toMatch(/5.*1 policy/);
    expect(await screen.findByRole('row', { name: /logins/ })).toBeDefined();
    expect(
      await screen.findByRole('application', {
        name: /Members of all sets by time left: 10 within 1 h/,
      }),
    ).toBeDefined();
    expect((await screen.findByText('Load, 1 min')).closest('div')?.textContent).toMatch(/2\.25/);
    expect(screen.getByText(/Nothing needs attention/)).toBeDefined();
    expect(screen.getByText('highest bar: 6')).toBeDefined();
  });

  it('links to the last hour', async () => {
    fakeApi(answers);
    renderPage('/');
    expect(await screen.findByRole('link', { name: 'Last hour' })).toMatchObject({
      pathname: '/servers',
      search: '?range=1h',
    });
  });

  it('shows no highest bar without data', async () => {
    const chart = { ...expiring, buckets: expiring.buckets.map((each) => ({ ...each, count: 0 })) };
    fakeApi({ ...answers, Overview: () => ({ overview: { ...overview, chart } }) });
    renderPage('/');
    expect(await screen.findByText('no data')).toBeDefined();
    expect(screen.queryByText(/highest bar/)).toBeNull();
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
      }),
    });
    renderPage('/');
    expect(await screen.findByText('in the first 2 of 4,321 sets')).toBeDefined();
    expect(screen.getByText('at most')).toBeDefined();
    expect(screen.getAllByText('at least')).toHaveLength(2);
    expect(await screen.findByText(/Excludes 4,319 of 4,321 sets/)).toBeDefined();
  });

  it('lists alerts, with links to their solutions', async () => {
    const nothing = {
      severity: 'WARNING',
      subject: null,
      share: null,
      lagMs: null,
      count: null,
      perSecond: null,
    };
    const alert = { ...nothing, kind: 'INVITATION_SPACE_FILLS', subject: 'rooms', share: 0.9 };
    fakeApi({ ...answers, Overview: () => ({ overview: { ...overview, alerts: [alert] } }) });
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
    const alerts = [{ kind: 'REDIS_FULL', severity: 'CRITICAL', subject: null }];
    fakeApi({
      ...answers,
      Overview: () => ({ overview: { ...overview, sets: empty, limits, alerts } }),
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
      Overview: () => (fails ? refusal('INTERNAL_SERVER_ERROR') : { overview }),
    });
    const user = renderPage('/');
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await screen.findByRole('row', { name: /logins/ })).toBeDefined();
  });
});
