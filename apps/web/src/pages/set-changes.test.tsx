import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLive } from '../shared/live/live.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ADDRESS, START, iso, runningServer } from '../testing/running-server.ts';

const extended = {
  extendMembers: {
    now: iso(START),
    results: [
      {
        member: 'alice',
        status: 'CHANGED',
        expiresAt: iso(START + 90_000),
        formerExpiresAt: iso(START + 30_000),
      },
    ],
  },
};

// The journeys in e2e cover the socket.
beforeEach(() => void vi.spyOn(pageLive, 'subscribe').mockReturnValue(() => undefined));

describe('changes in a set', () => {
  it('extends by a duration, and undoes it exactly as in the response', async () => {
    const api = fakeApi({
      ...runningServer({ alice: 30_000 }),
      ExtendMembers: () => extended,
      RestoreMembers: () => ({
        restoreMembers: { now: iso(START), results: [{ member: 'alice', status: 'RESTORED' }] },
      }),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Extend alice by 1 m' }));
    expect(api.calls('ExtendMembers')).toEqual([
      { input: { set: 'a/b', members: ['alice'], byMs: 60_000 } },
    ]);
    expect(await screen.findByText('alice extended by 1 m.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: member restored.')).toBeDefined();
    const rescheduled = { from: { at: iso(START + 90_000) }, to: { at: iso(START + 30_000) } };
    expect(api.calls('RestoreMembers')).toEqual([
      { input: { set: 'a/b', members: [{ member: 'alice', undo: { rescheduled } }] } },
    ]);
  });

  it('reverts a rejected change and says why', async () => {
    fakeApi({
      ...runningServer({ alice: 30_000 }),
      PersistMembers: () => refusal('REDIS_UNAVAILABLE'),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Keep alice' }));
    expect(await screen.findAllByText(/The change may have happened/)).not.toEqual([]);
    expect(await screen.findByRole('button', { name: 'Keep alice' })).toBeDefined();
  });

  it('restores the remembered members after a larger removal', async () => {
    const removed = Array.from({ length: 21_000 }, (_, index) => ({
      member: `u${index}`,
      value: null,
      expiresAt: iso(START + 600_000),
    }));
    const step = (part: object, endCursor: string | null) => ({
      removeMatchingMembers: {
        ...part,
        now: iso(START),
        endCursor,
        scannedCount: 0,
        totalCount: 0,
      },
    });
    const api = fakeApi({
      ...runningServer({ u0: 600_000 }),
      RemoveMatchingMembers: ({ input }) =>
        JSON.stringify(input).includes('"after":"half"')
          ? step({ removed: removed.slice(10_500) }, null)
          : step({ removed: removed.slice(0, 10_500) }, 'half'),
      RestoreMembers: () => ({
        restoreMembers: {
          now: iso(START),
          results: removed.slice(0, 1_000).map((each) => ({ ...each, status: 'RESTORED' })),
        },
      }),
    });
    const user = renderPage(`${ADDRESS}?find=u`);
    await user.click(await screen.findByRole('button', { name: 'Remove all matches…' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: /^Remove/ }));
    const message = '21,000 members removed; 20,000 of them can be restored.';
    expect(await screen.findByText(message)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const undone = 'Undone: 20,000 members restored.';
    expect(await screen.findByText(undone)).toBeDefined();
    expect(api.calls('RestoreMembers')).toHaveLength(20);
  });

  it('adds a member with the default time and a JSON value', async () => {
    const api = fakeApi({
      ...runningServer({}),
      AddMember: () => ({ addMember: { now: iso(START), status: 'ADDED', expiresAt: null } }),
    });
    const user = renderPage(ADDRESS);
    await user.type(await screen.findByRole('textbox', { name: 'Member' }), 'carol');
    await user.click(screen.getByRole('textbox', { name: /Value/ }));
    await user.paste('{"ip": "10.0.0.1"}');
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    expect(await screen.findByText('carol added.')).toBeDefined();
    const lifetime = { ttlMs: 60_000 };
    expect(api.calls('AddMember')).toEqual([
      { input: { set: 'a/b', member: 'carol', lifetime, value: { ip: '10.0.0.1' } } },
    ]);
    expect(screen.getByRole('textbox', { name: 'Member' })).toBe(document.activeElement);
  });

  it('shows invalid pasted lines, and sends nothing until they are fixed', async () => {
    const api = fakeApi({
      ...runningServer({ alice: 600_000 }),
      AddMembers: () => ({ addMembers: { results: [{ status: 'ADDED' }, { status: 'ADDED' }] } }),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Paste…' }));
    const field = await screen.findByRole('textbox', { name: /one per line/ });
    await user.click(field);
    await user.paste('bob\n{"member": "carol", "ttl": "soon"}');
    expect(await screen.findByText('"ttl" must be a duration')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(api.calls('AddMembers')).toEqual([]);
    await user.clear(field);
    await user.paste('bob\n{"member": "carol", "ttl": "5m"}');
    await user.click(await screen.findByRole('button', { name: 'Add 2' }));
    expect(await screen.findByText('2 members added.')).toBeDefined();
    const members = [{ member: 'bob' }, { member: 'carol', lifetime: { ttlMs: 300_000 } }];
    expect(api.calls('AddMembers')).toEqual([{ input: { set: 'a/b', members } }]);
  });
});
