import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

/** A server whose clock runs, an arbitrary while away from the browser's. */
function runningServer(members: Record<string, number | null>) {
  const startedAt = performance.now();
  const now = () => START + (performance.now() - startedAt);
  const live = () =>
    Object.entries(members).filter(([, left]) => left === null || START + left > now());
  const answers = {
    Now: () => ({ now: iso(now()) }),
    SetWindow: () => ({
      expiringSet: {
        name: 'a/b',
        defaultTtlMs: 60_000,
        count: live().length,
        nextExpiresAt: null,
        now: iso(now()),
        members: {
          edges: live().map(([member, left]) => ({
            node: { member, value: { n: 1 }, expiresAt: left === null ? null : iso(START + left) },
          })),
          pageInfo: {
            startCursor: 's',
            endCursor: 'e',
            hasPreviousPage: false,
            hasNextPage: false,
          },
        },
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
  return answers;
}

const ADDRESS = '/sets/a%2Fb';

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

  it('extends by a difference, never by a moment of the browser', async () => {
    const api = fakeApi({
      ...runningServer({ alice: 30_000 }),
      ExtendMember: () => ({
        extendMember: { now: iso(START), status: 'CHANGED', expiresAt: iso(START + 90_000) },
      }),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Extend alice by 1 m' }));
    expect(api.calls('ExtendMember')).toEqual([
      { input: { set: 'a/b', member: 'alice', byMs: 60_000 } },
    ]);
    expect(await screen.findByText('alice lives 1 m longer.')).toBeDefined();
  });

  it('takes a refused change back and says why', async () => {
    fakeApi({
      ...runningServer({ alice: 30_000 }),
      PersistMember: () => refusal('REDIS_UNAVAILABLE'),
    });
    const user = renderPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Keep alice' }));
    expect(await screen.findAllByText(/The change may or may not have happened/)).not.toEqual([]);
    expect(await screen.findByRole('button', { name: 'Keep alice' })).toBeDefined();
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
    expect(api.calls('AddMember')).toEqual([
      { input: { set: 'a/b', member: 'carol', ttlMs: 60_000, value: { ip: '10.0.0.1' } } },
    ]);
    expect(screen.getByRole('textbox', { name: 'Member' })).toBe(document.activeElement);
  });

  it('says when there is no such set', async () => {
    fakeApi({ ...runningServer({}), SetWindow: () => refusal('SET_NOT_FOUND', 'name') });
    renderPage(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'No such set' })).toBeDefined();
  });
});
