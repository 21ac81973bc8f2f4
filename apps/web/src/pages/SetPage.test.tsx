import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLive } from '../shared/live/live.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ADDRESS, START, iso, runningServer } from '../testing/running-server.ts';

// What comes over the socket is for the journeys in e2e.
beforeEach(() => void vi.spyOn(pageLive, 'subscribe').mockReturnValue(() => undefined));

describe('a set', () => {
  it('shows its members with their values and times', async () => {
    fakeApi(runningServer({ alice: 600_000, bob: null }));
    renderPage(ADDRESS);
    const alice = await screen.findByRole('row', { name: /alice/ });
    expect(within(alice).getByText('{"n":1}')).toBeDefined();
    expect(within(alice).getByText(/^(10:00|9:5\d)$/)).toBeDefined();
    expect(within(screen.getByRole('row', { name: /bob/ })).getByText('never')).toBeDefined();
    expect(
      await screen.findByRole('application', { name: /7 within 1 m, 4 later, 2 never/ }),
    ).toBeDefined();
  });

  it('lets a member vanish when its time is up', async () => {
    fakeApi(runningServer({ brief: 6_000, stays: null }));
    renderPage(ADDRESS);
    await screen.findByRole('row', { name: /brief/ });
    await waitFor(() => expect(screen.queryByRole('row', { name: /brief/ })).toBeNull(), {
      timeout: 20_000,
    });
    expect(screen.getByRole('row', { name: /stays/ })).toBeDefined();
  });

  it('opens a member by its address, with its place and its whole value', async () => {
    fakeApi(runningServer({ alice: 600_000 }));
    renderPage(`${ADDRESS}?member=alice`);
    expect(await screen.findByText('No. 7 of 9,000: show')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Value as JSON' }).textContent).toBe(
      '{\n  "n": 1\n}',
    );
  });

  it('searches by what the address says, and says how far it looked', async () => {
    const api = fakeApi(runningServer({ alice: 600_000 }));
    renderPage(`${ADDRESS}?find=ali&match=contains`);
    expect(await screen.findByText('1 found')).toBeDefined();
    expect(screen.getByText(/scanned 9,000 of 9,000/)).toBeDefined();
    expect(api.calls('SearchMembers')).toEqual([
      { name: 'a/b', filter: { contains: 'ali' }, first: 200, after: null },
    ]);
  });

  it('lists a set without order as it is found, and says what it cannot do', async () => {
    const api = fakeApi(runningServer({ alice: 600_000 }, 'KEYS'));
    renderPage(ADDRESS);
    expect(await screen.findByRole('row', { name: /alice/ })).toBeDefined();
    expect(screen.getByText(/has no order/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep alice' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go to…' })).toBeNull();
    expect(api.calls('MemberWindow')).toEqual([]);
    expect(api.calls('TimeLeft')).toEqual([]);
  });

  it('shows a viewer no button that they may not press', async () => {
    fakeApi({
      ...runningServer({ alice: 600_000 }),
      Viewer: () => ({ viewer: { name: 'v', role: 'VIEWER', endsAt: null, now: iso(START) } }),
    });
    renderPage(ADDRESS);
    await screen.findByRole('row', { name: /alice/ });
    expect(await screen.findByText('Read-only.')).toBeDefined();
    for (const name of ['Remove alice', 'Extend alice by 1 m', 'Add…', 'Settings…', 'Delete…']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('says when there is no such set', async () => {
    const gone = () => refusal('SET_NOT_FOUND', 'name');
    fakeApi({ ...runningServer({}), SetSummary: gone, MemberWindow: gone });
    renderPage(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'No such set' })).toBeDefined();
  });
});
