import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const now = '2026-01-01T12:00:00.000Z';
const later = '2026-01-01T12:10:00.000Z';

const set = {
  name: 'sessions',
  key: 'app:sessions',
  score: 'EXPIRY',
  unit: 'SECONDS',
  memberFormat: 'TEXT',
  windowMs: null as number | null,
  createdAt: now,
};
const member = {
  member: 'alice',
  base64: null,
  json: null,
  score: Date.parse(later) / 1000,
  expiresAt: later,
};

const answers = (layout = set) => ({
  Now: () => ({ now }),
  AdoptedSet: (): object => ({ adoptedSet: layout }),
  AdoptedSummary: () => ({
    adoptedSet: {
      summary: { count: 1, expiredCount: 5, nextExpiresAt: later, keyExpiresAt: null, now },
    },
  }),
  AdoptedMembers: () => ({
    adoptedSet: {
      members: {
        now,
        totalCount: 1,
        edges: [{ node: member }],
        pageInfo: { startCursor: 's', endCursor: 'e', hasPreviousPage: false, hasNextPage: false },
      },
    },
  }),
  AdoptedMemberSearch: ({ after }: { after?: unknown }) => ({
    adoptedSet: {
      searchMembers:
        after === null
          ? { now, totalCount: 9, scannedCount: 4, endCursor: 'more', matches: [member] }
          : { now, totalCount: 9, scannedCount: 5, endCursor: null, matches: [] },
    },
  }),
  RemoveAdoptedMember: () => ({ removeAdoptedMember: { status: 'REMOVED', expiresAt: later } }),
  AddAdoptedMember: () => ({ addAdoptedMember: { status: 'ADDED', expiresAt: later } }),
  ExtendAdoptedMember: () => ({ extendAdoptedMember: { status: 'CHANGED', expiresAt: later } }),
});

const named = { set: 'sessions', member: { text: 'alice' } };

describe('an adopted set', () => {
  it('shows its members and extends one by a duration', async () => {
    const api = fakeApi(answers());
    const user = renderPage('/adopted/sessions');
    const row = await screen.findByRole('row', { name: /alice/ });
    expect(within(row).getByText(/^(10:00|9:5\d)$/)).toBeDefined();
    expect(screen.getByText('app:sessions')).toBeDefined();
    await user.click(within(row).getByRole('button', { name: 'Extend alice by 1 m' }));
    expect(api.calls('ExtendAdoptedMember')).toEqual([{ input: { ...named, byMs: 60_000 } }]);
    expect(await screen.findByText('alice extended by 1 m.')).toBeDefined();
  });

  it('shows scores as dates with the stored number, the last to expire first if requested', async () => {
    const api = fakeApi(answers());
    const user = renderPage('/adopted/sessions');
    const row = await screen.findByRole('row', { name: /alice/ });
    expect(row.querySelector('time')?.dateTime).toBe(later);
    expect(within(row).getByText(String(member.score))).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Expires/ }));
    await expect.poll(() => location.search).toBe('?order=last');
    await expect
      .poll(() => api.calls('AdoptedMembers'))
      .toContainEqual({ name: 'sessions', last: 50, before: null });
  });

  it('searches members in steps', async () => {
    const api = fakeApi(answers());
    const user = renderPage('/adopted/sessions');
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'ali');
    expect(await screen.findByText('1 found in 4 of 9 live members')).toBeDefined();
    expect(location.search).toBe('?q=ali');
    await user.click(screen.getByRole('button', { name: 'Search further' }));
    await expect
      .poll(() => api.calls('AdoptedMemberSearch'))
      .toContainEqual({ name: 'sessions', first: 50, after: 'more', contains: 'ali' });
    expect(await screen.findByText('1 found in 9 of 9 live members')).toBeDefined();
  });

  it('searches once for a text that is typed quickly', async () => {
    const api = fakeApi(answers());
    renderPage('/adopted/sessions');
    const field = await screen.findByRole('searchbox', { name: 'Search members' });
    for (const value of ['a', 'al', 'ali']) fireEvent.change(field, { target: { value } });
    expect(await screen.findByText('1 found in 4 of 9 live members')).toBeDefined();
    expect(api.calls('AdoptedMemberSearch')).toEqual([
      { name: 'sessions', first: 50, after: null, contains: 'ali' },
    ]);
  });

  it('removes a member and restores it with its former expiry', async () => {
    const api = fakeApi(answers());
    const user = renderPage('/adopted/sessions');
    await user.click(await screen.findByRole('button', { name: 'Remove alice' }));
    expect(api.calls('RemoveAdoptedMember')).toEqual([{ input: named }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('alice restored.')).toBeDefined();
    expect(api.calls('AddAdoptedMember')).toEqual([
      { input: { ...named, mode: 'IF_ABSENT', lifetime: { expiresAt: later } } },
    ]);
  });

  it('asks first if a member cannot be restored exactly', async () => {
    const api = fakeApi(answers({ ...set, score: 'INSERTED', windowMs: 3_600_000 }));
    const user = renderPage('/adopted/sessions');
    await user.click(await screen.findByRole('button', { name: 'Remove alice' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove alice?' });
    expect(api.calls('RemoveAdoptedMember')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('alice removed.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Extend/ })).toBeNull();
  });

  it('adds a member with a given time to live', async () => {
    const api = fakeApi(answers());
    const user = renderPage('/adopted/sessions');
    await user.type(await screen.findByRole('textbox', { name: 'Member' }), 'bob');
    await user.click(screen.getByRole('button', { name: 'Add member' }));
    expect(await screen.findByText('bob added.')).toBeDefined();
    expect(api.calls('AddAdoptedMember')).toEqual([
      {
        input: {
          set: 'sessions',
          mode: 'ALWAYS',
          member: { text: 'bob' },
          lifetime: { ttlMs: 300_000 },
        },
      },
    ]);
  });

  it('says when there is no such set', async () => {
    fakeApi({ ...answers(), AdoptedSet: () => refusal('SET_NOT_FOUND', 'name') });
    renderPage('/adopted/sessions');
    expect(await screen.findByRole('heading', { name: 'No such adopted set' })).toBeDefined();
  });
});
