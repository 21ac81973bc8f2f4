import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLive } from '../shared/live/live.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ADDRESS, START, iso, runningServer } from '../testing/running-server.ts';

const names = (members: readonly string[], endCursor: string | null = null) => ({
  expiringSet: {
    searchMembers: { endCursor, matches: members.map((member) => ({ member })) },
  },
});

function summaryOf(server: ReturnType<typeof runningServer>, count: number) {
  const { expiringSet } = server.SetSummary();
  return { expiringSet: { ...expiringSet, count } };
}

async function openDialog(user: ReturnType<typeof renderPage>) {
  await user.click(await screen.findByRole('button', { name: 'Clear…' }));
  return within(await screen.findByRole('alertdialog', { name: 'Clear this set' }));
}

// The journeys in e2e cover the socket.
beforeEach(() => void vi.spyOn(pageLive, 'subscribe').mockReturnValue(() => undefined));

describe('clearing a set', () => {
  it('can be undone for few members', async () => {
    const results = ['a', 'b'].map((member) => ({ member, value: null, expiresAt: iso(START) }));
    const withStatus = (status: string) => ({
      now: iso(START),
      results: results.map((each) => ({ ...each, status })),
    });
    const api = fakeApi({
      ...runningServer({ a: 600_000, b: null }),
      MemberNames: ({ after }) => (after === null ? names(['a'], 'next') : names(['a', 'b'])),
      RemoveMembers: () => ({ removeMembers: withStatus('REMOVED') }),
      RestoreMembers: () => ({ restoreMembers: withStatus('RESTORED') }),
    });
    const user = renderPage(ADDRESS);
    const dialog = await openDialog(user);
    expect(dialog.getByText(/2 now.*You can undo this/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Clear set' }));
    expect(await screen.findByText('2 members removed.')).toBeDefined();
    expect(api.calls('RemoveMembers')).toEqual([{ input: { set: 'a/b', members: ['a', 'b'] } }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: 2 members restored.')).toBeDefined();
  });

  it('requires the name of a set with too many members for an undo', async () => {
    const server = runningServer({ a: 600_000 });
    const api = fakeApi({
      ...server,
      SetSummary: () => summaryOf(server, 25_000),
      ClearSet: () => ({ clearExpiringSet: { now: iso(START), clearedCount: 25_000 } }),
    });
    const user = renderPage(ADDRESS);
    const dialog = await openDialog(user);
    expect(dialog.getByText(/25,000 now.*This cannot be undone/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Clear set' }));
    expect(await dialog.findByText('This is not the name of the set.')).toBeDefined();
    expect(api.calls('ClearSet')).toEqual([]);
    await user.type(dialog.getByLabelText('Type the name of the set to confirm'), 'a/b{Enter}');
    expect(await screen.findByText('25,000 members removed.')).toBeDefined();
    expect(api.calls('ClearSet')).toEqual([{ input: { set: 'a/b' } }]);
  });

  it('removes none if there are too many by then', async () => {
    const many = Array.from({ length: 20_001 }, (_, index) => `m${index}`);
    const api = fakeApi({ ...runningServer({ a: 600_000 }), MemberNames: () => names(many) });
    const user = renderPage(ADDRESS);
    const few = await openDialog(user);
    await user.click(few.getByRole('button', { name: 'Clear set' }));
    expect(await screen.findByText(/more than 20,000.*This cannot be undone/)).toBeDefined();
    const field = screen.getByLabelText('Type the name of the set to confirm');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('This is not the name of the set.')).toBeNull();
    expect(api.calls('RemoveMembers')).toEqual([]);
  });
});
