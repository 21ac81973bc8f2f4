import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLive } from '../shared/live/live.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ADDRESS, START, iso, runningServer } from '../testing/running-server.ts';

// The journeys in e2e cover the socket.
beforeEach(() => void vi.spyOn(pageLive, 'subscribe').mockReturnValue(() => undefined));

describe('the selection in a set', () => {
  it('is made by keys, and removed together', async () => {
    const api = fakeApi({
      ...runningServer({ a: 600_000, b: 610_000, c: 620_000 }),
      RemoveMembers: () => ({
        removeMembers: {
          now: iso(START),
          results: ['b', 'c'].map((member) => ({
            member,
            status: 'REMOVED',
            value: null,
            expiresAt: iso(START + 610_000),
          })),
        },
      }),
    });
    const user = renderPage(ADDRESS);
    (await screen.findByRole('grid', { name: /soonest/ })).focus();
    await user.keyboard('{ArrowDown}{ArrowDown} {Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2 of 3 selected')).toBeDefined();
    expect(screen.getByRole('row', { name: /^c/ }).getAttribute('aria-selected')).toBe('true');
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Selected members' })).getByRole('button', {
        name: 'Remove',
      }),
    );
    expect(api.calls('RemoveMembers')).toEqual([{ input: { set: 'a/b', members: ['b', 'c'] } }]);
    expect(await screen.findByText('2 members removed.')).toBeDefined();
  });

  it('stays unchanged if there are too many, and an alternative is shown', async () => {
    const server = runningServer({ a: 600_000, b: 610_000 });
    const api = fakeApi({
      ...server,
      MemberWindow: () => {
        const { members } = server.MemberWindow().expiringSet;
        return { expiringSet: { members: { ...members, totalCount: 10_001 } } };
      },
    });
    const user = renderPage(ADDRESS);
    (await screen.findByRole('grid', { name: /soonest/ })).focus();
    await user.keyboard('{ArrowDown}{Control>}a{/Control}');
    expect(await screen.findByText(/^Cannot select all 10,001/)).toBeDefined();
    expect(screen.queryByRole('toolbar', { name: 'Selected members' })).toBeNull();
    expect(api.calls('MemberWindow')).not.toContainEqual(expect.objectContaining({ first: 500 }));
  });
});
