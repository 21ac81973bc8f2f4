import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLive } from '../graphql/live.ts';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

/** A server whose clock runs, an arbitrary while away from the browser's. */
function runningServer(members: Record<string, number | null>, strategy = 'SORTED') {
  const startedAt = performance.now();
  const now = () => START + (performance.now() - startedAt);
  const live = () =>
    Object.entries(members)
      .filter(([, left]) => left === null || START + left > now())
      .map(([member, left]) => ({
        member,
        value: { n: 1 },
        expiresAt: left === null ? null : iso(START + left),
      }));
  return {
    SetSummary: () => ({
      expiringSet: {
        name: 'a/b',
        strategy,
        count: live().length,
        countIsExact: true,
        nextExpiresAt: null,
        defaultTtlMs: 60_000,
        createdAt: iso(START),
        now: iso(now()),
        details: {
          memoryBytes: 2_048,
          memoryIsEstimated: false,
          sweepLagMs: 0,
          blockMs: null,
          partitions: null,
          shards: null,
          feed: null,
        },
      },
    }),
    MemberWindow: () => ({
      expiringSet: {
        members: {
          now: iso(now()),
          startRank: 0,
          totalCount: live().length,
          edges: live().map((node) => ({ node })),
          pageInfo: { startCursor: 's', endCursor: 'e', hasNextPage: false },
        },
      },
    }),
    SearchMembers: () => ({
      expiringSet: {
        searchMembers: {
          now: iso(now()),
          endCursor: null,
          scannedCount: 9_000,
          totalCount: 9_000,
          matches: live(),
        },
      },
    }),
    OneMember: ({ member }: Record<string, unknown>) => ({
      expiringSet: {
        now: iso(now()),
        member: live().find((each) => each.member === member) ?? null,
        memberRank: { rank: 6, totalCount: 9_000 },
      },
    }),
    TimeLeft: () => ({
      expiringSet: {
        timeLeft: {
          now: iso(now()),
          spanMs: 60_000,
          beyond: 4,
          never: 2,
          buckets: [{ fromMs: 0, toMs: 60_000, count: 7 }],
        },
      },
    }),
  };
}

const ADDRESS = '/sets/a%2Fb';
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

  it('extends by a difference, and undoes it with exactly what the answer told', async () => {
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
    expect(await screen.findByText('alice lives 1 m longer.')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone: it is exactly as it was.')).toBeDefined();
    const rescheduled = { from: { at: iso(START + 90_000) }, to: { at: iso(START + 30_000) } };
    expect(api.calls('RestoreMembers')).toEqual([
      { input: { set: 'a/b', members: [{ member: 'alice', undo: { rescheduled } }] } },
    ]);
  });

  it('takes a refused change back and says why', async () => {
    fakeApi({
      ...runningServer({ alice: 30_000 }),
      PersistMembers: () => refusal('REDIS_UNAVAILABLE'),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Keep alice' }));
    expect(await screen.findAllByText(/The change may or may not have happened/)).not.toEqual([]);
    expect(await screen.findByRole('button', { name: 'Keep alice' })).toBeDefined();
  });

  it('chooses by keys, and removes what is chosen', async () => {
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
    expect(screen.getByText('2 of 3 chosen')).toBeDefined();
    expect(screen.getByRole('row', { name: /^c/ }).getAttribute('aria-selected')).toBe('true');
    await user.click(
      within(screen.getByRole('toolbar', { name: 'Chosen members' })).getByRole('button', {
        name: 'Remove',
      }),
    );
    expect(api.calls('RemoveMembers')).toEqual([{ input: { set: 'a/b', members: ['b', 'c'] } }]);
    expect(await screen.findByText('2 members are removed.')).toBeDefined();
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
    expect(screen.getByText(/keeps no order/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep alice' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go to…' })).toBeNull();
    expect(api.calls('MemberWindow')).toEqual([]);
    expect(api.calls('TimeLeft')).toEqual([]);
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
    expect(await screen.findByText('carol is added.')).toBeDefined();
    const lifetime = { ttlMs: 60_000 };
    expect(api.calls('AddMember')).toEqual([
      { input: { set: 'a/b', member: 'carol', lifetime, value: { ip: '10.0.0.1' } } },
    ]);
    expect(screen.getByRole('textbox', { name: 'Member' })).toBe(document.activeElement);
  });

  it('shows bad lines of what is pasted, and sends none until they are mended', async () => {
    const api = fakeApi({
      ...runningServer({ alice: 600_000 }),
      AddMembers: () => ({ addMembers: { results: [{ status: 'ADDED' }, { status: 'ADDED' }] } }),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Paste…' }));
    const field = await screen.findByRole('textbox', { name: /A member on each line/ });
    await user.click(field);
    await user.paste('bob\n{"member": "carol", "ttl": "soon"}');
    expect(await screen.findByText('has a "ttl" that is no time span')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add 1' }));
    expect(api.calls('AddMembers')).toEqual([]);
    await user.clear(field);
    await user.paste('bob\n{"member": "carol", "ttl": "5m"}');
    await user.click(await screen.findByRole('button', { name: 'Add 2' }));
    expect(await screen.findByText('2 members are added.')).toBeDefined();
    const members = [{ member: 'bob' }, { member: 'carol', lifetime: { ttlMs: 300_000 } }];
    expect(api.calls('AddMembers')).toEqual([{ input: { set: 'a/b', members } }]);
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
