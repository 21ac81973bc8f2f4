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
  it('shows who did what, and the outcome in words', async () => {
    const refused = entry('1', { actor: null, action: 'signIn', outcome: 'UNAUTHENTICATED' });
    fakeApi({ AuditEntries: () => page([refused, entry('0')]) });
    renderPage('/audit');
    const rows = await screen.findAllByRole('row');
    expect(within(rows[1] ?? document.body).getByText('unknown')).toBeDefined();
    expect(within(rows[1] ?? document.body).getByText('UNAUTHENTICATED')).toBeDefined();
    expect(within(rows[2] ?? document.body).getByText('done')).toBeDefined();
    expect(screen.getByText('All 2 entries')).toBeDefined();
  });

  it('is filtered by the address, and by pressing a value in a row', async () => {
    const api = fakeApi({ AuditEntries: () => page([entry('0')]) });
    const user = renderPage('/audit?actor=ci&outcome=failed');
    await user.click(await screen.findByRole('button', { name: 'addMember' }));
    expect(location.search).toContain('action=addMember');
    expect(location.search).toContain('actor=ci');
    await expect
      .poll(() => api.calls('AuditEntries'))
      .toContainEqual({
        first: 50,
        after: null,
        filter: { actor: 'ci', action: 'addMember', failed: true },
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
    const viewer = { name: 'eve', role: 'VIEWER', endsAt: null, now: NOW };
    const api = fakeApi({ Viewer: () => ({ viewer }) });
    renderPage('/audit');
    expect(await screen.findByRole('heading', { name: 'Admins only' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
    expect(api.calls('AuditEntries')).toEqual([]);
  });
});
