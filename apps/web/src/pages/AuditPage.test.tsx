import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';

const NOW = new Date().toISOString();

const entry = (id: string, rest: object = {}) => ({
  id,
  at: NOW,
  actor: 'ci',
  actorId: 'abc',
  kind: 'TOKEN',
  action: 'addMember',
  target: 'online',
  outcome: 'OK',
  count: null,
  requestId: `request-${id}`,
  address: '192.0.2.1',
  ...rest,
});

const page = (entries: readonly object[], rest: object = {}) => ({
  auditEntries: {
    edges: entries.map((node) => ({ node })),
    pageInfo: { hasNextPage: false, endCursor: null },
    scannedCount: entries.length,
    now: NOW,
    ...rest,
  },
});

describe('the audit log', () => {
  it('tells who did what, by day, and why something was not done', async () => {
    const refused = entry('2', { actor: null, action: 'signIn', outcome: 'UNAUTHENTICATED' });
    const failed = entry('1', { outcome: 'REDIS_FULL' });
    const old = entry('0', { at: '2026-01-01T12:00:00.000Z' });
    fakeApi({ AuditEntries: () => page([refused, failed, old]) });
    renderPage('/audit');
    const today = await screen.findByRole('region', { name: 'Today' });
    const texts = within(today)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Sign-in refused from 192.0.2.1');
    expect(texts[1]).toContain('Token ci could not add a member to online. Redis is full.');
    const before = screen.getByRole('region', { name: /2026/ });
    expect(within(before).getByText(/added a member to/)).toBeDefined();
    expect(screen.getByText('All 3 entries')).toBeDefined();
  });

  it('folds equal actions, and shows names, ids and addresses on demand', async () => {
    const removed = { action: 'removeMembers', count: 2 };
    fakeApi({ AuditEntries: () => page([entry('1', removed), entry('0', removed)]) });
    const user = renderPage('/audit');
    const details = await screen.findByRole('button', {
      name: 'Details: ci removed 4 members from online, 2 times',
    });
    expect(screen.queryByText('192.0.2.1')).toBeNull();
    await user.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('192.0.2.1')).toBeDefined();
    expect(screen.getByText('removeMembers')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy request id request-0' })).toBeDefined();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('192.0.2.1')).toBeNull();
  });

  it('is filtered by the address, and by pressing a value', async () => {
    const api = fakeApi({ AuditEntries: () => page([entry('0')]) });
    const user = renderPage('/audit?actor=ci&outcome=failed');
    await user.click(await screen.findByRole('button', { name: 'online' }));
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    await user.click(screen.getByRole('button', { name: 'Show all: Add member' }));
    await expect.poll(() => location.search).toContain('action=addMember');
    expect(location.search).toContain('actor=ci');
    await expect
      .poll(() => api.calls('AuditEntries'))
      .toContainEqual({
        first: 50,
        after: null,
        filter: { actor: 'ci', target: 'online', action: 'addMember', failed: true },
      });
  });

  it('is filtered by typing, and the focus stays in the field', async () => {
    fakeApi({ AuditEntries: () => page([entry('0')]) });
    const user = renderPage('/audit');
    const target = await screen.findByRole('textbox', { name: 'Target' });
    await user.type(target, 'online{Enter}');
    await expect.poll(() => location.search).toBe('?target=online');
    expect(document.activeElement).toBe(target);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(() => location.search).toBe('');
    expect(target).toHaveProperty('value', '');
  });

  it('shows the progress of a search, and continues from there', async () => {
    const api = fakeApi({
      AuditEntries: ({ after }) =>
        after === null
          ? page([], { scannedCount: 2000, pageInfo: { hasNextPage: true, endCursor: 'further' } })
          : page([entry('0')], { scannedCount: 512 }),
    });
    const user = renderPage('/audit?action=addMember');
    expect(await screen.findByText(/Searched the latest 2,000 entries/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search older entries' }));
    expect(await screen.findByText('1 found in all 2,512 entries')).toBeDefined();
    expect(api.calls('AuditEntries')).toContainEqual(
      expect.objectContaining({ first: 50, after: 'further' }),
    );
  });

  it('is not requested without the role admin, and says so', async () => {
    const viewer = { name: 'eve', role: 'VIEWER', scopes: null, endsAt: null, now: NOW };
    const api = fakeApi({ Viewer: () => ({ viewer }) });
    renderPage('/audit');
    expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
    expect(api.calls('AuditEntries')).toEqual([]);
  });
});
