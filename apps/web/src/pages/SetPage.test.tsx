import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLive } from '../shared/live/live.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ADDRESS, iso, runningServer, START } from '../testing/running-server.ts';

// The journeys in e2e cover the socket.
beforeEach(() => void vi.spyOn(pageLive, 'subscribe').mockReturnValue(() => undefined));

describe('a set', () => {
  it('shows its members with their values and times', async () => {
    fakeApi(runningServer({ alice: 600_000, bob: null }));
    renderPage(ADDRESS);
    const alice = await screen.findByRole('row', { name: /alice/ });
    expect(within(alice).getByText('{"n":1}')).toBeDefined();
    expect(within(alice).getByText(/^(10:00|9:5\d)$/)).toBeDefined();
    expect(within(screen.getByRole('row', { name: /bob/ })).getByText('No end')).toBeDefined();
    expect(
      await screen.findByRole('application', { name: /7 within 1 m, 4 later, 2 no end/ }),
    ).toBeDefined();
  });

  it('searches as in the address, and shows the progress', async () => {
    const api = fakeApi(runningServer({ alice: 600_000 }));
    renderPage(`${ADDRESS}?find=ali&match=contains`);
    expect(await screen.findByText('1 found')).toBeDefined();
    expect(screen.getByText(/scanned 9,000 of 9,000/)).toBeDefined();
    expect(api.calls('SearchMembers')).toEqual([
      { name: 'a/b', filter: { contains: 'ali' }, first: 200, after: null },
    ]);
  });

  it('lists an unordered set as found, and explains its limitations', async () => {
    const api = fakeApi(runningServer({ alice: 600_000 }, 'KEYS'));
    renderPage(ADDRESS);
    expect(await screen.findByRole('row', { name: /alice/ })).toBeDefined();
    expect(screen.getByText(/has no order/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep alice' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go to…' })).toBeNull();
    expect(api.calls('MemberWindow')).toEqual([]);
    expect(api.calls('TimeLeft')).toEqual([]);
  });

  it('shows how many members lived, also as a table, over the range in the address', async () => {
    const api = fakeApi(runningServer({ alice: 600_000 }));
    const user = renderPage(`${ADDRESS}?range=15m`);
    const panel = within(await screen.findByRole('region', { name: 'Member history' }));
    expect(panel.getByRole('radio', { name: '15 min' })).toHaveProperty('checked', true);
    expect(
      await panel.findByRole('application', { name: /Member history over the last 15 m/ }),
    ).toBeDefined();
    await user.click(panel.getByText('Data table'));
    const rows = panel.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([[], ['3', '0.2/s', '0.1/s'], ['1', '—', '—']]);
    await user.click(panel.getByRole('radio', { name: '1 h' }));
    expect(location.search).toBe('?range=1h');
    expect(api.calls('SetHistory')).toEqual([
      { name: 'a/b', lastMs: 900_000, points: 61 },
      { name: 'a/b', lastMs: 3_600_000, points: 61 },
    ]);
  });

  it('says when the line of a new set appears', async () => {
    const server = runningServer({ alice: 600_000 });
    const { expiringSet } = server.SetHistory();
    const history = { ...expiringSet.history, live: [null, 1] };
    fakeApi({ ...server, SetHistory: () => ({ expiringSet: { history } }) });
    renderPage(ADDRESS);
    expect(await screen.findByText(/The line appears after two samples/)).toBeDefined();
  });

  it('turns the hand-over on and off', async () => {
    const handOver = { isOn: false, waitingCount: 0 };
    const server = runningServer({ alice: 600_000 });
    const api = fakeApi({
      ...server,
      SetSummary: () => ({ expiringSet: { ...server.SetSummary().expiringSet, handOver } }),
      ChangeHandOver: () => {
        if (handOver.isOn) return refusal('REDIS_UNAVAILABLE');
        Object.assign(handOver, { isOn: true, waitingCount: 1_200 });
        return { changeHandOver: { handOver } };
      },
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Turn on hand-over' }));
    expect(await screen.findByText('Hand-over turned on.')).toBeDefined();
    expect(await screen.findByText(/is on, 1,200 waiting/)).toBeDefined();
    expect(api.calls('ChangeHandOver')).toEqual([{ input: { set: 'a/b', isOn: true } }]);
    await user.click(screen.getByRole('button', { name: 'Turn off hand-over' }));
    expect(await screen.findByText(/Redis does not answer/)).toBeDefined();
    expect(screen.getByText(/is on, 1,200 waiting/)).toBeDefined();
  });

  it('shows the hand-over to a viewer, who cannot change it', async () => {
    const now = iso(START);
    fakeApi({
      ...runningServer({ alice: 600_000 }),
      Viewer: () => ({ viewer: { name: 'v', role: 'VIEWER', scopes: null, endsAt: null, now } }),
    });
    renderPage(ADDRESS);
    expect(await screen.findByText(/is off/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /hand-over/ })).toBeNull();
  });
});
